package io.github.betza.game;

import io.github.betza.BareKing;
import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.game.Result.Reason;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.SquareSet;
import java.util.List;

/**
 * The endings of a game other than mate and stalemate.
 *
 * @param model the game, for its single values
 * @param goals the squares that win it
 * @param counted the pieces of which a side must not have too few
 */
record EndRules(GameModel model, List<GoalArea> goals, List<Counted> counted) {
  /** Squares with which kinds win when they reach them. */
  record GoalArea(Goal rule, List<Integer> kinds, SquareSet squares) {}

  /** Kinds of pieces of which a side must not have too few. */
  record Counted(Extinction rule, List<Integer> kinds) {}

  EndRules {
    goals = List.copyOf(goals);
    counted = List.copyOf(counted);
  }

  BareKing bareKing() {
    return model.bareKing();
  }

  int repetitions() {
    return model.repetitions();
  }

  int moveLimit() {
    return model.moveLimit();
  }

  int checks() {
    return model.checks();
  }

  boolean perpetualCheck() {
    return model.perpetualCheck();
  }

  /** Returns how the game has ended because a side has too few pieces, or that it goes on. */
  Result byCounts(Board board, PieceLists lists) {
    int last = Side.opponent(board.side());
    Result result = byCounts(board, lists, last);
    return result != Result.NONE ? result : byCounts(board, lists, board.side());
  }

  private Result byCounts(Board board, PieceLists lists, int side) {
    // No iterator, because nothing may be allocated here.
    for (int i = 0; i < counted.size(); i++) {
      if (hasTooFew(counted.get(i), board, lists, side)) {
        int winner = counted.get(i).rule().wins() ? side : Side.opponent(side);
        return Result.win(winner, Reason.EXTINCTION);
      }
    }
    return Result.NONE;
  }

  private static boolean hasTooFew(Counted counted, Board board, PieceLists lists, int side) {
    int all = 0;
    for (int i = 0; i < counted.kinds().size(); i++) {
      int kind = counted.kinds().get(i);
      int count = lists.count(side, kind) + board.inHand(side, kind);
      if (counted.rule().each() && count <= counted.rule().left()) {
        return true;
      }
      all += count;
    }
    return !counted.rule().each() && all <= counted.rule().left();
  }

  /** Returns whether a side has won by its checks, or that the game goes on. */
  Result byChecks(Position position) {
    int side = position.board().side();
    int last = Side.opponent(side);
    if (checks() == 0) {
      return Result.NONE;
    }
    if (position.hasChecked(last, checks())) {
      return Result.win(last, Reason.CHECKS);
    }
    return position.hasChecked(side, checks()) ? Result.win(side, Reason.CHECKS) : Result.NONE;
  }

  /** Returns how the game has ended because a side has only royal pieces, or that it goes on. */
  Result byBareKings(PieceLists lists, int side) {
    if (bareKing() == BareKing.PLAYS_ON) {
      return Result.NONE;
    }
    int other = Side.opponent(side);
    boolean isBare = isBare(lists, side);
    if (isBare(lists, other)) {
      return isBare ? Result.draw(Reason.BARE_KING) : Result.win(side, Reason.BARE_KING);
    }
    boolean loses = isBare && bareKing() == BareKing.LOSES;
    return loses ? Result.win(other, Reason.BARE_KING) : Result.NONE;
  }

  private static boolean isBare(PieceLists lists, int side) {
    return lists.total(side) == lists.royalCount(side);
  }

  /** Returns how the game has ended by the move limit or by repetition, or that it goes on. */
  Result byLength(Position position) {
    // Finding a repetition takes a look at all moves. Its result may be a win.
    if (repetitions() > 0 && position.repetitionCount() >= repetitions()) {
      return byRepetition(position);
    }
    return moveLimit() > 0 && position.halfmoveClock() >= 2L * moveLimit()
        ? Result.draw(Reason.MOVE_LIMIT)
        : Result.NONE;
  }

  /** Returns how the game ends once a repeated position has occurred too often. */
  Result byRepetition(Position position) {
    if (repetitions() == 0) {
      return Result.NONE;
    }
    int side = position.board().side();
    int last = Side.opponent(side);
    if (perpetualCheck() && position.isPerpetualCheck(side) != position.isPerpetualCheck(last)) {
      int loser = position.isPerpetualCheck(side) ? side : last;
      return Result.win(Side.opponent(loser), Reason.PERPETUAL_CHECK);
    }
    return switch (model.repetition()) {
      case DRAW -> Result.draw(Reason.REPETITION);
      case LOSS -> Result.win(side, Reason.REPETITION);
      case WIN -> Result.win(last, Reason.REPETITION);
      case WHITE_WINS -> Result.win(Side.WHITE, Reason.REPETITION);
      case BLACK_WINS -> Result.win(Side.BLACK, Reason.REPETITION);
    };
  }
}
