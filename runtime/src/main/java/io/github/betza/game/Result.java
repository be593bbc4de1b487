package io.github.betza.game;

import io.github.betza.board.Side;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The state of a game, and the reason. There is one object for each pair of an ending and a reason,
 * because engines need a result at every node.
 *
 * <pre>{@code
 * Result result = game.result();
 * if (result.isFinal()) {
 *   System.out.println(result); // BLACK_WINS by CHECKMATE
 * }
 * }</pre>
 */
public final class Result {
  /** Who has won, if the game has ended. */
  public enum Ending {
    /** It goes on. */
    NONE,
    /** White has won. */
    WHITE_WINS,
    /** Black has won. */
    BLACK_WINS,
    /** It is drawn. */
    DRAW;

    /** Returns the ending in which a side, 0 for White or 1 for Black, has won. */
    static Ending win(int side) {
      return side == 0 ? WHITE_WINS : BLACK_WINS;
    }
  }

  /** Why a game has ended, see {@link #reason()}. */
  public enum Reason {
    /** It has not: it goes on. */
    NONE,

    /**
     * The side to move has no legal move, and a royal piece of it is attacked, or faces one of the
     * other side against the rules. It has lost, or won, see {@link GameRulesBuilder#checkmate}.
     */
    CHECKMATE,

    /**
     * The side to move has no legal move, and it is not checkmate; perhaps it has no piece left.
     * See {@link GameRules#stalemate} for what that means.
     */
    STALEMATE,

    /**
     * A side has lost its last royal piece, and so the game, see {@link
     * io.github.betza.Royalty#LAST_CAPTURED}. Under {@link io.github.betza.Royalty#CHECKMATE} this
     * happens only if the game began with that piece attacked and the other side to move.
     */
    ROYALS_CAPTURED,

    /**
     * A side has lost its last piece of some kind, and so the game, see {@link
     * io.github.betza.Royalty#KIND_EXTINCT}; or it has too few pieces, see {@link
     * io.github.betza.Variant.Extinction}.
     */
    EXTINCTION,

    /** A side has given so many checks that it has won, see {@link GameRulesBuilder#checks}. */
    CHECKS,

    /**
     * A side has reached a goal and won, or both sides have reached one, see {@link
     * GameRulesBuilder#goal}.
     */
    GOAL,

    /** A side, or both, have only royal pieces left, see {@link io.github.betza.BareKing}. */
    BARE_KING,

    /**
     * The position has occurred so often that the game is over, see {@link
     * GameRulesBuilder#repetitions}.
     */
    REPETITION,

    /**
     * The position has occurred so often, and one side has given check with each move, see {@link
     * GameRulesBuilder#perpetualCheck}.
     */
    PERPETUAL_CHECK,

    /**
     * The game is drawn because for many moves no piece was captured and no piece that promotes
     * moved, see {@link GameRulesBuilder#moveLimit}.
     */
    MOVE_LIMIT,

    /**
     * Both sides have passed one after the other: a draw, see {@link GameRulesBuilder#passesEnd}.
     */
    PASSES,

    /**
     * A side has passed though royal pieces face each other: a draw, see {@link
     * GameRulesBuilder#bikjang}.
     */
    FACING_ROYALS
  }

  /** The game goes on. */
  static final Result NONE = new Result(Reason.NONE, Ending.NONE);

  private static final Map<Reason, Result> WHITE_WINS = all(Ending.win(Side.WHITE));
  private static final Map<Reason, Result> BLACK_WINS = all(Ending.win(Side.BLACK));
  private static final Map<Reason, Result> DRAWS = all(Ending.DRAW);

  private final Reason reason;
  private final Ending ending;

  private Result(Reason reason, Ending ending) {
    this.reason = reason;
    this.ending = ending;
  }

  /** Returns the results with an ending, by their reasons. */
  private static Map<Reason, Result> all(Ending ending) {
    Map<Reason, Result> results = new EnumMap<>(Reason.class);
    for (Reason reason : Reason.values()) {
      results.put(reason, new Result(reason, ending));
    }
    return results;
  }

  /** Returns that a side, 0 for White or 1 for Black, has won. */
  static Result win(int side, Reason reason) {
    return (side == Side.WHITE ? WHITE_WINS : BLACK_WINS).get(reason);
  }

  /** Returns that the game is drawn. */
  static Result draw(Reason reason) {
    return DRAWS.get(reason);
  }

  /** Returns whether the game has ended. */
  public boolean isFinal() {
    return this != NONE;
  }

  /**
   * Returns why the game has ended. If several reasons hold after a move, it is the first one in
   * this order: lost pieces, or too few of them; checks; passes; goals; bare kings; mate or
   * stalemate; with a legal move repetition, then the limit of moves.
   *
   * @return {@link Reason#NONE} if, and only if, the game goes on
   */
  public Reason reason() {
    return reason;
  }

  /** Returns who has won, if the game has ended. */
  public Ending ending() {
    return ending;
  }

  /**
   * Returns the side that has won: {@link Side#WHITE} or {@link Side#BLACK}.
   *
   * @return empty if the game goes on or is drawn
   */
  public OptionalInt winner() {
    return switch (ending) {
      case WHITE_WINS -> OptionalInt.of(Side.WHITE);
      case BLACK_WINS -> OptionalInt.of(Side.BLACK);
      case NONE, DRAW -> OptionalInt.empty();
    };
  }

  /** Returns the ending and the reason as text. */
  @Override
  public String toString() {
    return isFinal() ? ending + " by " + reason : ending.toString();
  }
}
