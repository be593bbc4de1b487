/** The setup of a game: its text, and its castling rights. */
package io.github.betza.processor.variant.setup;
