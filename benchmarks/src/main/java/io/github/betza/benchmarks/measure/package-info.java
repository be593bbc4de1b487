/** How something is measured, and how what was found is told. */
package io.github.betza.benchmarks.measure;
