package io.github.betza.processor.notation;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Something wrong with a notation, as data. It is printed once, at the edge of the program.
 *
 * @param code which kind of problem it is
 * @param span the letters that it is about
 * @param message what is wrong, one sentence that stands alone, without a full stop
 * @param advice what to write instead
 */
public record Problem(ProblemCode code, Span span, String message, Advice advice) {
  /** Checks that nothing is missing. */
  public Problem {
    Objects.requireNonNull(code);
    Objects.requireNonNull(span);
    Objects.requireNonNull(message);
    Objects.requireNonNull(advice);
  }

  /** Makes a problem for which there is no help. */
  public Problem(ProblemCode code, Span span, String message) {
    this(code, span, message, "");
  }

  /** Makes a problem with a help text. */
  public Problem(ProblemCode code, Span span, String message, String help) {
    this(code, span, message, Advice.of(help));
  }

  /** Returns the help in one sentence, or the empty string where there is none. */
  public String help() {
    return advice.worded();
  }

  Problem with(Advice other) {
    return new Problem(code, span, message, other);
  }

  /** Returns the same problem with suggestions, and with what else there is to say. */
  public Problem suggesting(List<Suggestion> suggestions, String note) {
    return new Problem(code, span, message, new Advice("", suggestions, note));
  }

  /** Returns the same problem without suggestions of some texts. */
  public Problem withoutSuggestions(Predicate<String> texts) {
    return new Problem(code, span, message, advice.without(texts));
  }

  /** Returns the same problem with something to say before its suggestions. */
  public Problem leading(String lead) {
    return new Problem(code, span, message, advice.leading(lead));
  }

  /** Returns the same problem with something more to say. */
  public Problem noting(String note) {
    return new Problem(code, span, message, advice.noting(note));
  }

  /** Returns the same problem with another help text. */
  public Problem withHelp(String other) {
    return new Problem(code, span, message, Advice.of(other));
  }

  /** Returns the texts that the help offers, the one to try first in front. */
  public List<Offer> offers() {
    return Stream.concat(
            advice.suggestions().stream().map(each -> new Offer(each.text(), true)),
            Offer.in(advice.lead() + advice.note()).stream())
        .distinct()
        .toList();
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
