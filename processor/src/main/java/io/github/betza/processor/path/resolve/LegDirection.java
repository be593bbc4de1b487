package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Length;
import java.util.List;

/**
 * One of the directions that a leg may take, straight or bent.
 *
 * @param directions the directions of its steps, which repeat
 * @param length the number of steps
 * @param residue the numbers of steps after which it may end, see {@code Leg}
 * @param end how the move arrives at its end
 */
record LegDirection(List<Integer> directions, Length length, int residue, Arrival end) {}
