/**
 * A game as its annotation declares it, as plain values: the pieces, the rules, and the texts of
 * lists of letters, sets of squares and setups.
 */
package io.github.betza.processor.variant;
