package io.github.betza.processor.atlas;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What stands where when a game begins.
 *
 * @param stones the pieces, from the last rank down
 * @param holes the squares that the board does not have, as rank * files + file
 */
record SetupPlacement(List<Stone> stones, List<Integer> holes) {
  /** Copies the lists. */
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
   * @param unmoved whether it has moves, or castles, because it has not moved yet
   */
  record Stone(int file, int rank, int kind, String symbol, boolean white, boolean unmoved) {}

  /** Reads the setup of a game. */
  static SetupPlacement of(DrawnGame game) {
    VariantFacts facts = game.facts();
    Board board = SetupBoard.of(facts);
    Geometry geometry = board.geometry();
    Set<Integer> castling = castling(board);
    List<Stone> stones = new ArrayList<>();
    List<Integer> holes = new ArrayList<>();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      for (int file = 0; file < geometry.files(); file++) {
        int cell = board.get(geometry.square(file, rank));
        if (cell == Cell.EDGE) {
          holes.add(rank * geometry.files() + file);
        } else if (cell != Cell.EMPTY) {
          int kind = Cell.kind(cell);
          PieceFacts piece = facts.pieces().get(kind - 1);
          boolean byPlace = !castling.contains(kind) && facts.isInitial(kind);
          stones.add(
              new Stone(
                  file,
                  rank,
                  kind,
                  piece.symbol(),
                  Cell.side(cell) == Side.WHITE,
                  byPlace || (cell & Cell.UNMOVED) != 0));
        }
      }
    }
    return new SetupPlacement(stones, holes);
  }

  /** Returns the kinds of which the field of castling rights says whether they have moved. */
  private static Set<Integer> castling(Board board) {
    Set<Integer> kinds = new HashSet<>();
    for (int cell : board.cells()) {
      if (Cell.isPiece(cell) && (cell & Cell.UNMOVED) != 0) {
        kinds.add(Cell.kind(cell));
      }
    }
    return kinds;
  }
}
