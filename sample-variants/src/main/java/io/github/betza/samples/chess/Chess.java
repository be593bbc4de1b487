package io.github.betza.samples.chess;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.play.Fen;
import io.github.betza.play.MalformedPositionException;
import io.github.betza.play.Rules;

/** Orthodox chess: the pieces, the start position and the rules. */
public final class Chess {
  /** The position in which a game begins. */
  public static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  static final int PAWN = 1;
  static final int KNIGHT = 2;
  static final int BISHOP = 3;
  static final int ROOK = 4;
  static final int QUEEN = 5;
  static final int KING = 6;

  /** The pieces, in the order of the numbers above. */
  private static final PieceTable PIECES =
      PieceTable.builder()
          .add('P', "pawn", PawnMoves.INSTANCE)
          .add('N', "knight", KnightMoves.INSTANCE)
          .add('B', "bishop", BishopMoves.INSTANCE)
          .add('R', "rook", RookMoves.INSTANCE)
          .add('Q', "queen", QueenMoves.INSTANCE)
          .addRoyal('K', "king", KingMoves.INSTANCE)
          .build();

  private static final int SIZE = 8;

  private static final Reach REACH = new Reach(PIECES, new Geometry(SIZE, SIZE));

  private Chess() {}

  /**
   * Returns the rules for the game that goes on from a position.
   *
   * @param fen the position
   * @throws MalformedPositionException where the text has no meaning, a side has not exactly one
   *     king, a pawn stands on the first or the last rank, or a castling right is not backed by a
   *     king and a rook on their squares
   */
  public static Rules rules(String fen) {
    Fen reader = new Fen(PIECES, SIZE, SIZE, (kind, square, rank) -> kind == PAWN && rank == 1);
    Board board = reader.read(fen);
    check(board);
    return new Rules(board, new ChessMovement(REACH));
  }

  private static void check(Board board) {
    int[] kings = new int[2];
    for (int rank = 0; rank < SIZE; rank++) {
      for (int file = 0; file < SIZE; file++) {
        int cell = board.get(board.geometry().square(file, rank));
        if (!Cell.isPiece(cell)) {
          continue;
        }
        int kind = Cell.kind(cell);
        if (kind == KING) {
          kings[Cell.side(cell)]++;
        }
        if (kind == PAWN && (rank == 0 || rank == SIZE - 1)) {
          throw new MalformedPositionException("a pawn stands on rank " + (rank + 1));
        }
        if (kind != PAWN && (cell & Cell.UNMOVED) != 0 && !isAtHome(board, cell, file, rank)) {
          throw new MalformedPositionException("a castling right without king and rook at home");
        }
      }
    }
    if (kings[Side.WHITE] != 1 || kings[Side.BLACK] != 1) {
      throw new MalformedPositionException("each side has one king");
    }
  }

  private static boolean isAtHome(Board board, int cell, int file, int rank) {
    Geometry geometry = board.geometry();
    int home = Cell.side(cell) == Side.WHITE ? 0 : geometry.ranks() - 1;
    return rank == home
        && switch (Cell.kind(cell)) {
          case KING -> file == 4;
          case ROOK -> file == 0 || file == geometry.files() - 1;
          default -> false;
        };
  }
}
