package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the squares that matter to a path must hold, in the order in which they were asked for
 * first. Immutable; each is one square more than another, because a path asks for many. They are
 * not compared with each other.
 */
final class Crossings {
  static final Crossings NONE = new Crossings(null, null, null);

  private final Crossings before;
  private final Vector square;
  private final Condition condition;

  private Crossings(Crossings before, Vector square, Condition condition) {
    this.before = before;
    this.square = square;
    this.condition = condition;
  }

  /** Returns what a square must hold; {@link Condition#ANY} where nothing is asked of it. */
  Condition get(Vector asked) {
    for (Crossings each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        return each.condition;
      }
    }
    return Condition.ANY;
  }

  /** Returns these with a square that holds something else than before. */
  Crossings with(Vector asked, Condition changed) {
    List<Crossings> behind = new ArrayList<>();
    for (Crossings each = this; each.before != null; each = each.before) {
      if (each.square.equals(asked)) {
        Crossings result = new Crossings(each.before, asked, changed);
        for (int i = behind.size() - 1; i >= 0; i--) {
          result = new Crossings(result, behind.get(i).square, behind.get(i).condition);
        }
        return result;
      }
      behind.add(each);
    }
    return new Crossings(this, asked, changed);
  }

  /** Returns all squares but one. */
  List<Crossing> without(Vector left) {
    List<Crossing> crossings = new ArrayList<>();
    for (Crossings each = this; each.before != null; each = each.before) {
      if (!each.square.equals(left)) {
        crossings.add(new Crossing(each.square, each.condition));
      }
    }
    Collections.reverse(crossings);
    return crossings;
  }
}
