/**
 * Pure functions over sets of bits, for engines that keep bitboards of their own: which pieces have
 * them, and how they are written.
 */
package io.github.betza.processor.emit.bitboard;
