package io.github.betza.game;

import io.github.betza.BareKing;
import io.github.betza.board.Side;
import io.github.betza.game.Result.Reason;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.SquareSet;
import java.util.List;

/**
 * What ends a game besides mate and stalemate.
 *
 * @param bareKing what becomes of a side that has nothing left but royal pieces
 * @param repetitions the time for which a position occurs that draws the game, or 0
 * @param moveLimit how many moves of each side without a change for good draw the game, or 0
 * @param goals the squares that win it
 */
record EndRules(BareKing bareKing, int repetitions, int moveLimit, List<Goal> goals) {
  /** Squares that a kind wins by coming to. */
  record Goal(int kind, SquareSet squares) {}

  EndRules {
    goals = List.copyOf(goals);
  }

  /** Returns how the game has ended by what stands on the board, or that it goes on. */
  Result onBoard(PieceLists lists, int toMove) {
    // The side that has just moved comes first: it was the one to reach a goal.
    int last = Side.opponent(toMove);
    if (hasReached(lists, last)) {
      return Result.win(last, Reason.GOAL);
    }
    if (hasReached(lists, toMove)) {
      return Result.win(toMove, Reason.GOAL);
    }
    return byBareKings(lists, toMove);
  }

  private boolean hasReached(PieceLists lists, int side) {
    // No iterator: an engine calls it at every node, and nothing is to be allocated.
    for (int number = 0; number < goals.size(); number++) {
      Goal goal = goals.get(number);
      int[] squares = lists.squares(side, goal.kind());
      for (int i = 0; i < lists.count(side, goal.kind()); i++) {
        if (goal.squares().contains(side, squares[i])) {
          return true;
        }
      }
    }
    return false;
  }

  private Result byBareKings(PieceLists lists, int side) {
    int other = Side.opponent(side);
    if (bareKing == BareKing.PLAYS_ON || !(isBare(lists, side) || isBare(lists, other))) {
      return Result.NONE;
    }
    if (isBare(lists, side) && isBare(lists, other)) {
      return Result.draw(Reason.BARE_KING);
    }
    if (isBare(lists, other)) {
      return Result.win(side, Reason.BARE_KING);
    }
    return bareKing == BareKing.LOSES ? Result.win(other, Reason.BARE_KING) : Result.NONE;
  }

  private static boolean isBare(PieceLists lists, int side) {
    return lists.total(side) == lists.royalCount(side);
  }

  /** Returns that the game is drawn because nothing has changed for good for too long, or not. */
  Result byLength(Position position) {
    if (moveLimit > 0 && position.halfmoveClock() >= 2L * moveLimit) {
      return Result.draw(Reason.MOVE_LIMIT);
    }
    // To find a position again all moves are looked through.
    return repetitions > 0 && position.repetitionCount() >= repetitions
        ? Result.draw(Reason.REPETITION)
        : Result.NONE;
  }
}
