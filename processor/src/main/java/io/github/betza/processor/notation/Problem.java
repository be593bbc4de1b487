package io.github.betza.processor.notation;

import java.util.List;
import java.util.Objects;

/**
 * Something wrong with a notation, as data. It is printed once, at the edge of the program.
 *
 * @param code which kind of problem it is
 * @param span the letters that it is about
 * @param message what is wrong, one sentence that stands alone, without a full stop
 * @param help what to write instead, or the empty string where nothing can be suggested
 */
public record Problem(ProblemCode code, Span span, String message, String help) {
  /** Checks that nothing is missing. */
  public Problem {
    Objects.requireNonNull(code);
    Objects.requireNonNull(span);
    Objects.requireNonNull(message);
    Objects.requireNonNull(help);
  }

  /** Makes a problem for which there is no help. */
  public Problem(ProblemCode code, Span span, String message) {
    this(code, span, message, "");
  }

  /** Returns the same problem with another help text. */
  public Problem withHelp(String other) {
    return new Problem(code, span, message, other);
  }

  /** Returns the texts that the help offers, the one to try first in front. */
  public List<Offer> offers() {
    return Offer.in(help);
  }

  /** Returns how bad it is. */
  public Severity severity() {
    return code.severity();
  }

  /** Returns whether it is an error. */
  public boolean isError() {
    return severity() == Severity.ERROR;
  }
}
