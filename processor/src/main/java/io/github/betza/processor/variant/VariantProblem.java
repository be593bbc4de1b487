package io.github.betza.processor.variant;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Severity;
import io.github.betza.processor.notation.Span;
import java.util.Optional;

/**
 * Something wrong with a game.
 *
 * @param code which kind of problem it is
 * @param place where it is
 * @param letters which letters of the text there it is about, if not the whole of it
 * @param message what is wrong, one sentence that stands alone, without a full stop
 * @param help what to write instead
 */
public record VariantProblem(
    ProblemCode code, AnnotationPlace place, Optional<Span> letters, String message, String help) {
  /** Makes a problem of a value as a whole. */
  public VariantProblem(ProblemCode code, AnnotationPlace place, String message, String help) {
    this(code, place, Optional.empty(), message, help);
  }

  /** Returns the same problem, of some letters of the text at its place. */
  VariantProblem at(Span span) {
    return new VariantProblem(code, place, Optional.of(span), message, help);
  }

  /** Returns the same problem at another place. */
  VariantProblem at(AnnotationPlace other) {
    return new VariantProblem(code, other, letters, message, help);
  }

  /** Returns whether the game is not compiled because of it. */
  boolean isError() {
    return code.severity() == Severity.ERROR;
  }
}
