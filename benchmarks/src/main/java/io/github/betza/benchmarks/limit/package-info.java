/**
 * Chess as an expert writes it by hand, with all that a game keeps: the limit that generated code
 * is held to.
 */
package io.github.betza.benchmarks.limit;
