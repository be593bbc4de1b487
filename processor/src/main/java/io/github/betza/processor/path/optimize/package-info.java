/**
 * The same moves in fewer paths: equal beginnings are walked once, covered paths are dropped, and
 * moves of other pieces are separated from the piece's own moves.
 */
package io.github.betza.processor.path.optimize;
