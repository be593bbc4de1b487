package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
