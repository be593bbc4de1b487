package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/**
 * Makes moves for no longer than their answers are counted. Nobody asks then for the hash, the
 * clock or what takes further moves back, and keeping them costs more than the pieces do. So a
 * plain move changes the pieces and the side to move alone; any other is made as always.
 */
final class LastPly {
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final boolean isAlwaysWhole;

  private int from;
  private int to;
  private int mover;
  private int victim;

  LastPly(GameRules rules, Position position) {
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.isAlwaysWhole = rules.dependsOnHistory();
  }

  /** Makes a legal move of the side to move. */
  void make(MoveList moves, int index) {
    int move = moves.get(index);
    if (isWhole(move)) {
      from = Geometry.OFF;
      position.make(moves, index);
      return;
    }
    from = Move.from(move);
    to = Move.to(move);
    mover = cells[from];
    victim = cells[to];
    int arrived = mover & ~Cell.UNMOVED;
    if (victim != Cell.EMPTY) {
      lists.remove(to, victim);
    }
    lists.move(from, to, mover, arrived);
    cells[from] = Cell.EMPTY;
    cells[to] = arrived;
    board.setSide(board.side() ^ 1);
  }

  /** Returns whether a move changes more than this class does, or ends what must be put back. */
  private boolean isWhole(int move) {
    return isAlwaysWhole
        || Move.isSpecial(move)
        || Move.promotion(move) != 0
        || Move.from(move) == Move.to(move)
        || board.enPassantVictim() != Geometry.OFF
        || position.passes() != 0;
  }

  /** Takes the move back. */
  void unmake() {
    if (from == Geometry.OFF) {
      position.unmake();
      return;
    }
    board.setSide(board.side() ^ 1);
    cells[from] = mover;
    cells[to] = victim;
    lists.move(to, from, mover & ~Cell.UNMOVED, mover);
    if (victim != Cell.EMPTY) {
      lists.add(to, victim);
    }
  }
}
