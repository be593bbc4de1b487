/**
 * Chess counted by code that an expert writes by hand: the limit that generated code is held to.
 */
package io.github.betza.benchmarks.limit;
