package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Location.InNotation;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.foreign.ForeignForm.Certainty;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;

/**
 * Recognises a text in the form of another program or site. It is one mistake, however many of its
 * letters have no meaning in the dialect.
 */
public final class ForeignTextDetector {
  private ForeignTextDetector() {}

  /**
   * Returns the problem of a text that cannot be read, if it has a known form.
   *
   * @param names the notations of pieces in the dialect
   * @param isReadable whether a text is a notation of the dialect
   */
  public static Optional<Diagnostic> find(
      String text, PieceNames names, Predicate<String> isReadable) {
    for (ForeignForm form : ForeignForms.ALL) {
      Matcher looks = form.looks().matcher(text);
      if (looks.find()) {
        Span span = span(form, looks);
        Advice advice = form.rewriting().of(looks, names).noting(form.note());
        if (isKnown(form.when(), advice, isReadable)) {
          return Optional.of(
              new Diagnostic(form.code(), new InNotation(span), form.message(), advice));
        }
      }
    }
    return Optional.empty();
  }

  private static Span span(ForeignForm form, Matcher looks) {
    return switch (form.part()) {
      case WHOLE -> new Span(looks.start(), looks.end());
      case BEFORE_MOVES -> new Span(looks.start(), looks.start("moves"));
      case SIGN -> new Span(looks.start("sign"), looks.end("sign"));
    };
  }

  private static boolean isKnown(Certainty when, Advice advice, Predicate<String> isReadable) {
    return switch (when) {
      case ALWAYS -> true;
      case MEANT -> !advice.suggestions().isEmpty();
      case READABLE -> advice.suggestions().stream().anyMatch(each -> isReadable.test(each.text()));
    };
  }
}
