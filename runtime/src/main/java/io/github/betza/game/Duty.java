package io.github.betza.game;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Tells which moves are forbidden because the side must capture, or capture more. */
final class Duty {
  private Duty() {}

  /** Returns whether a move takes some, but not all, of what another of the same piece takes. */
  static boolean isCutShort(MoveList moves, int index) {
    for (int i = 0; i < moves.size(); i++) {
      if (Move.from(moves.get(i)) == Move.from(moves.get(index)) && takesMore(moves, i, index)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a move removes all that another does, and more. */
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
    for (int i = 0; i < moves.effectCount(of); i++) {
      int effect = moves.effect(of, i);
      if (Effect.kind(effect) == Effect.REMOVE && !has(moves, index, effect)) {
        return false;
      }
    }
    return true;
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
