package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What squares must hold, in the order in which they were asked for first. Immutable; each is one
 * square more than another, because a path asks for many. They are not compared with each other.
 */
final class Squares {
  static final Squares NONE = new Squares(null, null, null);

  private final Squares before;
  private final Vector square;
  private final Condition condition;

  private Squares(Squares before, Vector square, Condition condition) {
    this.before = before;
    this.square = square;
    this.condition = condition;
  }

  /** Returns what a square must hold; {@link Condition#ANY} where nothing is asked of it. */
  Condition get(Vector asked) {
    for (Squares each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        return each.condition;
      }
    }
    return Condition.ANY;
  }

  /** Returns these with a square that holds something else than before. */
  Squares with(Vector asked, Condition changed) {
    List<Squares> behind = new ArrayList<>();
    for (Squares each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        Squares result = new Squares(each.before, asked, changed);
        for (int i = behind.size() - 1; i >= 0; i--) {
          result = new Squares(result, behind.get(i).square, behind.get(i).condition);
        }
        return result;
      }
      behind.add(each);
    }
    return new Squares(this, asked, changed);
  }

  /** Returns all squares but one. */
  List<Crossing> without(Vector left) {
    List<Crossing> crossings = new ArrayList<>();
    for (Squares each = this; each.before != null; each = each.before) {
      if (!each.square.equals(left)) {
        crossings.add(new Crossing(each.square, each.condition));
      }
    }
    Collections.reverse(crossings);
    return crossings;
  }
}
