package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;
import io.github.betza.processor.interpret.InterpretedMove;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes generated moves, and holds the board against what the words for their effects say. */
final class Making {
  private Making() {}

  /** Makes a move and takes it back. */
  static void check(Board board, MoveList moves, int index) {
    int[] before = board.cells().clone();
    int side = board.side();
    int lastMoved = board.lastMovedKind();
    int victim = board.enPassantVictim();
    InterpretedMove move = InterpretedMove.of(moves, index);

    board.make(moves, index);
    assertThat(board.cells()).as("after %s", move).isEqualTo(after(before, move));
    assertThat(board.side()).isNotEqualTo(side);

    board.unmake();
    assertThat(board.cells()).as("after taking back %s", move).isEqualTo(before);
    assertThat(board.side()).isEqualTo(side);
    assertThat(board.lastMovedKind()).isEqualTo(lastMoved);
    assertThat(board.enPassantVictim()).isEqualTo(victim);
  }

  private static int[] after(int[] before, InterpretedMove move) {
    int[] cells = before.clone();
    Map<Integer, Integer> putDown = new LinkedHashMap<>();
    boolean vanishes = false;
    for (int effect : move.effects()) {
      int square = Effect.first(effect);
      int kind = Effect.kind(effect);
      if (kind == Effect.UNLOAD || kind == Effect.PARTNER || kind == Effect.SWAP) {
        int piece = before[square] & ~Cell.UNMOVED;
        assertThat(putDown.put(Effect.second(effect), piece)).as("%s", move).isNull();
      }
      vanishes |= kind == Effect.VANISH;
      if (kind != Effect.GRANT_EN_PASSANT && kind != Effect.VANISH) {
        assertThat(Cell.isPiece(before[square])).as("%s", move).isTrue();
        cells[square] = Cell.EMPTY;
      }
    }
    cells[move.from()] = Cell.EMPTY;
    putDown.forEach(
        (square, piece) -> {
          assertThat(cells[square]).as("%s", move).isEqualTo(Cell.EMPTY);
          cells[square] = piece;
        });
    int mover = before[move.from()];
    cells[move.to()] = move.from() == move.to() ? mover : mover & ~Cell.UNMOVED;
    if (vanishes) {
      cells[move.to()] = Cell.EMPTY;
    }
    return cells;
  }
}
