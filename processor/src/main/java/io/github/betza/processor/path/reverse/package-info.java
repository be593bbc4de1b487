/**
 * Captures seen from the captured piece: the relevant squares between it and each piece that can
 * capture it, and the paths of a piece walked backward.
 */
package io.github.betza.processor.path.reverse;
