/** Measuring, and writing the results. */
package io.github.betza.benchmarks.measure;
