package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTrait;
import io.github.betza.game.SquareSet;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells to which squares the pieces of a game can never come. */
final class Arrivals {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Board board;
  private final Starts starts;

  Arrivals(VariantFacts facts, Geometry geometry, Board board, Starts starts) {
    this.facts = facts;
    this.geometry = geometry;
    this.board = board;
    this.starts = starts;
  }

  /**
   * Returns whether a piece may come to one of some squares, or begins there.
   *
   * @param squares the squares as an annotation names them
   */
  boolean everComes(int kind, String squares, int side) {
    if (mayBeAnywhere(kind)) {
      return true;
    }
    Optional<SquareSet> confines = confines(kind);
    Travel travel =
        new Travel(
            geometry,
            facts.moves(kind),
            side,
            square ->
                board.get(square) != Cell.EDGE
                    && (confines.isEmpty() || confines.get().contains(side, square)));
    return travel.from(starts.of(kind, side)).intersects(starts.squares(squares, side));
  }

  /** Returns the squares that a kind may not leave, if a zone says so. */
  Optional<SquareSet> confines(int kind) {
    return facts.zones().stream()
        .filter(each -> facts.kindsOf(each.of()).contains(kind))
        .map(each -> SquareSet.parse(geometry, each.all()))
        .findFirst();
  }

  /**
   * Returns whether a piece may come to squares to which neither its own moves nor castling lead:
   * another may put it there or make it move, or it moves as others do. What a piece does whose
   * notation has errors is not known.
   */
  private boolean mayBeAnywhere(int kind) {
    return facts.pieces().stream().anyMatch(piece -> piece.piece().isEmpty())
        || facts.traits(kind).has(PieceTrait.BORROWING)
        || IntStream.rangeClosed(1, facts.pieces().size())
            .mapToObj(facts::traits)
            .anyMatch(each -> each.has(PieceTrait.DISPLACING) || each.has(PieceTrait.EXCITING));
  }
}
