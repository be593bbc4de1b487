package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form in which programs, sites and people write a piece where a notation is expected.
 *
 * @param code the problem that it is
 * @param looks what it looks like
 * @param part which part of it the problem points at
 * @param message what it is
 * @param rewriting how a notation writes it
 * @param when when a text of these looks is known to be of this form
 * @param note what there is to say where nothing can be suggested
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
  /** What of a text is wrong. */
  enum Part {
    /** All of it. */
    WHOLE,
    /** What comes before its group {@code moves}. */
    BEFORE_MOVES,
    /** Its group {@code sign}. */
    SIGN
  }

  /** When a text that looks like a form is one. */
  enum Certainty {
    /** Always. */
    ALWAYS,
    /** If there is something to suggest. */
    MEANT,
    /** If something that is suggested can be read. */
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
