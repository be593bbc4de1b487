package io.github.betza.play.search;

import io.github.betza.board.Cell;
import io.github.betza.board.PieceListener;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.model.RuleFeature;

/**
 * The value of a position in which nothing is going on: the sum of what the pieces are worth. It is
 * kept while pieces come and go on the board, so a search does not look over it.
 */
final class Evaluation implements PieceListener {
  private final PieceValues values;
  private final PieceTable pieces;
  private final boolean hasHands;

  /** What White has more than Black. */
  private int sum;

  /** What the pieces of a side are worth that are not royal, wherever they are. */
  private final int[] army = new int[2];

  Evaluation(GameRules rules, PieceValues values) {
    this.values = values;
    this.pieces = rules.pieces();
    this.hasHands = rules.features().contains(RuleFeature.HANDS);
  }

  /** Begins with a game, whose listener it becomes. */
  void begin(Game game) {
    sum = 0;
    army[Side.WHITE] = 0;
    army[Side.BLACK] = 0;
    game.listen(this);
  }

  @Override
  public void added(int cell, int square) {
    count(cell, square, 1);
  }

  @Override
  public void removed(int cell, int square) {
    count(cell, square, -1);
  }

  private void count(int cell, int square, int times) {
    int side = Cell.side(cell);
    int value = times * values.of(cell, square);
    sum += side == Side.WHITE ? value : -value;
    army[side] += pieces.isRoyal(Cell.kind(cell)) ? 0 : times * values.of(Cell.kind(cell));
  }

  /** Returns the value for the side to move, at most {@link Score#MOST_JUDGED} either way. */
  int of(Game game) {
    int all = hasHands ? sum + inHand(game) : sum;
    int judged = Math.max(-Score.MOST_JUDGED, Math.min(Score.MOST_JUDGED, all));
    return game.side() == Side.WHITE ? judged : -judged;
  }

  /** Returns what White has more in hand than Black. */
  private int inHand(Game game) {
    int more = 0;
    for (int kind = 1; kind <= pieces.size(); kind++) {
      int count = game.board().inHand(Side.WHITE, kind) - game.board().inHand(Side.BLACK, kind);
      more += count * values.of(kind);
    }
    return more;
  }

  /** Returns what the pieces on the board of a side are worth that are not royal. */
  int army(int side) {
    return army[side];
  }
}
