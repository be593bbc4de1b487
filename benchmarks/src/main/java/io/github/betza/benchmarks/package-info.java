/**
 * Measures generated code: pieces beside an interpreter and code written by hand, and whole games
 * beside other programs that count their moves, contestants in turn and in the same run. {@link
 * io.github.betza.benchmarks.Main} is the command.
 */
package io.github.betza.benchmarks;
