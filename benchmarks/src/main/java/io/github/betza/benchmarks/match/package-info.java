/** Matches: the same search on a generated game and on one that is built at run time. */
package io.github.betza.benchmarks.match;
