/**
 * Writes code that finds the moves of a piece by sets of bits on a board of a known size, for the
 * classes of pieces and of games.
 */
package io.github.betza.processor.emit.bits;
