/**
 * Reports on a single notation: its errors and warnings, its meaning, and the same piece in other
 * dialects. The package needs no compiler and no files, so it runs in a browser as well.
 */
package io.github.betza.processor.analysis;
