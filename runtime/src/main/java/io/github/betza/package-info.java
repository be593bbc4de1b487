/** The annotations with which a chess-variant piece is declared. */
package io.github.betza;
