/**
 * What there is to say about a single notation: its errors and warnings, its meaning, and the same
 * piece in other dialects. It needs no compiler and no files, so it runs in a browser as well.
 */
package io.github.betza.processor.analysis;
