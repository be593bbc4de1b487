package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * Finds the moves that a piece would have on an empty square: meanwhile a piece of the side to move
 * is there, which has moved and is of no registered kind. Afterwards the position is the same as
 * before, so the board of a game permits it. For generated code.
 */
public final class MovesFromEmpty {
  private MovesFromEmpty() {}

  /** Calls {@link PieceMoves#generate}. */
  public static void generate(
      PieceMoves moves, Board board, int from, int forward, int wanted, MoveList list) {
    board.writer.replace(from, Cell.WHITE << board.side());
    try {
      moves.generate(board, from, forward, wanted, list);
    } finally {
      board.writer.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#generateOwn}. */
  public static void generateOwn(
      PieceMoves moves, Board board, int from, int forward, int wanted, MoveList list) {
    board.writer.replace(from, Cell.WHITE << board.side());
    try {
      moves.generateOwn(board, from, forward, wanted, list);
    } finally {
      board.writer.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#count}. */
  public static int count(PieceMoves moves, Board board, int from) {
    board.writer.replace(from, Cell.WHITE << board.side());
    try {
      return moves.count(board, from);
    } finally {
      board.writer.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#canCapture}. */
  public static boolean canCapture(PieceMoves moves, Board board, int from, int target) {
    board.writer.replace(from, Cell.WHITE << board.side());
    try {
      return moves.canCapture(board, from, target);
    } finally {
      board.writer.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#canImmobilize}. */
  public static boolean canImmobilize(PieceMoves moves, Board board, int from, int target) {
    board.writer.replace(from, Cell.WHITE << board.side());
    try {
      return moves.canImmobilize(board, from, target);
    } finally {
      board.writer.replace(from, Cell.EMPTY);
    }
  }
}
