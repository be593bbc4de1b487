package io.github.betza.processor.diagnostic;

import io.github.betza.processor.diagnostic.Location.InMember;
import io.github.betza.processor.diagnostic.Location.InNotation;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * An error or a warning, as data. It is worded once, when it is printed.
 *
 * @param code the kind of problem
 * @param location the place of the problem
 * @param message the problem, one sentence that can be read alone, without a full stop
 * @param advice the corrections and further help
 */
public record Diagnostic(ProblemCode code, Location location, String message, Advice advice) {
  /** Checks that nothing is null. */
  public Diagnostic {
    Objects.requireNonNull(code);
    Objects.requireNonNull(location);
    Objects.requireNonNull(message);
    Objects.requireNonNull(advice);
  }

  /** Makes a diagnostic for some letters of a notation, without advice. */
  public Diagnostic(ProblemCode code, Span span, String message) {
    this(code, span, message, "");
  }

  /** Makes a diagnostic for some letters of a notation, with a note. */
  public Diagnostic(ProblemCode code, Span span, String message, String note) {
    this(code, new InNotation(span), message, Advice.note(note));
  }

  /** Makes a diagnostic for a value of an annotation, with a note. */
  public Diagnostic(ProblemCode code, AnnotationPlace place, String message, String note) {
    this(code, new InMember(place, Optional.empty()), message, Advice.note(note));
  }

  /** Makes a diagnostic for some letters of the text of an annotation, with a note. */
  public Diagnostic(
      ProblemCode code,
      AnnotationPlace place,
      Optional<Span> letters,
      String message,
      String note) {
    this(code, new InMember(place, letters), message, Advice.note(note));
  }

  /**
   * Returns the marked letters of the notation.
   *
   * @throws IllegalStateException if the location is not in a notation
   */
  public Span span() {
    if (location instanceof InNotation notation) {
      return notation.span();
    }
    throw new IllegalStateException("not about a notation: " + this);
  }

  /**
   * Returns the member of an annotation with the problem.
   *
   * @throws IllegalStateException if the location is in a notation
   */
  public AnnotationPlace place() {
    if (location instanceof InMember member) {
      return member.place();
    }
    throw new IllegalStateException("not about an annotation: " + this);
  }

  /**
   * Returns the same diagnostic at another place of the annotations, with the same marked letters.
   */
  public Diagnostic at(AnnotationPlace place) {
    return new Diagnostic(code, new InMember(place, location.letters()), message, advice);
  }

  /** Returns the same diagnostic with other marked letters of the same text. */
  public Diagnostic at(Span letters) {
    return new Diagnostic(code, location.at(letters), message, advice);
  }

  /** Returns the help in one sentence, or the empty string if there is none. */
  public String help() {
    return String.join("; ", helpLines());
  }

  /** Returns the help in lines: the first suggestion, each further one, and the note. */
  public List<String> helpLines() {
    return advice.lines();
  }

  /** Returns the texts to write instead, the likeliest first. */
  public List<Suggestion> suggestions() {
    return advice.suggestions();
  }

  public Diagnostic with(Advice other) {
    return new Diagnostic(code, location, message, other);
  }

  /** Returns the same diagnostic with these suggestions and this note. */
  public Diagnostic suggesting(List<Suggestion> suggestions, String note) {
    return with(Advice.suggest(suggestions).noting(note));
  }

  /** Returns the same diagnostic with a text before its suggestions. */
  public Diagnostic leading(String lead) {
    return with(advice.leading(lead));
  }

  /** Returns the same diagnostic with more text in its note. */
  public Diagnostic noting(String note) {
    return with(advice.noting(note));
  }

  /** Returns its severity. */
  public Severity severity() {
    return code.severity();
  }

  public boolean isError() {
    return severity() == Severity.ERROR;
  }
}
