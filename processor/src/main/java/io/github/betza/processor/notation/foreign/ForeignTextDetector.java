package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Location.InNotation;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.foreign.ForeignTextDetector.ForeignForm.Certainty;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  /**
   * A form in which programs, sites and people write a piece instead of a notation.
   *
   * @param code the problem
   * @param looks the pattern of the text
   * @param part the part to which the problem points
   * @param message the message
   * @param rewriting how to write it as a notation
   * @param when when a text with this pattern is of this form
   * @param note the note if there is no suggestion
   * @param example a text of this form
   * @param source where such texts are found
   */
  record ForeignForm(
      ProblemCode code,
      Pattern looks,
      Part part,
      String message,
      Rewriting rewriting,
      Certainty when,
      String note,
      String example,
      String source) {
    /** The wrong part of a text. */
    enum Part {
      /** The whole text. */
      WHOLE,
      /** The part before its group {@code moves}. */
      BEFORE_MOVES,
      /** Its group {@code sign}. */
      SIGN
    }

    /** When a text with the pattern of a form has this form. */
    enum Certainty {
      /** Always. */
      ALWAYS,
      /** If there is a suggestion. */
      MEANT,
      /** If a suggestion can be read. */
      READABLE
    }

    /** How a text of a form is written in a dialect. */
    interface Rewriting {
      /**
       * Returns the notations that may be meant.
       *
       * @param found the text
       * @param names the names of pieces in the dialect
       */
      Advice of(Matcher found, PieceNames names);
    }

    /** Returns the rewriting that keeps a part of the text. */
    static Rewriting keeping(String group) {
      return (found, names) -> Advice.suggest(new Suggestion(found.group(group)));
    }
  }
}
