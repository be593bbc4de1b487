package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.BoardWriter;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.PieceLists;

/**
 * Makes moves whose answers are only counted. The hash, the clock and the undo stack are not needed
 * then, and keeping them costs more than the pieces do. So a plain move changes the pieces, the
 * side to move and the rights to capture en passant alone: hash, clock, ply and the kind that moved
 * last are those of the position before. Any other move, and each in a game that depends on
 * history, is made in full.
 */
final class BulkCounter {
  private final Position position;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;
  private final boolean isAlwaysWhole;

  private int from;
  private int to;
  private int mover;
  private int victim;

  /** The piece that could be captured en passant before, and the squares on which it could. */
  private int enPassantVictim;

  private int[] passed = new int[2];
  private int passedCount;

  /** Whether it was still to be decided if a piece could use that right. */
  private boolean wasRightOpen;

  BulkCounter(GameRules rules, Position position) {
    this.position = position;
    this.board = position.board();
    this.writer = position.writer();
    this.cells = board.cells();
    this.lists = position.lists();
    this.isAlwaysWhole = rules.dependsOnHistory();
  }

  /** Makes a legal move of the side to move. */
  void make(MoveList moves, int index) {
    int move = moves.get(index);
    if (isWhole(moves, index)) {
      from = Geometry.OFF;
      position.make(moves, index);
      return;
    }
    wasRightOpen = position.setRightOpen(false);
    from = Move.from(move);
    to = Move.to(move);
    mover = cells[from];
    victim = cells[to];
    int arrived = mover & ~Cell.UNMOVED;
    if (victim != Cell.EMPTY) {
      lists.remove(to, victim);
    }
    lists.move(from, to, mover, arrived);
    writer.replace(from, Cell.EMPTY);
    writer.replace(to, arrived);
    writer.setSide(board.side() ^ 1);
    enPassantVictim = board.enPassantVictim();
    if (enPassantVictim != Geometry.OFF) {
      rememberPassing();
    }
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      writer.addEnPassant(to, Effect.first(moves.effect(index, i)));
    }
  }

  private void rememberPassing() {
    passedCount = board.enPassantSquareCount();
    if (passedCount > passed.length) {
      passed = new int[2 * passedCount];
    }
    for (int i = 0; i < passedCount; i++) {
      passed[i] = board.enPassantSquare(i);
    }
    writer.clearEnPassant();
  }

  /** Returns whether more changes than the pieces on two squares, and rights to answer. */
  private boolean isWhole(MoveList moves, int index) {
    return isAlwaysWhole || position.passedTurns() != 0 || !moves.isPlain(index);
  }

  /** Takes the move back. */
  void unmake() {
    if (from == Geometry.OFF) {
      position.unmake();
      return;
    }
    if (board.enPassantVictim() != Geometry.OFF) {
      writer.clearEnPassant();
    }
    for (int i = 0; enPassantVictim != Geometry.OFF && i < passedCount; i++) {
      writer.addEnPassant(enPassantVictim, passed[i]);
    }
    writer.setSide(board.side() ^ 1);
    writer.replace(from, mover);
    writer.replace(to, victim);
    lists.move(to, from, mover & ~Cell.UNMOVED, mover);
    if (victim != Cell.EMPTY) {
      lists.add(to, victim);
    }
    position.setRightOpen(wasRightOpen);
  }
}
