/**
 * How the moves of a piece are found by sets of bits on a board whose size is known. Both the
 * classes of pieces and those of games are written so.
 */
package io.github.betza.processor.emit.bits;
