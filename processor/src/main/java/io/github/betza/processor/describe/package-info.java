/**
 * Descriptions of pieces for readers: the moves in plain English, and a diagram in text. The
 * package reads only the path tree.
 */
package io.github.betza.processor.describe;
