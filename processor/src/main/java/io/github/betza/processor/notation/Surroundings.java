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
 * @param letter the letter in front of it where that is all, for it may be a move as well
 */
record Surroundings(Span wrong, String message, String inside, Optional<String> letter) {
  private static final String NO_NAME =
      "a notation says how a piece moves, and not what it is called";

  /** Signs of quotation, straight ones and those of printed text. */
  private static final Pattern QUOTED =
      Pattern.compile(
          "(?<sign>[\"'`\u2018\u201c\u201d\u201e\u00ab\u00bb])"
              + "(?<inside>[^\"'`\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb]+)"
              + "[\"'`\u2018\u2019\u201c\u201d\u00ab\u00bb]");

  /** The variants.ini of Fairy-Stockfish: {@code customPiece1 = a:mQ}. */
  private static final Pattern SETTING =
      Pattern.compile("(?<label>(?<name>\\w+) *= *[A-Za-z] *: *)(?<inside>[^:]+)");

  /** XBoard's command: {@code piece P& fmWfcF}. Without a space it is a sign between moves. */
  private static final Pattern COMMAND =
      Pattern.compile("(?<label>(?<name>piece \\+?[A-Z]'?|\\+?[A-Z]'?(?=& ))& *)(?<inside>[^&]+)");

  /** The Interactive Diagram of seed 003: {@code checker:P:fmFcafmFimfD:pawn:a2-l2}. */
  private static final Pattern DIAGRAM =
      Pattern.compile("(?<label>(?<name>[A-Za-z0-9_]+):[A-Z]?:)(?<inside>[^:]+)(:[^:]*)*");

  /** A name in front: {@code pawn:fmWfcF}. A single letter has a space behind its colon. */
  private static final Pattern NAMED =
      Pattern.compile("(?<label>(?<name>[A-Za-z]{3,}|[A-Za-z](?= *: )) *: *)(?<inside>[^:]+)");

  /** A name of one word or two in front, and no more than a space or a dash between. */
  private static final Pattern TITLED =
      Pattern.compile(
          "(?<label>(?<name>[A-Za-z]+( [A-Za-z][a-z]{2,})?)( *[=-] *| +))(?<inside>\\S.*)");

  /** A name in front, joined with a notation as two moves are. */
  private static final Pattern JOINED =
      Pattern.compile("(?<label>(?<name>[A-Za-z]+)( *[+&/,] *| +(and|or|plus) +))(?<inside>\\S.*)");

  /** So many small letters behind a capital are a word rather than modifiers without an atom. */
  private static final Pattern WORD = Pattern.compile("[A-Z][a-z]{3,}( .*)?");

  /**
   * Returns what stands around a notation in a text.
   *
   * @param names of well-known pieces
   * @param isSound whether a text can be read; two moves with a sign between them are no name
   */
  static Optional<Surroundings> of(String text, PieceNames names, Predicate<String> isSound) {
    Matcher quoted = QUOTED.matcher(text);
    if (quoted.matches()) {
      return Optional.of(
          new Surroundings(
              Span.at(0),
              "the quotes around a notation do not belong to it",
              quoted.group("inside"),
              Optional.empty()));
    }
    for (Pattern pattern : List.of(SETTING, COMMAND, DIAGRAM, NAMED)) {
      Matcher labelled = pattern.matcher(text);
      if (labelled.matches() && !(pattern == NAMED && areMoves(labelled.group("name"), isSound))) {
        return Optional.of(labelled(labelled, labelled.group("inside")));
      }
    }
    return joined(text, names, isSound).or(() -> titled(text, names, isSound));
  }

  /** A single letter may be both, which is told. */
  private static boolean areMoves(String name, Predicate<String> isSound) {
    return name.length() > 1 && isSound.test(name);
  }

  private static Optional<Surroundings> joined(
      String text, PieceNames names, Predicate<String> isSound) {
    Matcher joined = JOINED.matcher(text);
    return joined.matches()
        ? names
            .notation(joined.group("name"))
            .filter(move -> !isSound.test(joined.group("name")))
            .map(move -> move + joined.group("inside"))
            .filter(isSound)
            .map(moves -> labelled(joined, moves))
        : Optional.empty();
  }

  /** Where nothing but a space stands behind a name, the moves are known by their being right. */
  private static Optional<Surroundings> titled(
      String text, PieceNames names, Predicate<String> isSound) {
    Matcher titled = TITLED.matcher(text);
    if (!titled.matches()) {
      return Optional.empty();
    }
    String name = titled.group("name");
    // Every notation with a '-' comes here, so nothing is read before there is a word.
    boolean word =
        WORD.matcher(name).matches() || names.notation(name.replace(" ", "")).isPresent();
    if (!word) {
      return Optional.empty();
    }
    String close = titled.group("inside").replace(" ", "");
    String inside = isSound.test(close) ? close : Spaces.withoutSigns(titled.group("inside"));
    return !isSound.test(name) && isSound.test(inside)
        ? Optional.of(labelled(titled, inside))
        : Optional.empty();
  }

  private static Surroundings labelled(Matcher matcher, String inside) {
    Optional<String> letter =
        Optional.of(matcher.group("name")).filter(name -> name.matches("[A-Z]"));
    return new Surroundings(new Span(0, matcher.end("label")), NO_NAME, inside, letter);
  }

  /** Words which moves to write, also those that are meant if the letter in front is one. */
  String help(String text, Offers offers) {
    Span all = new Span(0, text.length());
    return offers
        .sound(all, inside)
        .map(offer -> offer + orBoth(all, offers))
        .orElse("write only the moves");
  }

  private String orBoth(Span all, Offers offers) {
    return letter
        // Doubled, a letter would be a rider rather than two moves.
        .filter(move -> !inside.startsWith(move) && offers.sound(all, move).isPresent())
        .flatMap(move -> offers.sound(all, move + inside))
        .map(offer -> "; or, if both are moves, " + offer)
        .orElse("");
  }
}
