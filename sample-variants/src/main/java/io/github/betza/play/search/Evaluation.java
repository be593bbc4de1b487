package io.github.betza.play.search;

import io.github.betza.board.Cell;
import io.github.betza.board.PieceListener;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.model.RuleFeature;

/**
 * The value of a quiet position: the sum of the values of the pieces. It is updated when pieces
 * come and go, so a search does not scan the board.
 */
final class Evaluation implements PieceListener {
  private final PieceValues values;
  private final PieceTable pieces;
  private final boolean hasHands;

  /** The value of White's pieces minus Black's. */
  private int sum;

  /** The value of a side's pieces that are not royal, whatever their squares. */
  private final int[] army = new int[2];

  Evaluation(GameRules rules, PieceValues values) {
    this.values = values;
    this.pieces = rules.pieces();
    this.hasHands = rules.features().contains(RuleFeature.HANDS);
  }

  /** Begins with a game, and becomes its listener. */
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
    int judged = Score.judged(all);
    return game.side() == Side.WHITE ? judged : -judged;
  }

  /** Returns the value of White's pieces in hand minus Black's. */
  private int inHand(Game game) {
    int more = 0;
    for (int kind = 1; kind <= pieces.size(); kind++) {
      int count = game.board().inHand(Side.WHITE, kind) - game.board().inHand(Side.BLACK, kind);
      more += count * values.of(kind);
    }
    return more;
  }

  /** Returns the value of a side's pieces on the board that are not royal. */
  int army(int side) {
    return army[side];
  }
}
