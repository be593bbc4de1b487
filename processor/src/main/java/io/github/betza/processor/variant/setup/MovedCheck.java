package io.github.betza.processor.variant.setup;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.VariantFacts;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Warns of pieces that lose their first moves, because they could castle with a piece that a
 * castling right names, and no right names them.
 *
 * @param named the setup, in which only the pieces named by castling rights are unmoved
 */
record MovedCheck(VariantFacts facts, Geometry geometry, Board named) {
  /**
   * Returns the problem of the first such piece, if there is one.
   *
   * @param unmoved the setup, in which all pieces that may count as unmoved are unmoved
   */
  Optional<Diagnostic> check(Board unmoved) {
    return IntStream.range(0, geometry.arrayLength())
        .filter(square -> Cell.isPiece(unmoved.get(square)))
        .filter(square -> !Cells.isUnmoved(unmoved.get(square)))
        .filter(square -> facts.isInitial(Cell.kind(unmoved.get(square))))
        .filter(square -> !isNamed(Cell.kind(unmoved.get(square))))
        .mapToObj(square -> problem(square, Cell.kind(unmoved.get(square))))
        .findFirst();
  }

  private boolean isNamed(int kind) {
    return IntStream.of(named.cells())
        .anyMatch(cell -> Cells.isKind(cell, kind) && Cells.isUnmoved(cell));
  }

  private Diagnostic problem(int square, int kind) {
    return new Diagnostic(
        ProblemCode.COUNTS_AS_MOVED,
        AnnotationPlace.of("setup"),
        Optional.of(SetupText.square(facts, geometry, square)),
        "the "
            + facts.piece(kind).typeName()
            + " on "
            + geometry.name(square)
            + " counts as moved and loses its first moves ('i'): it could castle with a piece "
            + "that the castling rights name, but they do not name this side",
        "write the rights of both sides, such as KQkq\nor set it up where no piece castles with "
            + "it, or remove castling (O) or the first moves from the notations");
  }
}
