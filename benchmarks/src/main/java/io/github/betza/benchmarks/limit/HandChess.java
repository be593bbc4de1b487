package io.github.betza.benchmarks.limit;

import static io.github.betza.benchmarks.limit.Position.BISHOP;
import static io.github.betza.benchmarks.limit.Position.CASTLING;
import static io.github.betza.benchmarks.limit.Position.DOUBLE_STEP;
import static io.github.betza.benchmarks.limit.Position.EN_PASSANT;
import static io.github.betza.benchmarks.limit.Position.KNIGHT;
import static io.github.betza.benchmarks.limit.Position.PAWN;
import static io.github.betza.benchmarks.limit.Position.PROMOTION;
import static io.github.betza.benchmarks.limit.Position.QUEEN;
import static io.github.betza.benchmarks.limit.Position.ROOK;
import static io.github.betza.benchmarks.limit.Position.SIDE;

/**
 * Sequences of legal moves of chess as an expert counts them who writes for chess alone: sets of
 * squares, sliders by multiplication, pins and checks as masks, and the last ply by counting the
 * squares in sets.
 */
public final class HandChess {
  private static final int MOST_PLIES = 32;
  private static final int MOST_MOVES = 256;
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Position position;
  private final Threats threats;
  private final int[][] lists = new int[MOST_PLIES][MOST_MOVES];

  /**
   * Sets up a position.
   *
   * @param fen the position in FEN, a correct one
   */
  public HandChess(String fen) {
    position = new Position(fen);
    threats = new Threats(position);
  }

  /**
   * Returns how many sequences of legal moves there are.
   *
   * @param plies how long they are, 1 to 32
   */
  public long count(int plies) {
    if (plies == 1) {
      return answers();
    }
    int[] moves = lists[plies - 1];
    int size = list(moves);
    int rights = position.rights;
    int passed = position.passed;
    long nodes = 0;
    for (int i = 0; i < size; i++) {
      int piece = position.squares[moves[i] & 63];
      int captured = position.squares[moves[i] >> 6 & 63];
      position.make(moves[i], piece, captured);
      nodes += count(plies - 1);
      position.takeBack(moves[i], piece, captured);
      position.rights = rights;
      position.passed = passed;
    }
    return nodes;
  }

  /** Returns the number of legal moves. */
  private int answers() {
    threats.find();
    int side = position.side;
    int king = threats.king;
    long own = position.pieces[side];
    long enemies = position.pieces[side ^ 1];
    long occupied = own | enemies;
    int count = Long.bitCount(Lines.KING[king] & ~own & ~threats.attacked);
    long targets = ~own;
    if (threats.checkers != 0) {
      if (threats.isDoubleCheck()) {
        return count;
      }
      targets &= threats.answers();
    } else if (position.rights != 0) {
      count += Long.bitCount(threats.castlings(occupied));
    }
    long[] sets = position.sets;
    long free = ~threats.pinned;
    count += pawns(sets[side * SIDE + PAWN] & free, occupied, enemies, targets);
    for (long left = sets[side * SIDE + KNIGHT] & free; left != 0; left &= left - 1) {
      count += Long.bitCount(Lines.KNIGHT[Long.numberOfTrailingZeros(left)] & targets);
    }
    long queens = sets[side * SIDE + QUEEN];
    for (long left = (sets[side * SIDE + BISHOP] | queens) & free; left != 0; left &= left - 1) {
      count += Long.bitCount(Lines.bishop(Long.numberOfTrailingZeros(left), occupied) & targets);
    }
    for (long left = (sets[side * SIDE + ROOK] | queens) & free; left != 0; left &= left - 1) {
      count += Long.bitCount(Lines.rook(Long.numberOfTrailingZeros(left), occupied) & targets);
    }
    for (long left = threats.pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reached = reach(from, occupied) & targets & Lines.THROUGH[king * 64 + from];
      count += Long.bitCount(reached);
      count += isPawn(from) ? 3 * Long.bitCount(reached & LAST_RANKS) : 0;
    }
    return position.passed < 0 ? count : count + Long.bitCount(threats.enPassant(occupied));
  }

  /** Returns the moves of all pawns that are not pinned; each way of promotion is a move. */
  private int pawns(long pawns, long occupied, long enemies, long targets) {
    long steps;
    long doubles;
    long left;
    long right;
    if (position.side == 0) {
      steps = pawns << 8 & ~occupied;
      doubles = (steps & 0xFF0000L) << 8 & ~occupied & targets;
      left = (pawns & Threats.NOT_FILE_A) << 7 & enemies & targets;
      right = (pawns & Threats.NOT_FILE_H) << 9 & enemies & targets;
    } else {
      steps = pawns >>> 8 & ~occupied;
      doubles = (steps & 0xFF0000000000L) >>> 8 & ~occupied & targets;
      left = (pawns & Threats.NOT_FILE_A) >>> 9 & enemies & targets;
      right = (pawns & Threats.NOT_FILE_H) >>> 7 & enemies & targets;
    }
    steps &= targets;
    int count =
        Long.bitCount(steps) + Long.bitCount(doubles) + Long.bitCount(left) + Long.bitCount(right);
    if (((steps | left | right) & LAST_RANKS) != 0) {
      count +=
          3
              * (Long.bitCount(steps & LAST_RANKS)
                  + Long.bitCount(left & LAST_RANKS)
                  + Long.bitCount(right & LAST_RANKS));
    }
    return count;
  }

  /** Lists the legal moves and returns how many there are. */
  private int list(int[] moves) {
    threats.find();
    int side = position.side;
    int king = threats.king;
    long own = position.pieces[side];
    long occupied = own | position.pieces[side ^ 1];
    int size = append(moves, 0, king, Lines.KING[king] & ~own & ~threats.attacked, 0);
    if (threats.isDoubleCheck()) {
      return size;
    }
    if (threats.checkers == 0 && position.rights != 0) {
      size = append(moves, size, king, threats.castlings(occupied), CASTLING);
    }
    long targets = ~own & threats.answers();
    long[] sets = position.sets;
    for (long left = sets[side * SIDE + PAWN]; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      size = appendPawn(moves, size, from, legal(from, pawn(from, occupied)) & targets);
    }
    for (long left = sets[side * SIDE + KNIGHT] & ~threats.pinned; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      size = append(moves, size, from, Lines.KNIGHT[from] & targets, 0);
    }
    long queens = sets[side * SIDE + QUEEN];
    for (long left = sets[side * SIDE + BISHOP] | queens; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      size = append(moves, size, from, legal(from, Lines.bishop(from, occupied)) & targets, 0);
    }
    for (long left = sets[side * SIDE + ROOK] | queens; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      size = append(moves, size, from, legal(from, Lines.rook(from, occupied)) & targets, 0);
    }
    for (long left = threats.enPassant(occupied); left != 0; left &= left - 1) {
      moves[size++] =
          Position.move(Long.numberOfTrailingZeros(left), position.passed, EN_PASSANT, 0);
    }
    return size;
  }

  /** Returns the squares of a set that a piece may go to: all, or those of the line of its pin. */
  private long legal(int from, long reached) {
    return (threats.pinned >>> from & 1) == 0
        ? reached
        : reached & Lines.THROUGH[threats.king * 64 + from];
  }

  private boolean isPawn(int square) {
    return (position.squares[square] & 7) == PAWN;
  }

  private static int append(int[] moves, int begin, int from, long targets, int special) {
    int size = begin;
    for (long left = targets; left != 0; left &= left - 1) {
      moves[size++] = Position.move(from, Long.numberOfTrailingZeros(left), special, 0);
    }
    return size;
  }

  private static int appendPawn(int[] moves, int begin, int from, long targets) {
    int size = begin;
    for (long left = targets; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      if ((1L << to & LAST_RANKS) != 0) {
        for (int kind = KNIGHT; kind <= QUEEN; kind++) {
          moves[size++] = Position.move(from, to, PROMOTION, kind);
        }
      } else {
        moves[size++] = Position.move(from, to, Math.abs(to - from) == 16 ? DOUBLE_STEP : 0, 0);
      }
    }
    return size;
  }

  /** Returns what a piece other than a king reaches, own pieces included. */
  private long reach(int from, long occupied) {
    return switch (position.squares[from] & 7) {
      case PAWN -> pawn(from, occupied);
      case KNIGHT -> Lines.KNIGHT[from];
      case BISHOP -> Lines.bishop(from, occupied);
      case ROOK -> Lines.rook(from, occupied);
      default -> Lines.rook(from, occupied) | Lines.bishop(from, occupied);
    };
  }

  private long pawn(int from, long occupied) {
    int side = position.side;
    long captures = Lines.PAWN[side * 64 + from] & position.pieces[side ^ 1];
    if (side == 0) {
      long step = (1L << from) << 8 & ~occupied;
      long twice = (step & 0xFF0000L) << 8 & ~occupied;
      return captures | step | twice;
    }
    long step = (1L << from) >>> 8 & ~occupied;
    long twice = (step & 0xFF0000000000L) >>> 8 & ~occupied;
    return captures | step | twice;
  }
}
