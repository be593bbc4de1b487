package io.github.betza.processor.atlas;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.List;

/**
 * The pieces and holes of a setup.
 *
 * @param stones the pieces, from the last rank down
 * @param files the number of files of the board
 * @param holes the squares that the board does not have, as rank * files + file
 */
record SetupPlacement(int files, List<Stone> stones, List<Integer> holes) {
  SetupPlacement {
    stones = List.copyOf(stones);
    holes = List.copyOf(holes);
  }

  /**
   * A piece on a square.
   *
   * @param file its file, from 0
   * @param rank its rank, from 0
   * @param kind its number in the game, from 1
   * @param symbol its letter, perhaps after a plus
   * @param white whether it is White's
   */
  record Stone(int file, int rank, int kind, String symbol, boolean white) {}

  static SetupPlacement of(DrawnGame game) {
    VariantFacts facts = game.facts();
    Board board = SetupBoard.of(facts);
    Geometry geometry = board.geometry();
    List<Stone> stones = new ArrayList<>();
    List<Integer> holes = new ArrayList<>();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      for (int file = 0; file < geometry.files(); file++) {
        int cell = board.get(geometry.square(file, rank));
        if (cell == Cell.EDGE) {
          holes.add(rank * geometry.files() + file);
        } else if (cell != Cell.EMPTY) {
          int kind = Cell.kind(cell);
          boolean white = Cell.side(cell) == Side.WHITE;
          stones.add(new Stone(file, rank, kind, facts.piece(kind).symbol(), white));
        }
      }
    }
    return new SetupPlacement(geometry.files(), stones, holes);
  }
}
