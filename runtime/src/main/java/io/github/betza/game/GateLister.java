package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Gates;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;

/** Adds to the legal moves that leave a gate the same moves with a piece that enters there. */
final class GateLister {
  private final Legality legality;
  private final Board board;
  private final int[] cells;
  private final Gates gates;

  /** Whether one more own piece may expose the own royal pieces. */
  private final boolean mustProve;

  /** The effects of a move, with one that makes a piece enter. */
  private int[] effects = new int[4];

  GateLister(Legality legality, Position position) {
    GameRules rules = position.rules();
    this.legality = legality;
    this.board = position.board();
    this.cells = board.cells();
    this.gates = rules.gates();
    this.mustProve =
        rules.royalty().hasCheckmate()
            && (!rules.allow(FastPath.COMMON_MOVES_SAFE) || rules.has(RuleFeature.ROYAL_DROPS));
  }

  /** Appends the moves with which pieces enter, for the moves of a list from an index on. */
  void append(MoveList moves, int first) {
    if (board.isHandEmpty(board.side())) {
      return;
    }
    int end = moves.size();
    for (int i = first; i < end; i++) {
      int from = Move.from(moves.get(i));
      if (from != Move.to(moves.get(i))) {
        append(moves, i, from);
      }
      for (int j = 0; j < moves.effectCount(i); j++) {
        int effect = moves.effect(i, j);
        if (Effect.kind(effect) == Effect.PARTNER) {
          append(moves, i, Effect.first(effect));
        }
      }
    }
  }

  private void append(MoveList moves, int index, int square) {
    int side = board.side();
    int[] kinds = gates.kinds(side, square);
    if (kinds.length == 0 || (cells[square] & Cell.UNMOVED) == 0 || isTaken(moves, index, square)) {
      return;
    }
    for (int kind : kinds) {
      if (gates.mayPay(board, side, kind)) {
        append(moves, index, Effect.of(Effect.ENTER, square, kind), moves.effectCount(index));
        if (mustProve && !legality.isSafe(moves, moves.size() - 1)) {
          moves.truncate(moves.size() - 1);
        }
      }
    }
  }

  /** Returns whether a move takes a piece to a square. */
  private static boolean isTaken(MoveList moves, int index, int square) {
    boolean isTaken = Move.to(moves.get(index)) == square;
    for (int i = 0; i < moves.effectCount(index); i++) {
      isTaken |= Effect.second(moves.effect(index, i)) == square;
    }
    return isTaken;
  }

  /** Appends a move with one more effect, whose type puts it last. */
  private void append(MoveList moves, int index, int entry, int count) {
    int word = moves.get(index);
    if (count == 0) {
      moves.special(word, entry);
      return;
    }
    if (count == effects.length) {
      effects = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      effects[i] = moves.effect(index, i);
    }
    effects[count] = entry;
    moves.special(word, effects, count + 1);
  }
}
