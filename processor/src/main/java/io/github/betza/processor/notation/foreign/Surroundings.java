package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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

  private static final String QUOTES =
      "\"'`\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a"
          + "\u3008\u3009\u300a\u300b\u300c\u300d\u300e\u300f\u3010\u3011";

  /** Signs of quotation, straight ones and those of printed text. */
  private static final Pattern QUOTED =
      Pattern.compile("(?<sign>[" + QUOTES + "])(?<inside>[^" + QUOTES + "]+)[" + QUOTES + "]");

  /**
   * Signs that make words bold or slanted: {@code **N**}. They are the same in front and behind.
   */
  private static final Pattern EMPHASISED =
      Pattern.compile("(?<sign>[*_~$]{1,3})(?<inside>[^*_~$]+)\\k<sign>");

  /** The variants.ini of Fairy-Stockfish: {@code customPiece1 = a:mQ}. */
  private static final Pattern SETTING =
      Pattern.compile("(?<label>(?<name>\\w+) *= *[A-Za-z] *: *)(?<inside>[^:]+)");

  /** XBoard's command: {@code piece P& fmWfcF}. Without a space it is a sign between moves. */
  private static final Pattern COMMAND =
      Pattern.compile("(?<label>(?<name>piece \\+?[A-Z]'?|\\+?[A-Z]'?(?=& ))& *)(?<inside>[^&]+)");

  /** The same without a space, where the letter is no atom. */
  private static final Pattern CLOSE_COMMAND =
      Pattern.compile("(?<label>(?<name>\\+?[A-Z]'?)&)(?<inside>[^&]+)");

  /** What files have behind a setting: a comment, or the sign with which it ends. */
  private static final Pattern ENDING = Pattern.compile(" *(;|//|# ).*| *[,.]");

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
      return Optional.of(around("the quotes around a notation do not belong to it", quoted));
    }
    Matcher emphasised = EMPHASISED.matcher(text);
    if (emphasised.matches()) {
      return Optional.of(around("the signs around a notation do not belong to it", emphasised));
    }
    for (Pattern pattern : List.of(SETTING, COMMAND, DIAGRAM, NAMED)) {
      Matcher labelled = pattern.matcher(text);
      if (labelled.matches() && !(pattern == NAMED && areMoves(labelled.group("name"), isSound))) {
        return Optional.of(labelled(labelled, unended(labelled.group("inside"), isSound)));
      }
    }
    Matcher command = CLOSE_COMMAND.matcher(text);
    if (command.matches() && !isSound.test(command.group("name"))) {
      return Optional.of(labelled(command, command.group("inside")));
    }
    return joined(text, names, isSound)
        .or(() -> titled(text, names, isSound))
        .or(() -> Captions.of(text, names, isSound));
  }

  private static Surroundings around(String message, Matcher signs) {
    Span first = new Span(0, signs.end("sign"));
    return new Surroundings(first, message, signs.group("inside"), Optional.empty());
  }

  /** Returns a notation without what stands behind it, if only so it can be read. */
  private static String unended(String inside, Predicate<String> isSound) {
    Matcher ending = ENDING.matcher(inside);
    return !isSound.test(inside) && ending.find() && ending.end() == inside.length()
        ? inside.substring(0, ending.start())
        : inside;
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

  /** Returns a text with a name in front of the notation, or behind it. */
  static Surroundings labelled(Matcher matcher, String inside) {
    Optional<String> letter =
        Optional.of(matcher.group("name")).filter(name -> name.matches("[A-Z]"));
    return new Surroundings(
        new Span(matcher.start("label"), matcher.end("label")), NO_NAME, inside, letter);
  }

  /** Returns which moves may be meant, also those that are meant if the letter in front is one. */
  Advice advice() {
    // Doubled, a letter would be a rider rather than two moves.
    List<Suggestion> both =
        letter.filter(move -> !inside.startsWith(move)).stream()
            .map(move -> new Suggestion(move + inside, "if both are moves"))
            .toList();
    return Advice.suggest(Stream.concat(Stream.of(new Suggestion(inside)), both.stream()).toList())
        .noting("write only the moves");
  }
}
