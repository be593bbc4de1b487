package io.github.betza.game;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.game.EndRules.GoalArea;
import io.github.betza.game.Result.Reason;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.RuleFeature;
import java.util.Arrays;
import java.util.List;

/** Finds the side that has won by reaching a goal. */
final class Goals {
  private final Position position;
  private final Board board;
  private final PieceLists lists;
  private final Attacks attacks;
  private final Legality legality;
  private final List<GoalArea> goals;

  /** By the number of a goal: whether its pieces cannot be captured, so that they stay there. */
  private final boolean[] areKept;

  private final MoveList replies = new MoveList();

  /** By square: whether it has a piece of the goal being tested. */
  private final boolean[] there;

  Goals(Position position, Attacks attacks, Legality legality) {
    GameRules rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.attacks = attacks;
    this.legality = legality;
    this.goals = rules.ends().goals();
    this.there = new boolean[position.board().cells().length];
    this.areKept = new boolean[goals.size()];
    boolean areProtected = rules.royalty() == Royalty.CHECKMATE && !rules.has(RuleFeature.BLASTS);
    for (int number = 0; number < areKept.length; number++) {
      areKept[number] =
          areProtected && goals.get(number).kinds().stream().allMatch(rules.pieces()::isRoyal);
    }
  }

  /** Returns which side has won, a draw if both have, or that the game goes on. */
  Result result() {
    int mover = board.side();
    // The side that has just moved comes first: it was the one to reach a goal.
    int last = Side.opponent(mover);
    if (hasReached(last, false, false)) {
      return Result.win(last, Reason.GOAL);
    }
    if (hasReached(mover, false, false)) {
      return Result.win(mover, Reason.GOAL);
    }
    boolean isSafe = hasReached(last, false, true);
    if (hasReached(mover, false, true)) {
      return isSafe ? Result.draw(Reason.GOAL) : Result.win(mover, Reason.GOAL);
    }
    return isSafe ? Result.win(last, Reason.GOAL) : answered(mover, last);
  }

  /** Returns the same for goals that the other side may answer. */
  private Result answered(int mover, int last) {
    // The last move was the answer to the goal that the side to move has reached.
    if (hasReached(mover, true, false) || hasReached(mover, true, true)) {
      return mover == Side.WHITE && hasKept(last)
          ? Result.draw(Reason.GOAL)
          : Result.win(mover, Reason.GOAL);
    }
    if (isSafe(last)) {
      return Result.win(last, Reason.GOAL);
    }
    return hasKept(last) && !(mover == Side.BLACK && canAnswer())
        ? Result.win(last, Reason.GOAL)
        : Result.NONE;
  }

  private boolean hasReached(int side, boolean answered, boolean safe) {
    // No iterator: an engine calls it at every node, and nothing may be allocated.
    for (int number = 0; number < goals.size(); number++) {
      GoalArea goal = goals.get(number);
      if (goal.rule().answered() == answered
          && goal.rule().safe() == safe
          && (goal.rule().isFormation() ? isFormed(goal, side) : isReached(goal, side))
          && (answered || !safe || isSafe(goal, side))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a side has reached, with safe pieces, a goal that counts at once if it is safe.
   */
  private boolean isSafe(int side) {
    for (int number = 0; number < goals.size(); number++) {
      GoalArea goal = goals.get(number);
      boolean isOne = goal.rule().answered() && goal.rule().safe();
      if (isOne && isReached(goal, side) && isSafe(goal, side)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a side has reached a goal that may be answered, and cannot lose it again. */
  private boolean hasKept(int side) {
    for (int number = 0; number < goals.size(); number++) {
      GoalArea goal = goals.get(number);
      if (areKept[number] && goal.rule().answered() && isReached(goal, side)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFormed(GoalArea goal, int side) {
    Arrays.fill(there, false);
    for (int i = 0; i < goal.kinds().size(); i++) {
      int kind = goal.kinds().get(i);
      int[] squares = lists.squares(side, kind);
      for (int j = 0; j < lists.count(side, kind); j++) {
        there[squares[j]] = goal.squares().contains(side, squares[j]);
      }
    }
    return goal.rule().isFormed(board.geometry(), there);
  }

  private boolean isReached(GoalArea goal, int side) {
    return spare(goal, side) >= 0;
  }

  /** Returns the number of a side's pieces in a goal minus the number required. */
  private int spare(GoalArea goal, int side) {
    int count = 0;
    for (int i = 0; i < goal.kinds().size(); i++) {
      int kind = goal.kinds().get(i);
      int[] squares = lists.squares(side, kind);
      for (int j = 0; j < lists.count(side, kind); j++) {
        count += goal.squares().contains(side, squares[j]) ? 1 : 0;
      }
    }
    return count - goal.rule().count();
  }

  /** Returns whether no attack can leave a side too few pieces in a goal that it has reached. */
  private boolean isSafe(GoalArea goal, int side) {
    return spare(goal, side) > 0 || !isAttacked(goal, side);
  }

  private boolean isAttacked(GoalArea goal, int side) {
    for (int i = 0; i < goal.kinds().size(); i++) {
      int kind = goal.kinds().get(i);
      int[] squares = lists.squares(side, kind);
      for (int j = 0; j < lists.count(side, kind); j++) {
        if (goal.squares().contains(side, squares[j]) && attacks.canBeCaptured(squares[j], side)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether Black, which is to move, can reach a goal with this move. */
  private boolean canAnswer() {
    replies.clear();
    legality.listAsIfOpen(PieceMoves.ALL, replies);
    boolean found = false;
    for (int i = 0; i < replies.size() && !found; i++) {
      position.make(replies, i);
      found = hasKept(Side.BLACK);
      position.unmake();
    }
    return found;
  }
}
