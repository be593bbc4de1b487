package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.generated.BoardWriter;
import java.util.Arrays;

/**
 * Lets a piece see others as the edge of the board while its moves are found. It looks at the cells
 * and not at the lists of pieces, because legality is tried out on the cells alone.
 */
final class BlockerView {
  private final GameRules rules;
  private final BoardWriter writer;
  private final int[] cells;
  private final int[] all;
  private int[] squares = new int[16];
  private int[] pieces = new int[16];
  private int count;

  BlockerView(Position position) {
    this.rules = position.rules();
    this.writer = position.writer();
    this.cells = position.board().cells();
    Geometry geometry = rules.geometry();
    this.all = new int[geometry.files() * geometry.ranks()];
    for (int i = 0; i < all.length; i++) {
      all[i] = geometry.square(i % geometry.files(), i / geometry.files());
    }
  }

  void raise(int kind, int from) {
    boolean[] blockers = rules.blockersTo(kind);
    for (int square : all) {
      int cell = cells[square];
      if (square != from && Cell.isPiece(cell) && blockers[Cell.kind(cell)]) {
        if (count == squares.length) {
          squares = Arrays.copyOf(squares, 2 * count);
          pieces = Arrays.copyOf(pieces, 2 * count);
        }
        squares[count] = square;
        pieces[count++] = cell;
        writer.replace(square, Cell.EDGE);
      }
    }
  }

  void lower() {
    while (count > 0) {
      count--;
      writer.replace(squares[count], pieces[count]);
    }
  }
}
