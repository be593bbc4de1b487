/**
 * The same moves in fewer paths: equal beginnings walked once, what another path covers dropped,
 * the moves of other pieces separated from those a piece has of its own.
 */
package io.github.betza.processor.path.optimize;
