package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.model.SquareSet;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.Squares;
import java.util.List;
import java.util.Optional;

/** Checks sets of squares. */
record SquaresCheck(Geometry geometry) {
  /**
   * The most wrong items of one set that are reported separately; of more only the first is
   * reported.
   */
  private static final int MOST_WRONG = 3;

  /** Returns the problems of the items of a set, or of the set as a whole. */
  List<Diagnostic> check(AnnotationPlace place, String text) {
    List<Span> wrong =
        Squares.items(text).stream().filter(item -> refusal(item.of(text)).isPresent()).toList();
    if (wrong.isEmpty()) {
      return refusal(text).map(why -> problem(place, why)).stream().toList();
    }
    boolean isMany = wrong.size() > MOST_WRONG;
    String others = isMany ? "; the same is true of " + (wrong.size() - 1) + " others" : "";
    return wrong.stream()
        .limit(isMany ? 1 : MOST_WRONG)
        .map(item -> problem(place, refusal(item.of(text)).orElseThrow() + others).at(item))
        .toList();
  }

  private Optional<String> refusal(String squares) {
    try {
      SquareSet.parse(geometry, squares);
      return Optional.empty();
    } catch (IllegalArgumentException exception) {
      return Optional.of(exception.getMessage());
    }
  }

  private Diagnostic problem(AnnotationPlace place, String message) {
    String last = geometry.name(geometry.square(geometry.files() - 1, geometry.ranks() - 1));
    String note =
        "write squares from a1 to "
            + last
            + ", separated by spaces; \"a\" is a whole file, \"1\" a whole rank, "
            + "\"a1-"
            + last
            + "\" a rectangle";
    return new Diagnostic(ProblemCode.INVALID_SQUARES, place, message, note);
  }
}
