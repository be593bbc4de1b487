/**
 * The same moves in fewer paths: equal beginnings walked once, what another path covers dropped,
 * what belongs to other pieces parted from what a piece has of its own.
 */
package io.github.betza.processor.path.optimize;
