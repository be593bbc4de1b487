package io.github.betza.processor.army;

import io.github.betza.Royalty;
import io.github.betza.board.Geometry;
import io.github.betza.model.Goal;
import java.util.List;

/** Looks which goals of an army are reached. */
final class SlowGoals {
  private final SlowBoard on;
  private final SlowMoves moves;

  SlowGoals(SlowBoard on, SlowMoves moves) {
    this.on = on;
    this.moves = moves;
  }

  /** Returns whether a side has reached a goal, if that may be answered or if not. */
  boolean hasReached(boolean answered, int side) {
    return on.army.goals().stream()
        .filter(goal -> goal.answered() == answered)
        .anyMatch(
            goal -> isReached(goal, side) && (answered || !goal.safe() || isSafe(goal, side)));
  }

  /** Returns whether a side need not wait for an answer, because nothing attacks its pieces. */
  boolean isSafeThere(int side) {
    return on.army.goals().stream()
        .filter(goal -> goal.answered() && goal.safe())
        .anyMatch(goal -> isReached(goal, side) && isSafe(goal, side));
  }

  /** Returns whether a side has brought a royal piece there, and may wait for an answer. */
  boolean hasKept(int side) {
    boolean areProtected = on.army.royalty() == Royalty.CHECKMATE && on.army.blasts().isEmpty();
    return areProtected
        && on.army.goals().stream()
            .filter(goal -> on.army.pieces().get(on.army.kindOf(goal.of().charAt(0)) - 1).royal())
            .anyMatch(goal -> goal.answered() && isReached(goal, side));
  }

  private boolean isReached(Goal goal, int side) {
    List<Integer> there = there(goal, side);
    return goal.line() > 0 ? hasLine(goal, there) : there.size() >= goal.count();
  }

  private boolean hasLine(Goal goal, List<Integer> there) {
    Geometry geometry = on.board.geometry();
    for (int files = -1; files <= 1; files++) {
      for (int ranks = goal.orthogonal() && files != 0 ? 0 : 1; ranks >= 0; ranks--) {
        for (int first : there) {
          int square = first;
          int length = 0;
          while ((files != 0 || ranks != 0) && square != Geometry.OFF && there.contains(square)) {
            square = geometry.step(square, files, ranks);
            length++;
          }
          if (length >= goal.line()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private List<Integer> there(Goal goal, int side) {
    return on.pieces(side)
        .filter(square -> on.kindOn(square) == on.army.kindOf(goal.of().charAt(0)))
        .filter(square -> goal.area(on.board.geometry()).contains(side, square))
        .boxed()
        .toList();
  }

  private boolean isSafe(Goal goal, int side) {
    List<Integer> there = there(goal, side);
    return there.size() != goal.count()
        || there.stream().noneMatch(square -> moves.canSideTake(square, side ^ 1));
  }
}
