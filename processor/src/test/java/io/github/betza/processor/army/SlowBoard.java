package io.github.betza.processor.army;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The board of an army, square by square. */
final class SlowBoard {
  final Army army;
  final Board board;

  SlowBoard(Army army, Board board) {
    this.army = army;
    this.board = board;
  }

  IntStream squares() {
    return IntStream.range(0, board.cells().length);
  }

  IntStream pieces() {
    return squares().filter(square -> Cell.isPiece(board.get(square)));
  }

  /** Returns where a side has pieces. */
  IntStream pieces(int side) {
    return pieces().filter(square -> Cell.side(board.get(square)) == side);
  }

  int kindOn(int square) {
    return Cell.kind(board.get(square));
  }

  char letterOn(int square) {
    return army.pieces().get(kindOn(square) - 1).letter();
  }

  /** Returns whether a square belongs to some, which may be all of them. */
  boolean isIn(String squares, int side, int square) {
    return squares.isEmpty() || SquareSet.parse(board.geometry(), squares).contains(side, square);
  }

  /** Returns whether a piece of a kind may be on a square. */
  boolean isInZone(int kind, int side, int square) {
    return army.zones().stream()
        .filter(zone -> army.kindOf(zone.of()) == kind)
        .allMatch(zone -> isIn(zone.squares(), side, square));
  }

  /** Returns where a side has royal pieces; most of the time of a slow game goes into this. */
  List<Integer> royals(int side) {
    List<Integer> royals = new ArrayList<>();
    int[] cells = board.cells();
    for (int square = 0; square < cells.length; square++) {
      if ((cells[square] & Cell.ROYAL) != 0
          && Cell.isPiece(cells[square])
          && Cell.side(cells[square]) == side) {
        royals.add(square);
      }
    }
    return royals;
  }

  /** Returns whether royal pieces of both sides stand on a file with nothing between them. */
  boolean faces(int side) {
    List<Integer> others = royals(side ^ 1);
    for (int royal : royals(side)) {
      for (int ranks : new int[] {1, -1}) {
        int square = royal;
        do {
          square = board.geometry().step(square, 0, ranks);
        } while (square != Geometry.OFF && board.get(square) == Cell.EMPTY);
        if (others.contains(square)) {
          return true;
        }
      }
    }
    return false;
  }
}
