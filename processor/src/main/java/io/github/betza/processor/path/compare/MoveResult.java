package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * The effects of a move; squares are relative to the mover's start.
 *
 * @param from the start of the moving piece, which after an excitation is not the mover
 * @param to the square that it reaches
 * @param captures whether it removes an enemy piece
 * @param effects its further effects, sorted, without duplicates
 * @param custodies the custodial captures that it may make
 */
record MoveResult(
    Vector from, Vector to, boolean captures, List<Effect> effects, List<Custody> custodies) {
  MoveResult {
    effects = List.copyOf(effects);
    custodies = List.copyOf(custodies);
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof MoveResult result
        && from.equals(result.from)
        && to.equals(result.to)
        && captures == result.captures
        && effects.equals(result.effects)
        && custodies.equals(result.custodies);
  }

  /** Few moves between two squares differ in the rest. */
  @Override
  public int hashCode() {
    return 31 * (31 * from.hashCode() + to.hashCode()) + effects.hashCode();
  }

  /** Kinds of effects. */
  enum Kind {
    /** The piece on a square is removed. */
    REMOVE,
    /** The piece that can be captured en passant on a square is removed. */
    EN_PASSANT,
    /** The piece on the first square is captured and put on the second. */
    UNLOAD,
    /** The pieces on two squares change places. */
    SWAP,
    /** The mover is removed from a square. */
    VANISH,
    /** A square becomes an en-passant square. */
    GRANT,
    /** The moves of the piece on a square are borrowed. */
    BORROW
  }

  /**
   * An effect of a move.
   *
   * @param kind the kind
   * @param first the square
   * @param second the second square, or the first again
   */
  record Effect(Kind kind, Vector first, Vector second) implements Comparable<Effect> {
    Effect(Kind kind, Vector square) {
      this(kind, square, square);
    }

    @Override
    public int compareTo(Effect other) {
      int byKind = kind.compareTo(other.kind);
      int byFirst = byKind != 0 ? byKind : compare(first, other.first);
      return byFirst != 0 ? byFirst : compare(second, other.second);
    }

    private static int compare(Vector a, Vector b) {
      int byFiles = Integer.compare(a.files(), b.files());
      return byFiles != 0 ? byFiles : Integer.compare(a.ranks(), b.ranks());
    }
  }
}
