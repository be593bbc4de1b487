package io.github.betza.game;

import io.github.betza.board.Side;
import java.util.EnumMap;
import java.util.Map;

/**
 * How a game stands, and why. There is one object for each pair of an ending and a reason, as
 * engines need one at every node.
 *
 * <pre>{@code
 * Result result = game.result();
 * if (result.isFinal()) {
 *   System.out.println(result); // BLACK_WINS by CHECKMATE
 * }
 * }</pre>
 */
public final class Result {
  /** The game goes on. */
  static final Result NONE = new Result(EndReason.NONE, Ending.NONE);

  private static final Map<EndReason, Result> WHITE_WINS = all(Ending.win(Side.WHITE));
  private static final Map<EndReason, Result> BLACK_WINS = all(Ending.win(Side.BLACK));
  private static final Map<EndReason, Result> DRAWS = all(Ending.DRAW);

  private final EndReason reason;
  private final Ending ending;

  private Result(EndReason reason, Ending ending) {
    this.reason = reason;
    this.ending = ending;
  }

  /** Returns the results with an ending. */
  private static Map<EndReason, Result> all(Ending ending) {
    Map<EndReason, Result> results = new EnumMap<>(EndReason.class);
    for (EndReason reason : EndReason.values()) {
      results.put(reason, new Result(reason, ending));
    }
    return results;
  }

  /** Returns that a side, 0 for White or 1 for Black, has won. */
  static Result win(int side, EndReason reason) {
    return (side == Side.WHITE ? WHITE_WINS : BLACK_WINS).get(reason);
  }

  /** Returns that the game is drawn. */
  static Result draw(EndReason reason) {
    return DRAWS.get(reason);
  }

  /** Returns whether the game has ended. */
  public boolean isFinal() {
    return this != NONE;
  }

  /**
   * Returns why the game has ended. Where several reasons hold, it is the first one in this order:
   * what a side has lost, passes, goals, bare kings; then, with a legal move, the limit of moves
   * and repetition.
   *
   * @return {@link EndReason#NONE} where the game goes on, and only then
   */
  public EndReason reason() {
    return reason;
  }

  /** Returns who has won, if the game has ended. */
  public Ending ending() {
    return ending;
  }

  /** Returns the ending and the reason as text. */
  @Override
  public String toString() {
    return isFinal() ? ending + " by " + reason : ending.toString();
  }
}
