/**
 * Descriptions of pieces for people: the moves in plain English, and a diagram in text. The package
 * reads the path tree and nothing else.
 */
package io.github.betza.processor.describe;
