package io.github.betza.processor.emit.plan;

import io.github.betza.processor.path.Vector;

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
