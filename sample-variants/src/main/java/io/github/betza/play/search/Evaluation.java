package io.github.betza.play.search;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.Game;

/** The value of a position in which nothing is going on: the sum of what the pieces are worth. */
final class Evaluation {
  private final PieceValues values;
  private final int[] squares;

  Evaluation(PieceValues values, Geometry geometry) {
    this.values = values;
    this.squares = new int[geometry.files() * geometry.ranks()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = geometry.square(i % geometry.files(), i / geometry.files());
    }
  }

  /** Returns the value for the side to move, at most {@link Score#MOST_JUDGED} either way. */
  int of(Game game) {
    int[] cells = game.board().cells();
    int sum = 0;
    for (int i = 0; i < squares.length; i++) {
      int cell = cells[squares[i]];
      if (Cell.isPiece(cell)) {
        int value = values.of(cell, squares[i]);
        sum += Cell.side(cell) == Side.WHITE ? value : -value;
      }
    }
    for (int kind = 1; kind <= game.rules().pieces().size(); kind++) {
      int more = game.board().inHand(Side.WHITE, kind) - game.board().inHand(Side.BLACK, kind);
      sum += more * values.of(kind);
    }
    int judged = Math.max(-Score.MOST_JUDGED, Math.min(Score.MOST_JUDGED, sum));
    return game.side() == Side.WHITE ? judged : -judged;
  }
}
