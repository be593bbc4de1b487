/**
 * Chess as an expert writes it by hand, with the full state of a game: the standard for generated
 * code.
 */
package io.github.betza.benchmarks.limit;
