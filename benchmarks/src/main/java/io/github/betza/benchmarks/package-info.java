/**
 * Measures generated move generators beside an interpreter and beside code written by hand, all on
 * the same board and in the same run.
 */
package io.github.betza.benchmarks;
