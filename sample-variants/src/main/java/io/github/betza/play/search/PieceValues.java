package io.github.betza.play.search;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.GameRules;

/**
 * The values of pieces, computed from their moves: from the average number of moves of a piece
 * among others at random squares, and from the share of its freedom that it has on a square of the
 * empty board. The same rules always give the same values.
 */
public final class PieceValues {
  /** One square in so many has another piece. */
  private static final int SPARSENESS = 4;

  private static final int SAMPLES = 4_096;
  private static final int WORTH_OF_MOVE = 65;
  private static final int WORTH_OF_PIECE = 40;
  private static final int WORTH_OF_PLACE = 4;
  private static final int MOST_OF_PLACE = 30;
  private static final int WORTH_OF_ADVANCE = 60;

  /** A piece with at least so many moves gets no bonus for approaching the last rank. */
  private static final int SLOW = 2;

  private final GameRules rules;
  private final Geometry geometry;
  private final PieceTable pieces;
  private final Numbers random = new Numbers(20_011);
  private final MoveList found = new MoveList();
  private final int[] worths;

  /** The values by kind, side and square: the contribution of a piece to its side's sum. */
  private final int[][] values;

  /** Computes the values of the pieces of a game. */
  public PieceValues(GameRules rules) {
    this.rules = rules;
    this.geometry = rules.geometry();
    this.pieces = rules.pieces();
    this.worths = new int[pieces.size() + 1];
    this.values = new int[2 * (pieces.size() + 1)][geometry.arrayLength()];
    for (int kind = 1; kind <= pieces.size(); kind++) {
      weigh(kind);
    }
  }

  /** Returns the value of a kind on any square: a pawn of chess about 100. */
  public int of(int kind) {
    return worths[kind];
  }

  /** Returns the values by kind; not a copy. */
  int[] worths() {
    return worths;
  }

  /** Returns the value of a piece on its square. */
  int of(int cell, int square) {
    return values[2 * Cell.kind(cell) + Cell.side(cell)][square];
  }

  private void weigh(int kind) {
    double mobility = averageMobility(kind);
    worths[kind] = (int) Math.round(WORTH_OF_PIECE + WORTH_OF_MOVE * mobility);
    Board empty = new Board(geometry.files(), geometry.ranks(), pieces);
    int[] free = new int[geometry.arrayLength()];
    long all = 0;
    boolean goesBack = false;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        free[square] = count(empty, square, cell(kind, Side.WHITE));
        all += free[square];
        goesBack |= goesBack(square);
      }
    }
    double average = (double) all / (geometry.files() * geometry.ranks());
    boolean presses = !goesBack && all > 0 && mobility < SLOW;
    // A royal piece that must not be attacked is better on quiet squares.
    boolean hides = pieces.isRoyal(kind) && rules.royalty() == Royalty.CHECKMATE;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        double more = WORTH_OF_PLACE * (free[square] - average);
        double place = Math.max(-MOST_OF_PLACE, Math.min(MOST_OF_PLACE, hides ? -more : more));
        double value = worths[kind] + place + (presses ? advance(rank) : 0);
        put(kind, file, rank, (int) Math.round(value));
      }
    }
  }

  private double advance(int rank) {
    double share = rank / Math.max(1.0, geometry.ranks() - 1.0);
    return WORTH_OF_ADVANCE * share * share;
  }

  private void put(int kind, int file, int rank, int value) {
    int turned = geometry.square(geometry.files() - 1 - file, geometry.ranks() - 1 - rank);
    values[2 * kind + Side.WHITE][geometry.square(file, rank)] = value;
    values[2 * kind + Side.BLACK][turned] = value;
  }

  private double averageMobility(int kind) {
    int squares = geometry.files() * geometry.ranks();
    int rounds = Math.max(1, SAMPLES / squares);
    long moves = 0;
    for (int round = 0; round < rounds; round++) {
      Board board = strewn();
      for (int i = 0; i < squares; i++) {
        int square = geometry.square(i % geometry.files(), i / geometry.files());
        moves += count(board, square, cell(kind, Side.WHITE));
      }
    }
    return (double) moves / ((long) rounds * squares);
  }

  /** Returns a board with some pieces of both sides on random squares. */
  private Board strewn() {
    Board board = new Board(geometry.files(), geometry.ranks(), pieces);
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        if (random.next(SPARSENESS) == 0) {
          int kind = 1 + random.next(pieces.size());
          board.put(geometry.square(file, rank), cell(kind, random.next(2)));
        }
      }
    }
    return board;
  }

  private int cell(int kind, int side) {
    return Cell.of(kind, side) | (pieces.isRoyal(kind) ? Cell.ROYAL : 0);
  }

  /**
   * Returns the number of moves that a piece would have on a square; {@link #found} contains them.
   */
  private int count(Board board, int square, int cell) {
    int there = board.get(square);
    board.put(square, cell);
    found.clear();
    pieces.moves(Cell.kind(cell)).generate(board, square, 1, PieceMoves.ALL, found);
    board.put(square, there);
    return found.size();
  }

  private boolean goesBack(int from) {
    for (int i = 0; i < found.size(); i++) {
      if (geometry.rank(Move.to(found.get(i))) < geometry.rank(from)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The numbers of {@link java.util.Random#nextInt(int)}. In a browser that method has others, and
   * the same rules give the same values there as well.
   */
  private static final class Numbers {
    private static final long FACTOR = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long seed;

    Numbers(long seed) {
      this.seed = (seed ^ FACTOR) & MASK;
    }

    /** Returns a number from 0 on, less than the bound. */
    int next(int bound) {
      int bits = next();
      if (Integer.bitCount(bound) == 1) {
        return (int) ((bound * (long) bits) >> 31);
      }
      // The last numbers are left out, so that all have the same chance.
      while (bits - bits % bound + (bound - 1) < 0) {
        bits = next();
      }
      return bits % bound;
    }

    private int next() {
      seed = (seed * FACTOR + 0xBL) & MASK;
      return (int) (seed >>> 17);
    }
  }
}
