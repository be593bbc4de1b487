package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;

/** What stands where in the setup of a game. */
final class Home {
  private final GameRules rules;
  private final int[] cells;
  private final int[][] counts;
  private final int[] royals = new int[2];

  /** The kinds that castle: those that the setup's field of castling rights speaks of. */
  private final boolean[] castling;

  Home(GameRules rules) {
    this.rules = rules;
    PieceTable pieces = rules.pieces();
    Geometry geometry = rules.geometry();
    Board board =
        new Fen(pieces, geometry.files(), geometry.ranks(), (cell, square) -> false)
            .read(rules.setup());
    this.cells = board.cells().clone();
    this.counts = new int[2][pieces.size() + 1];
    this.castling = new boolean[pieces.size() + 1];
    for (int cell : cells) {
      if (Cell.isPiece(cell)) {
        counts[Cell.side(cell)][Cell.kind(cell)]++;
        royals[Cell.side(cell)] += (cell & Cell.ROYAL) != 0 ? 1 : 0;
        castling[Cell.kind(cell)] |= (cell & Cell.UNMOVED) != 0;
      }
    }
  }

  /** Returns how many pieces of a kind a side has in the setup. */
  int count(int side, int kind) {
    return counts[side][kind];
  }

  /** Returns how many royal pieces a side has in the setup. */
  int royalCount(int side) {
    return royals[side];
  }

  /** Returns whether pieces of a kind count as unmoved only by a castling right. */
  boolean castles(int kind) {
    return castling[kind];
  }

  /** Returns whether the setup has a piece of that kind and side on a square. */
  boolean has(int cell, int square) {
    int both = Cell.KIND | Cell.EDGE;
    return (cells[square] & both) == (cell & both);
  }

  /** Returns whether a piece counts as unmoved because of where it stands. */
  boolean isFreshByPlace(int cell, int square) {
    int kind = Cell.kind(cell);
    return rules.isInitial(kind) && !castling[kind] && has(cell, square);
  }

  /** Returns the name of a side. */
  static String name(int side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
