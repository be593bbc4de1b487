package io.github.betza.benchmarks.limit;

import static io.github.betza.benchmarks.limit.Position.BISHOP;
import static io.github.betza.benchmarks.limit.Position.KING;
import static io.github.betza.benchmarks.limit.Position.KNIGHT;
import static io.github.betza.benchmarks.limit.Position.PAWN;
import static io.github.betza.benchmarks.limit.Position.QUEEN;
import static io.github.betza.benchmarks.limit.Position.ROOK;
import static io.github.betza.benchmarks.limit.Position.SIDE;

/**
 * The threats to the king of the side to move: the pieces that give check, the pinned pieces, and
 * the attacked squares.
 */
final class Threats {
  static final long NOT_FILE_A = ~0x0101010101010101L;
  static final long NOT_FILE_H = ~0x8080808080808080L;

  int king;
  long checkers;
  long pinned;

  /** The squares that the other side attacks without the king on the board; computed on demand. */
  long attacked;

  private final Position position;

  Threats(Position position) {
    this.position = position;
  }

  /** Computes all threats. */
  void find() {
    long[] sets = position.sets;
    int side = position.side;
    int other = (side ^ 1) * SIDE;
    king = Long.numberOfTrailingZeros(sets[side * SIDE + KING]);
    long own = position.pieces[side];
    long occupied = own | position.pieces[side ^ 1];
    long queens = sets[other + QUEEN];
    long diagonal = sets[other + BISHOP] | queens;
    long straight = sets[other + ROOK] | queens;
    long checks =
        (Lines.KNIGHT[king] & sets[other + KNIGHT])
            | (Lines.PAWN[side * 64 + king] & sets[other + PAWN]);
    long pins = 0;
    long sliders = (Lines.ROOK[king] & straight) | (Lines.BISHOP[king] & diagonal);
    for (long left = sliders; left != 0; left &= left - 1) {
      long between = Lines.BETWEEN[king * 64 + Long.numberOfTrailingZeros(left)] & occupied;
      if (between == 0) {
        checks |= left & -left;
      } else if ((between & between - 1) == 0) {
        pins |= between & own;
      }
    }
    checkers = checks;
    pinned = pins;
    long steps = Lines.KING[king] & ~own;
    if (steps != 0 || (checks == 0 && position.rights() != 0)) {
      attacked = attacked(other, diagonal, straight, occupied ^ 1L << king);
    } else {
      attacked = 0;
    }
  }

  private long attacked(int other, long diagonal, long straight, long occupied) {
    long[] sets = position.sets;
    long pawns = sets[other + PAWN];
    long reached =
        other == 0
            ? (pawns & NOT_FILE_A) << 7 | (pawns & NOT_FILE_H) << 9
            : (pawns & NOT_FILE_A) >>> 9 | (pawns & NOT_FILE_H) >>> 7;
    for (long left = sets[other + KNIGHT]; left != 0; left &= left - 1) {
      reached |= Lines.KNIGHT[Long.numberOfTrailingZeros(left)];
    }
    for (long left = diagonal; left != 0; left &= left - 1) {
      reached |= Lines.bishop(Long.numberOfTrailingZeros(left), occupied);
    }
    for (long left = straight; left != 0; left &= left - 1) {
      reached |= Lines.rook(Long.numberOfTrailingZeros(left), occupied);
    }
    return reached | Lines.KING[Long.numberOfTrailingZeros(sets[other + KING])];
  }

  /**
   * Returns the squares that answer a check by pieces other than the king; all squares without a
   * check.
   */
  long answers() {
    return checkers == 0
        ? -1
        : Lines.BETWEEN[king * 64 + Long.numberOfTrailingZeros(checkers)] | checkers;
  }

  /** Returns whether two pieces give check, so that only the king may move. */
  boolean isDoubleCheck() {
    return (checkers & checkers - 1) != 0;
  }

  /**
   * Returns the castling targets of the king, as a set. It may not pass an attacked square; its
   * rook may.
   */
  long castlings(long occupied) {
    long taken = occupied | attacked;
    long targets = 0;
    if (position.side == 0) {
      if ((position.rights() & 1) != 0 && (taken & 0x60L) == 0) {
        targets |= 0x40L;
      }
      if ((position.rights() & 2) != 0 && (occupied & 0x0EL) == 0 && (attacked & 0x0CL) == 0) {
        targets |= 0x04L;
      }
    } else {
      if ((position.rights() & 4) != 0 && (taken & 0x60L << 56) == 0) {
        targets |= 0x40L << 56;
      }
      if ((position.rights() & 8) != 0
          && (occupied & 0x0EL << 56) == 0
          && (attacked & 0x0CL << 56) == 0) {
        targets |= 0x04L << 56;
      }
    }
    return targets;
  }

  /**
   * Returns the pawns that may capture en passant.
   *
   * @param passed their target
   */
  long enPassant(int passed, long occupied) {
    int side = position.side;
    long pawns = Lines.PAWN[(side ^ 1) * 64 + passed] & position.sets[side * SIDE + PAWN];
    long legal = 0;
    for (long left = pawns; left != 0; left &= left - 1) {
      legal |= isSafeEnPassant(left & -left, passed, occupied) ? left & -left : 0;
    }
    return legal;
  }

  /** Both the pawn and its victim leave their squares; each may have blocked a line. */
  private boolean isSafeEnPassant(long pawn, int passed, long occupied) {
    int other = (position.side ^ 1) * SIDE;
    long[] sets = position.sets;
    long captured = 1L << (passed + (position.side == 0 ? -8 : 8));
    long leapers = sets[other + KNIGHT] | sets[other + PAWN];
    if ((checkers & leapers & ~captured) != 0) {
      return false;
    }
    long after = (occupied & ~pawn & ~captured) | 1L << passed;
    long queens = sets[other + QUEEN];
    return (Lines.rook(king, after) & (sets[other + ROOK] | queens)) == 0
        && (Lines.bishop(king, after) & (sets[other + BISHOP] | queens)) == 0;
  }
}
