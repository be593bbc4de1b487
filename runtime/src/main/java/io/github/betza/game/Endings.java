package io.github.betza.game;

import io.github.betza.Checkmate;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.game.Result.Reason;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;

/** Decides whether and how a game has ended in its position. */
final class Endings {
  private final GameRules rules;
  private final Position position;
  private final Board board;
  private final PieceLists lists;
  private final Attacks attacks;
  private final Goals goals;
  private final boolean endsEarly;

  Endings(Position position, Attacks attacks, Legality legality) {
    this.rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.attacks = attacks;
    this.goals = new Goals(position, attacks, legality);
    this.endsEarly = !rules.allow(FastPath.ENDS_BY_MOVES);
  }

  /** Returns whether the game is over by the pieces on the board or by passes. */
  boolean isOver() {
    return endsEarly && isOverNow();
  }

  private boolean isOverNow() {
    return rules.isLost(board, lists, Side.WHITE)
        || rules.isLost(board, lists, Side.BLACK)
        || early() != Result.NONE;
  }

  /**
   * Returns how the game has ended by the first of the rules that hold whether or not there are
   * moves, in the order of {@link Result#reason}; the rules about lost pieces come before.
   */
  private Result early() {
    Result result = rules.ends().byCounts(board, lists);
    if (result == Result.NONE) {
      result = rules.ends().byChecks(position);
    }
    if (result == Result.NONE) {
      Reason passed = byPassedTurns();
      result = passed == Reason.NONE ? Result.NONE : Result.draw(passed);
    }
    if (result == Result.NONE) {
      result = goals.result();
    }
    return result == Result.NONE ? rules.ends().byBareKings(lists, board.side()) : result;
  }

  /** Implements {@link Game#result(boolean)}. */
  Result result(boolean hasMoves) {
    int side = board.side();
    int other = Side.opponent(side);
    boolean lost = hasLost(side);
    if (lost || hasLost(other)) {
      boolean kinds = rules.royalty() == Royalty.KIND_EXTINCT;
      Reason reason = kinds ? Reason.EXTINCTION : Reason.ROYALS_CAPTURED;
      return Result.win(lost ? other : side, reason);
    }
    Result early = early();
    if (early != Result.NONE) {
      return early;
    }
    if (hasMoves) {
      return rules.ends().byLength(position);
    }
    if (rules.royalty().hasCheckmate() && attacks.isChecked(side)) {
      boolean loses = rules.ends().model().checkmate() == Checkmate.LOSS;
      return Result.win(loses ? other : side, Reason.CHECKMATE);
    }
    return switch (rules.stalemate()) {
      case DRAW -> Result.draw(Reason.STALEMATE);
      case LOSS -> Result.win(other, Reason.STALEMATE);
      case WIN -> Result.win(side, Reason.STALEMATE);
    };
  }

  /**
   * Returns whether a side has lost the game by the loss of pieces. Under checkmate no legal move
   * lets a royal piece be captured, but the first position of a game may.
   */
  private boolean hasLost(int side) {
    boolean checkmate = rules.royalty() == Royalty.CHECKMATE;
    return checkmate
        ? rules.initialPosition().hasLostRoyals(board, lists, side)
        : rules.isLost(board, lists, side);
  }

  /** Returns whether blasts decide the game and have left the enemy of a side no royal piece. */
  boolean hasBlastWon(int side) {
    return rules.has(RuleFeature.BLASTS) && rules.isLost(board, lists, Side.opponent(side));
  }

  /** Returns why a pass has ended the game, if one has. */
  private Reason byPassedTurns() {
    if (rules.passesEnd() && position.passedTurns() >= 2) {
      return Reason.PASSES;
    }
    boolean keptFacing =
        rules.bikjang() && position.passedTurns() > 0 && attacks.areFacing(board.side());
    return keptFacing ? Reason.FACING_ROYALS : Reason.NONE;
  }
}
