package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/** Makes the moves of a game from the moves of its pieces, where rules stand between the two. */
final class Filter {
  private final GameRules rules;
  private final Board board;
  private final PieceLists lists;

  /** The captures of one piece, and those of them that its zone allows. */
  private final MoveList captures = new MoveList();

  private final MoveList allowed = new MoveList();

  Filter(GameRules rules, Board board, PieceLists lists) {
    this.rules = rules;
    this.board = board;
    this.lists = lists;
  }

  void appendInZone(MoveList found, MoveList moves) {
    for (int i = 0; i < found.size(); i++) {
      if (rules.mayEnd(mover(found, i), board.side(), found, i)) {
        moves.append(found, i);
      }
    }
  }

  /** A piece may make another move in its place, whose zone and promotions count then. */
  private int mover(MoveList moves, int index) {
    return Cell.kind(board.get(Move.from(moves.get(index))));
  }

  void appendPromoting(MoveList found, MoveList moves) {
    int side = board.side();
    for (int i = 0; i < found.size(); i++) {
      int kind = mover(found, i);
      if (!rules.mayEnd(kind, side, found, i)) {
        continue;
      }
      PromotionRule rule = rules.promotionOf(kind, side, found.get(i));
      if (rule == null || rule.optional()) {
        moves.append(found, i);
      }
      for (int j = 0; rule != null && j < rule.choices().size(); j++) {
        int choice = rule.choices().get(j);
        if (!rule.limited() || lists.count(side, choice) < rules.home().count(side, choice)) {
          moves.append(found, i);
          moves.promote(moves.size() - 1, choice);
        }
      }
    }
  }

  void appendExtra(int number, MoveList extra, MoveList found) {
    for (int i = 0; i < extra.size(); i++) {
      int move = extra.get(i);
      if (rules.isExtra(number, board.side(), Move.from(move), Move.to(move))) {
        found.appendMissing(extra, i);
      }
    }
  }

  boolean attacksWithin(int number, PieceMoves moves, int from, int target) {
    int side = Cell.side(board.get(from));
    captures.clear();
    allowed.clear();
    moves.generate(board, from, 1, PieceMoves.CAPTURES, captures);
    for (int i = 0; i < captures.size(); i++) {
      int to = Move.to(captures.get(i));
      if (rules.mayEnter(mover(captures, i), side, to)
          && (number < 0 || rules.isExtra(number, side, from, to))) {
        allowed.append(captures, i);
      }
    }
    return allowed.captureOn(target);
  }
}
