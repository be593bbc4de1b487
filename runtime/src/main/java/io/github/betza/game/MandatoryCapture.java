package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Finds the moves that are forbidden because the side must capture, or capture more. */
final class MandatoryCapture {
  private final Board board;

  /** Whether a capture of several pieces must be carried through. */
  private final boolean complete;

  private final MoveList captures = new MoveList();

  MandatoryCapture(Board board, boolean complete) {
    this.board = board;
    this.complete = complete;
  }

  /** Removes, from an index on, the moves that the side may not make because it can capture. */
  void drop(MoveList moves, int first) {
    captures.clear();
    for (int i = first; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        captures.append(moves, i);
      }
    }
    if (captures.size() == 0) {
      return;
    }
    moves.truncate(first);
    for (int i = 0; i < captures.size(); i++) {
      if (!isCutShort(i)) {
        moves.append(captures, i);
      }
    }
  }

  private boolean isCutShort(int index) {
    for (int i = 0; complete && i < captures.size(); i++) {
      if (isCutShort(board, captures, index, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a move of the side to move takes pieces of the enemy elsewhere than on the
   * square reached, and another move of the same piece takes all of them and more. A piece that is
   * put down again counts as taken; a removed piece of the own side does not.
   */
  private static boolean isCutShort(Board board, MoveList moves, int index, int by) {
    return Move.from(moves.get(by)) == Move.from(moves.get(index))
        && takesElsewhere(board, moves, index)
        && takesOther(board, moves, by, index)
        && !takesOther(board, moves, index, by);
  }

  private static boolean takesElsewhere(Board board, MoveList moves, int index) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      int victim = victim(board, moves, index, i);
      if (victim != Geometry.OFF && victim != Move.to(moves.get(index))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a move takes a piece that another move does not take. */
  private static boolean takesOther(Board board, MoveList moves, int index, int than) {
    for (int i = 0; i <= moves.effectCount(index); i++) {
      int victim = victim(board, moves, index, i);
      if (victim != Geometry.OFF && !Effect.takes(moves, than, victim)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the square of a piece of the enemy that a move takes by an effect, or, if the number
   * follows the last effect, on the square reached; a value that is not a square if there is none.
   */
  private static int victim(Board board, MoveList moves, int index, int number) {
    int square =
        number < moves.effectCount(index)
            ? Effect.first(moves.effect(index, number))
            : Move.to(moves.get(index));
    int cell = board.get(square);
    boolean enemy = Cell.isPiece(cell) && Cell.side(cell) != board.side();
    return enemy && Effect.takes(moves, index, square) ? square : Geometry.OFF;
  }
}
