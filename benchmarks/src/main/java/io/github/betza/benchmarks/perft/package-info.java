/** Whole games: sequences of legal moves, counted by generated code and by other programs. */
package io.github.betza.benchmarks.perft;
