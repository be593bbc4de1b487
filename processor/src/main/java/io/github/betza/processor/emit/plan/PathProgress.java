package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.MoveKey.Change;
import io.github.betza.processor.emit.plan.MoveKey.Content;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.Set;

/**
 * How far a path of legs has been followed.
 *
 * @param from the square where the mover began
 * @param at the square that it has reached
 * @param transform how the next leg lies
 * @param steps the number of steps of the last leg
 * @param changes the captures on the way, each with the square where the piece was put down
 * @param unknown whether a piece was captured whose square depends on the position
 * @param needs the conditions on the squares passed
 */
record PathProgress(
    Vector from,
    Vector at,
    Transform transform,
    int steps,
    Set<Change> changes,
    boolean unknown,
    SquareNeeds needs) {
  /** Returns the path extended by a leg to a square, with the conditions of that leg. */
  PathProgress arriving(Vector square, int count, SquareNeeds needed) {
    return new PathProgress(from, square, transform, count, changes, unknown, needed);
  }

  /** Returns whether a square is, or may be, empty because of the move itself. */
  boolean isCleared(Vector square) {
    if (unknown || square.equals(from)) {
      return true;
    }
    return changes.stream().anyMatch(change -> change.piece().equals(square));
  }

  /** Returns the changes of a move other than the mover's arrival at its target. */
  Set<Change> changes(Landing last, Content content) {
    LegEffect effect = last.outcome().effect();
    boolean plain =
        effect == LegEffect.NONE || (effect == LegEffect.REMOVE && !last.finish().returns());
    return changes.isEmpty() && plain ? Set.of() : allChanges(last, content);
  }

  private Set<Change> allChanges(Landing last, Content content) {
    LegEffect effect = last.outcome().effect();
    Set<Change> all = new HashSet<>();
    // Both a leg that begins at the origin and the end of the move may put a piece down there, so
    // this change is kept apart from the captures.
    Change atOrigin = new Change(LegEffect.UNLOAD_AT_ORIGIN, from, from);
    for (Change change : changes) {
      boolean unloads = change.effect() == LegEffect.UNLOAD_AT_LEG_START;
      if (unloads && change.to().equals(from)) {
        all.add(new Change(LegEffect.REMOVE, change.piece(), change.piece()));
        all.add(atOrigin);
      } else {
        all.add(
            new Change(change.effect(), change.piece(), unloads ? change.to() : change.piece()));
      }
    }
    // What was put down on the way cannot be put down again.
    boolean holds = content != Content.EMPTY || unknown;
    for (Change change : changes) {
      holds |= change.effect() == LegEffect.REMOVE;
    }
    if (effect == LegEffect.UNLOAD_AT_ORIGIN && holds) {
      all.add(atOrigin);
    } else if (effect == LegEffect.SWAP) {
      all.add(new Change(effect, at, from));
    } else if (effect == LegEffect.REMOVE && last.finish().returns()) {
      all.add(new Change(effect, at, at));
    }
    return all;
  }

  /** The conditions of a path on the squares that it passes, the last square first. */
  record SquareNeeds(Vector square, boolean piece, SquareNeeds before, int empty, int pieces) {
    static final SquareNeeds NOTHING = new SquareNeeds(Vector.ZERO, false, null, 0, 0);

    SquareNeeds empty(Vector next) {
      return new SquareNeeds(next, false, this, empty + 1, pieces);
    }

    SquareNeeds piece(Vector next) {
      return new SquareNeeds(next, true, this, empty, pieces + 1);
    }

    /** Returns whether every position satisfies these conditions. */
    boolean isNone() {
      return before == null;
    }

    /** Returns whether no position satisfies both. */
    boolean excludes(SquareNeeds other) {
      return needsPieceWhereEmpty(this, other) || needsPieceWhereEmpty(other, this);
    }

    private static boolean needsPieceWhereEmpty(SquareNeeds one, SquareNeeds other) {
      if (other.empty == 0) {
        return false;
      }
      for (SquareNeeds each = one; each.pieces > 0; each = each.before) {
        if (each.piece && other.needsEmpty(each.square)) {
          return true;
        }
      }
      return false;
    }

    private boolean needsEmpty(Vector wanted) {
      for (SquareNeeds each = this; each.empty > 0; each = each.before) {
        if (!each.piece && each.square.equals(wanted)) {
          return true;
        }
      }
      return false;
    }
  }
}
