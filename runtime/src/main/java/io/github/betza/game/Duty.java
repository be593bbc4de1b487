package io.github.betza.game;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Tells which moves are forbidden because the side must capture, or capture more. */
final class Duty {
  private Duty() {}

  /**
   * Returns whether a move takes some, but not all, of what another of the same piece takes,
   * elsewhere than on the square reached.
   */
  static boolean isCutShort(MoveList moves, int index, int by) {
    return Move.from(moves.get(by)) == Move.from(moves.get(index)) && takesMore(moves, by, index);
  }

  /** Returns whether a move removes all that another does, which is something, and more. */
  private static boolean takesMore(MoveList moves, int index, int than) {
    int missed = 0;
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) == Effect.REMOVE && !has(moves, than, effect)) {
        missed++;
      }
    }
    return missed > 0 && hasAllRemovals(moves, index, than);
  }

  private static boolean hasAllRemovals(MoveList moves, int index, int of) {
    int removals = 0;
    for (int i = 0; i < moves.effectCount(of); i++) {
      int effect = moves.effect(of, i);
      if (Effect.kind(effect) == Effect.REMOVE) {
        if (!has(moves, index, effect)) {
          return false;
        }
        removals++;
      }
    }
    return removals > 0;
  }

  private static boolean has(MoveList moves, int index, int effect) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      if (moves.effect(index, i) == effect) {
        return true;
      }
    }
    return false;
  }
}
