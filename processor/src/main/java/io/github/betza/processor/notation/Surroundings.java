package io.github.betza.processor.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands around a notation in the files of other programs, and is copied together with it.
 *
 * @param wrong what does not belong to the notation, or the first of it
 * @param message what is wrong with that
 * @param inside the notation itself, as far as it can be told
 */
record Surroundings(Span wrong, String message, String inside) {
  /** Signs of quotation, straight ones and those of printed text. */
  private static final Pattern QUOTED =
      Pattern.compile(
          "(?<sign>[\"'`\u2018\u201c\u201d\u201e\u00ab\u00bb])"
              + "(?<inside>[^\"'`\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb]+)"
              + "[\"'`\u2018\u2019\u201c\u201d\u00ab\u00bb]");

  /** The variants.ini of Fairy-Stockfish: {@code customPiece1 = a:mQ}. */
  private static final Pattern SETTING =
      Pattern.compile("(?<label>\\w+ *= *[A-Za-z] *: *)(?<inside>[^:]+)");

  /** XBoard's command: {@code piece P& fmWfcF}. */
  private static final Pattern COMMAND =
      Pattern.compile("(?<label>(piece )?\\+?[A-Z]'?& *)(?<inside>[^&]+)");

  /** The Interactive Diagram of seed 003: {@code checker:P:fmFcafmFimfD:pawn:a2-l2}. */
  private static final Pattern DIAGRAM =
      Pattern.compile("(?<label>[A-Za-z0-9_]+:[A-Z]?:)(?<inside>[^:]+)(:[^:]*)*");

  /** A name in front: {@code pawn:fmWfcF}. A single letter is told elsewhere. */
  private static final Pattern NAMED =
      Pattern.compile("(?<label>(?<name>[A-Za-z]{3,}) *: *)(?<inside>[^:]+)");

  /**
   * Returns what stands around a notation in a text.
   *
   * @param isSound whether a text can be read; two moves with a colon between them are no name
   */
  static Optional<Surroundings> of(String text, Predicate<String> isSound) {
    Matcher quoted = QUOTED.matcher(text);
    if (quoted.matches()) {
      return Optional.of(
          new Surroundings(
              Span.at(0),
              "the quotes around a notation do not belong to it",
              quoted.group("inside")));
    }
    for (Pattern pattern : List.of(SETTING, COMMAND, DIAGRAM, NAMED)) {
      Matcher labelled = pattern.matcher(text);
      if (labelled.matches() && !(pattern == NAMED && isSound.test(labelled.group("name")))) {
        return Optional.of(
            new Surroundings(
                new Span(0, labelled.end("label")),
                "a notation says how a piece moves, and not what it is called",
                labelled.group("inside")));
      }
    }
    return Optional.empty();
  }
}
