package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** Finds attackers by the moves that pieces have. */
final class AttackersByMoves {
  private AttackersByMoves() {}

  /** Returns which pieces have a move that captures a royal piece if one is on the square. */
  static Set<Integer> find(Game game, int square, int side) {
    Position position = game.position();
    Board board = game.board();
    int before = board.get(square);
    Set<Integer> movable = new TreeSet<>();
    for (int from = 0; from < board.cells().length; from++) {
      int cell = board.get(from);
      boolean own = Cell.isPiece(cell) && Cell.side(cell) == side;
      if (own && from != square && !board.isImmobilized(from)) {
        movable.add(from);
      }
    }
    boolean isThere = Cell.isPiece(before) && isRoyalOf(before, side ^ 1);
    int royal = 1;
    while (royal < game.rules().kinds() && !game.rules().pieces().isRoyal(royal)) {
      royal++;
    }
    royal = game.rules().pieces().isRoyal(royal) ? royal : 1;
    Set<Integer> found = new TreeSet<>();
    if (before == Cell.EDGE) {
      return found;
    }
    boolean turns = side != board.side();
    if (turns) {
      position.makeNullMove();
    }
    int[] passed = passed(board);
    int victim = board.enPassantVictim();
    position.writer().clearEnPassant();
    position.writer().replace(square, isThere ? before : Cell.of(royal, side ^ 1) | Cell.ROYAL);
    for (int from : movable) {
      if (captures(game, from, square)) {
        found.add(from);
      }
    }
    position.writer().replace(square, before);
    for (int target : passed) {
      position.writer().addEnPassant(victim, target);
    }
    if (turns) {
      position.unmake();
    }
    return found;
  }

  private static boolean isRoyalOf(int cell, int side) {
    return Cell.side(cell) == side && (cell & Cell.ROYAL) != 0;
  }

  private static int[] passed(Board board) {
    int[] passed = new int[board.enPassantSquareCount()];
    Arrays.setAll(passed, board::enPassantSquare);
    return passed;
  }

  /** Returns whether a piece has a move that captures on a square. */
  static boolean captures(Game game, int from, int square) {
    MoveList moves = new MoveList();
    int kind = Cell.kind(game.board().get(from));
    game.legality().pieces().generate(kind, new int[] {from}, 1, moves);
    return moves.captureOn(square);
  }
}
