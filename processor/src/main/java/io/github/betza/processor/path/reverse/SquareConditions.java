package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the squares that matter to a path must hold, in the order of their first conditions.
 * Immutable; each extends another by one square, because a path has many. They are not compared
 * with each other.
 */
record SquareConditions(SquareConditions before, Vector square, Condition condition) {
  static final SquareConditions NONE = new SquareConditions(null, null, null);

  /** Returns what a square must hold; {@link Condition#ANY} if it has no condition. */
  Condition get(Vector asked) {
    for (SquareConditions each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        return each.condition;
      }
    }
    return Condition.ANY;
  }

  /** Returns these with a square that holds something else than before. */
  SquareConditions with(Vector asked, Condition changed) {
    List<SquareConditions> behind = new ArrayList<>();
    for (SquareConditions each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        SquareConditions result = new SquareConditions(each.before, asked, changed);
        for (int i = behind.size() - 1; i >= 0; i--) {
          result = new SquareConditions(result, behind.get(i).square, behind.get(i).condition);
        }
        return result;
      }
      behind.add(each);
    }
    return new SquareConditions(this, asked, changed);
  }

  /** Returns all squares but one. */
  List<Crossing> without(Vector left) {
    List<Crossing> crossings = new ArrayList<>();
    for (SquareConditions each = this; each.before != null; each = each.before) {
      if (!each.square.equals(left)) {
        crossings.add(new Crossing(each.square, each.condition));
      }
    }
    Collections.reverse(crossings);
    return crossings;
  }
}
