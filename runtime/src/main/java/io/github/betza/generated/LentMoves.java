package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * Lists that a board keeps for pieces that use the moves of others, so that their moves allocate
 * nothing. A list is created when it is first needed.
 */
final class LentMoves {
  private final long[] seenKinds = new long[(Cell.KIND + 1) / Long.SIZE];
  private MoveList moves;
  private MoveList others;

  /** Returns an empty list, which takes the moves of another piece. */
  MoveList moves() {
    if (moves == null) {
      moves = new MoveList();
    }
    moves.clear();
    return moves;
  }

  /** Returns a second empty list, which takes the same moves in another position. */
  MoveList others() {
    if (others == null) {
      others = new MoveList();
    }
    others.clear();
    return others;
  }

  /** Returns an empty set of kinds, as bits. */
  long[] seenKinds() {
    Arrays.fill(seenKinds, 0);
    return seenKinds;
  }
}
