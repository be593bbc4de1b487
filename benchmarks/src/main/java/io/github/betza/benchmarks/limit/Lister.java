package io.github.betza.benchmarks.limit;

import static io.github.betza.benchmarks.limit.Position.BISHOP;
import static io.github.betza.benchmarks.limit.Position.KNIGHT;
import static io.github.betza.benchmarks.limit.Position.PAWN;
import static io.github.betza.benchmarks.limit.Position.QUEEN;
import static io.github.betza.benchmarks.limit.Position.ROOK;
import static io.github.betza.benchmarks.limit.Position.SIDE;

/** Lists the legal moves of a position: pins and checks are masks of the squares reached. */
final class Lister {
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Position position;
  private final Threats threats;

  Lister(Position position) {
    this.position = position;
    this.threats = new Threats(position);
  }

  /** Fills a list with the legal moves. */
  void list(Moves moves) {
    threats.find();
    moves.size = 0;
    int king = threats.king;
    int side = position.side;
    long own = position.pieces[side];
    long enemies = position.pieces[side ^ 1];
    long occupied = own | enemies;
    moves.add(king, Lines.KING[king] & ~own & ~threats.attacked);
    if (threats.isDoubleCheck()) {
      return;
    }
    if (threats.checkers == 0 && position.rights() != 0) {
      for (long left = threats.castlings(occupied); left != 0; left &= left - 1) {
        moves.addSpecial(king, Long.numberOfTrailingZeros(left), Moves.CASTLING);
      }
    }
    long targets = ~own & threats.answers();
    listPawns(moves, occupied, enemies, targets);
    long[] sets = position.sets;
    for (long left = sets[side * SIDE + KNIGHT] & ~threats.pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      moves.add(from, Lines.KNIGHT[from] & targets);
    }
    for (long left = sets[side * SIDE + BISHOP]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      moves.add(from, Lines.bishop(from, occupied) & targets & allowed(from));
    }
    for (long left = sets[side * SIDE + ROOK]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      moves.add(from, Lines.rook(from, occupied) & targets & allowed(from));
    }
    for (long left = sets[side * SIDE + QUEEN]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reached = Lines.rook(from, occupied) | Lines.bishop(from, occupied);
      moves.add(from, reached & targets & allowed(from));
    }
  }

  /** Returns the squares that a piece may go to: all, or the line of its pin. */
  private long allowed(int from) {
    return (threats.pinned >>> from & 1) == 0 ? -1 : Lines.THROUGH[threats.king * 64 + from];
  }

  /**
   * Lists the moves of all pawns that are not pinned at once, and the moves of pinned pawns one by
   * one.
   */
  private void listPawns(Moves moves, long occupied, long enemies, long targets) {
    long pawns = position.sets[position.side * SIDE + PAWN];
    listPawns(moves, pawns & ~threats.pinned, occupied, enemies, targets);
    for (long left = pawns & threats.pinned; left != 0; left &= left - 1) {
      long allowed = allowed(Long.numberOfTrailingZeros(left));
      listPawns(moves, left & -left, occupied, enemies, targets & allowed);
    }
    for (long passed = position.passed(); passed != 0; passed &= passed - 1) {
      int to = Long.numberOfTrailingZeros(passed);
      for (long left = threats.enPassant(to, occupied); left != 0; left &= left - 1) {
        moves.addSpecial(Long.numberOfTrailingZeros(left), to, Moves.EN_PASSANT);
      }
    }
  }

  private void listPawns(Moves moves, long pawns, long occupied, long enemies, long targets) {
    long steps;
    long doubles;
    long left;
    long right;
    int forward;
    if (position.side == 0) {
      steps = pawns << 8 & ~occupied;
      doubles = (steps & 0xFF0000L) << 8 & ~occupied;
      left = (pawns & Threats.NOT_FILE_A) << 7;
      right = (pawns & Threats.NOT_FILE_H) << 9;
      forward = 8;
    } else {
      steps = pawns >>> 8 & ~occupied;
      doubles = (steps & 0xFF0000000000L) >>> 8 & ~occupied;
      left = (pawns & Threats.NOT_FILE_A) >>> 9;
      right = (pawns & Threats.NOT_FILE_H) >>> 7;
      forward = -8;
    }
    steps &= targets;
    left &= enemies & targets;
    right &= enemies & targets;
    moves.addPawns(steps & ~LAST_RANKS, forward, 0);
    moves.addPawns(left & ~LAST_RANKS, forward - 1, 0);
    moves.addPawns(right & ~LAST_RANKS, forward + 1, 0);
    moves.addPawns(doubles & targets, 2 * forward, Moves.DOUBLE_STEP);
    if (((steps | left | right) & LAST_RANKS) != 0) {
      moves.addPromotions(steps & LAST_RANKS, forward);
      moves.addPromotions(left & LAST_RANKS, forward - 1);
      moves.addPromotions(right & LAST_RANKS, forward + 1);
    }
  }
}
