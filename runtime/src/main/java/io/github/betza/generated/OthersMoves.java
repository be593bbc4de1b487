package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/** Appends the moves that an imitator or a borrower has from another piece. For generated code. */
public final class OthersMoves {
  /** Selects moves that end on an empty square, except captures en passant. */
  public static final int TO_EMPTY = 1;

  /** Selects moves that end on the square of an enemy piece that is royal. */
  public static final int TO_ENEMY_ROYAL = 1 << 1;

  /** Selects moves that end on the square of an enemy piece that is not royal. */
  public static final int TO_ENEMY_COMMON = 1 << 2;

  /** Selects moves that end on the square of an own piece. */
  public static final int TO_OWN = 1 << 3;

  /** Selects moves that capture en passant. */
  public static final int EN_PASSANT = 1 << 4;

  private OthersMoves() {}

  /**
   * Appends moves of the kind of piece that moved last.
   *
   * @param forward as in {@link PieceMoves#generate}; already turned if the imitator mirrors
   * @param wanted as in {@link PieceMoves#generate}
   * @param ends which of the moves it has, by the way they end: a sum of the constants above
   */
  public static void imitate(
      Board board, int from, int forward, int wanted, int ends, MoveList moves) {
    if (board.lastMovedKind() == 0) {
      return;
    }
    MoveList theirs = board.writer.lent.moves();
    board.pieces().moves(board.lastMovedKind()).generateOwn(board, from, forward, wanted, theirs);
    for (int i = 0; i < theirs.size(); i++) {
      int end = end(board, theirs, i);
      if (end == EN_PASSANT && isHadOtherwise(board, from, forward, wanted, theirs, i)) {
        end = TO_EMPTY;
      }
      if ((end & ends) != 0) {
        moves.append(theirs, i);
        moves.pending().dropRepeated();
      }
    }
  }

  /**
   * Returns whether a piece has a move that looks like a capture en passant even without the right
   * to capture on its last square: a piece that captures on its way may take the same victim and
   * end on the same square.
   */
  private static boolean isHadOtherwise(
      Board board, int from, int forward, int wanted, MoveList theirs, int index) {
    MoveList others = board.writer.lent.others();
    board.writer.passed().close(Move.to(theirs.get(index)));
    board.pieces().moves(board.lastMovedKind()).generateOwn(board, from, forward, wanted, others);
    board.writer.passed().open();
    for (int i = 0; i < others.size(); i++) {
      if (others.areEqual(i, theirs, index)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Appends the moves of the piece on a square, made from another; no moves if both are of one
   * kind.
   */
  public static void borrow(
      Board board, int square, int from, int forward, int wanted, MoveList moves) {
    int kind = Cell.kind(board.get(square));
    if (kind == Cell.kind(board.get(from))) {
      return;
    }
    MoveList theirs = board.writer.lent.moves();
    board.pieces().moves(kind).generateOwn(board, from, forward, wanted, theirs);
    for (int i = 0; i < theirs.size(); i++) {
      moves.append(theirs, i);
      moves.pending().dropRepeated();
    }
  }

  /**
   * Appends, for every kind of piece that the enemy has, the captures that a piece of that kind
   * would make from a square, if they take only pieces of that kind.
   */
  public static void captureImitatively(Board board, int from, int forward, MoveList moves) {
    int[] cells = board.cells();
    int enemy = (cells[from] & Cell.EDGE) ^ Cell.EDGE;
    long[] seen = board.writer.lent.seenKinds();
    for (int square = 0; square < cells.length; square++) {
      int cell = cells[square];
      int kind = Cell.kind(cell);
      if ((cell & Cell.EDGE) != enemy || (seen[kind >> 6] & 1L << kind) != 0) {
        continue;
      }
      seen[kind >> 6] |= 1L << kind;
      MoveList theirs = board.writer.lent.moves();
      board.pieces().moves(kind).generateOwn(board, from, forward, PieceMoves.CAPTURES, theirs);
      for (int i = 0; i < theirs.size(); i++) {
        if (takesOnly(board, theirs, i, enemy, kind)) {
          moves.append(theirs, i);
          moves.pending().dropRepeated();
        }
      }
    }
  }

  /**
   * Returns whether a piece captures the enemy on a square in that way: by the moves of that
   * enemy's kind.
   */
  public static boolean capturesImitatively(Board board, int from, int target) {
    int kind = Cell.kind(board.get(target));
    int enemy = (board.get(from) & Cell.EDGE) ^ Cell.EDGE;
    MoveList theirs = board.writer.lent.moves();
    board.pieces().moves(kind).generateOwn(board, from, 1, PieceMoves.CAPTURES, theirs);
    for (int i = 0; i < theirs.size(); i++) {
      if (Effect.takes(theirs, i, target) && takesOnly(board, theirs, i, enemy, kind)) {
        return true;
      }
    }
    return false;
  }

  private static boolean takesOnly(Board board, MoveList moves, int index, int enemy, int kind) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      int square = Effect.first(moves.effect(index, i));
      if (isOther(board.get(square), enemy, kind) && Effect.takes(moves, index, square)) {
        return false;
      }
    }
    int to = Move.to(moves.get(index));
    return !isOther(board.get(to), enemy, kind) || !Effect.takes(moves, index, to);
  }

  /** Returns whether a cell holds an enemy piece of another kind. */
  private static boolean isOther(int cell, int enemy, int kind) {
    return (cell & Cell.EDGE) == enemy && Cell.kind(cell) != kind;
  }

  private static int end(Board board, MoveList moves, int index) {
    int move = moves.get(index);
    int to = Move.to(move);
    // Castling may end on the square that the partner leaves.
    boolean free = to == Move.from(move) || Effect.isIn(moves, index, Effect.PARTNER);
    int cell = free ? Cell.EMPTY : board.get(to);
    if (cell == Cell.EMPTY) {
      return looksEnPassant(board, moves, index) ? EN_PASSANT : TO_EMPTY;
    }
    if (Cell.side(cell) == Cell.side(board.get(Move.from(move)))) {
      return TO_OWN;
    }
    return (cell & Cell.ROYAL) != 0 ? TO_ENEMY_ROYAL : TO_ENEMY_COMMON;
  }

  private static boolean looksEnPassant(Board board, MoveList moves, int index) {
    int victim = board.enPassantVictim(Move.to(moves.get(index)));
    for (int i = 0; victim != Geometry.OFF && i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) == Effect.REMOVE && Effect.first(effect) == victim) {
        return true;
      }
    }
    return false;
  }
}
