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
import java.util.List;

/** Finds the side that has won by coming to squares. */
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

  Goals(Position position, Attacks attacks, Legality legality) {
    GameRules rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.attacks = attacks;
    this.legality = legality;
    this.goals = rules.ends().goals();
    this.areKept = new boolean[goals.size()];
    boolean areProtected = rules.royalty() == Royalty.CHECKMATE && !rules.has(RuleFeature.BLASTS);
    for (int number = 0; number < areKept.length; number++) {
      areKept[number] =
          areProtected && goals.get(number).kinds().stream().allMatch(rules.pieces()::isRoyal);
    }
  }

  /** Returns which side has won, that both have, which is a draw, or that the game goes on. */
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

  /** Returns the same for goals that are answered. */
  private Result answered(int mover, int last) {
    // What the side to move has reached was answered by the last move.
    if (hasReached(mover, true, false)) {
      return mover == Side.WHITE && hasKept(last)
          ? Result.draw(Reason.GOAL)
          : Result.win(mover, Reason.GOAL);
    }
    return hasKept(last) && !(mover == Side.BLACK && canAnswer())
        ? Result.win(last, Reason.GOAL)
        : Result.NONE;
  }

  private boolean hasReached(int side, boolean answered, boolean safe) {
    // No iterator: an engine calls it at every node, and nothing is to be allocated.
    for (int number = 0; number < goals.size(); number++) {
      GoalArea goal = goals.get(number);
      if (goal.rule().answered() == answered
          && goal.rule().safe() == safe
          && isReached(goal, side)) {
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

  private boolean isReached(GoalArea goal, int side) {
    int there = 0;
    for (int i = 0; i < goal.kinds().size(); i++) {
      int kind = goal.kinds().get(i);
      int[] squares = lists.squares(side, kind);
      for (int j = 0; j < lists.count(side, kind); j++) {
        there += goal.squares().contains(side, squares[j]) ? 1 : 0;
      }
    }
    int spare = there - goal.rule().count();
    return spare > 0 || (spare == 0 && !(goal.rule().safe() && isAttacked(goal, side)));
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
