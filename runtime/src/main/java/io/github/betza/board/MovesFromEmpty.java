package io.github.betza.board;

/**
 * Asks for the moves that a piece would have on an empty square: a piece of the side to move stands
 * there meanwhile, which has moved and is of no registered kind. The position is the same as before
 * when the answer is there, so a game's board allows it. For generated code.
 */
public final class MovesFromEmpty {
  private MovesFromEmpty() {}

  /** Calls {@link PieceMoves#generate}. */
  public static void generate(
      PieceMoves moves, Board board, int from, int forward, int wanted, MoveList list) {
    board.replace(from, Cell.WHITE << board.side());
    try {
      moves.generate(board, from, forward, wanted, list);
    } finally {
      board.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#generateOwn}. */
  public static void generateOwn(
      PieceMoves moves, Board board, int from, int forward, int wanted, MoveList list) {
    board.replace(from, Cell.WHITE << board.side());
    try {
      moves.generateOwn(board, from, forward, wanted, list);
    } finally {
      board.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#count}. */
  public static int count(PieceMoves moves, Board board, int from) {
    board.replace(from, Cell.WHITE << board.side());
    try {
      return moves.count(board, from);
    } finally {
      board.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#canCapture}. */
  public static boolean canCapture(PieceMoves moves, Board board, int from, int target) {
    board.replace(from, Cell.WHITE << board.side());
    try {
      return moves.canCapture(board, from, target);
    } finally {
      board.replace(from, Cell.EMPTY);
    }
  }

  /** Calls {@link PieceMoves#canImmobilize}. */
  public static boolean canImmobilize(PieceMoves moves, Board board, int from, int target) {
    board.replace(from, Cell.WHITE << board.side());
    try {
      return moves.canImmobilize(board, from, target);
    } finally {
      board.replace(from, Cell.EMPTY);
    }
  }
}
