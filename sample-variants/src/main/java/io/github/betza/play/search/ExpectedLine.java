package io.github.betza.play.search;

import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves that a search expects.
 *
 * @param moves the moves, which the receiver may keep; empty if there is no legal move
 * @param score their value for the side to move, see {@link Score}
 */
public record ExpectedLine(MoveList moves, int score) {
  /** Returns a line with the first of some moves, before any search. */
  static ExpectedLine first(MoveList roots) {
    MoveList first = new MoveList();
    first.append(roots, 0);
    return new ExpectedLine(first, Score.DRAW);
  }

  /** Returns a copy of some moves without the one that has a key; all of them for the key 0. */
  static MoveList without(int key, MoveList moves) {
    MoveList copy = new MoveList();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.key(i) != key) {
        copy.append(moves, i);
      }
    }
    return copy;
  }

  /** Returns the key of the first move, see {@link MoveList#key}. */
  int key() {
    return moves.key(0);
  }

  /** Returns whether no search deeper than this can find an earlier end of the game. */
  boolean isSettled(int depth) {
    return Score.isDecided(score) && Score.WON - Math.abs(score) <= depth;
  }

  /** Returns lines, followed by the lines of the previous iteration with other first moves. */
  static List<ExpectedLine> completed(
      List<ExpectedLine> found, List<ExpectedLine> before, int count) {
    List<ExpectedLine> lines = new ArrayList<>(found);
    for (ExpectedLine line : before) {
      if (lines.size() < count && lines.stream().allMatch(each -> each.key() != line.key())) {
        lines.add(line);
      }
    }
    return lines;
  }
}
