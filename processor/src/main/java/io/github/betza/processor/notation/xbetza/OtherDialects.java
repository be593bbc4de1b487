package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Recognises what belongs to other dialects, or means something else in them. */
final class OtherDialects {
  /**
   * What may stand behind an operator of EXTENDED, and before its atom: directions, {@code e} in
   * front of them, or {@code a} for all of them. Behind {@code a}, other legs are meant here.
   */
  private static final Pattern CONTINUATION = Pattern.compile("e?[fblrsvh]*|a");

  /** What looks like a group of legs that has its atom within. */
  private static final Pattern LEGS_WITH_ATOM = Pattern.compile("^\\([a-z]*a[a-z]*[A-Z]");

  /** How castling is written in the moves of a game. */
  private static final Pattern CASTLING = Pattern.compile("(K[ +,a-z]*)?[Oo0](-[Oo0]){1,2}");

  private static final Pattern NUMBER = Pattern.compile("[2-9]|[1-9][0-9]");

  /** An atom with which a text ends, and whose number would be one of steps. */
  private static final Pattern STEPPING = Pattern.compile("[A-Z&&[^IOU]]$");

  private OtherDialects() {}

  /** Returns whether a text is castling as the moves of a game write it, and reports it. */
  static boolean isCastlingReported(String text, ProblemLog log) {
    boolean castling = CASTLING.matcher(text).matches();
    if (castling) {
      log.add(
          ProblemCode.OTHER_DIALECT,
          Span.at(text.indexOf('-')),
          "'-' writes castling in the moves of a game, and joins no squares here",
          "castling is 'O' with the squares that the king goes, and belongs to the king: write"
              + " \"KisO2\"");
    }
    return castling;
  }

  /** Reports the operator at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    if (c == ']' || c == ')') {
      reportUnopened(c, Span.at(index), log);
      return;
    }
    boolean last = index == text.length() - 1 && log.offers().sound(Span.at(index), "").isPresent();
    String help =
        switch (last ? ' ' : c) {
          case ' ' -> "nothing follows it; leave it out";
          case '(' ->
              LEGS_WITH_ATOM.matcher(text.substring(index)).find()
                  ? "a group holds the modifiers of legs here, and the atom stands behind it, as in"
                      + " \"(paf)3R\"; groups of moves belong to EXTENDED and BEX"
                  : "write a group out, \"m(WF)\" as \"mWmF\"; groups of moves belong to"
                      + " EXTENDED and BEX";
          case '-' ->
              ranged(text, index, log)
                  + "legs are joined in brackets here, \"W-F\" as \"[W-F]\"; chains without them belong to"
                  + " EXTENDED and BEX";
          case '+' -> "'+' hops in EXTENDED (\"pafQ\") and joins moves in BEX (\"WF\")";
          case '?' ->
              "legs are joined in brackets here, as in \"[F?R]\"; '?' between atoms hops over own"
                  + " pieces in EXTENDED";
          case '!' -> "hops over enemy pieces are written in EXTENDED";
          case ',' -> log.offers().ofNumbers().orElse("promotion is written in BEX only");
          default -> "promotion is written in BEX only";
        };
    log.add(
        ProblemCode.OTHER_DIALECT,
        Span.at(index),
        "'" + c + "' belongs to another dialect than XBETZA",
        ofLegs(Span.at(index), log).or(() -> bracketed(c, text, log)).orElse(help));
  }

  /** A number behind a dash is no leg, but may be a range: {@code R-4}. */
  private static String ranged(String text, int dash, ProblemLog log) {
    Matcher number = NUMBER.matcher(text).region(dash + 1, text.length());
    return number.lookingAt() && STEPPING.matcher(text.substring(0, dash)).find()
        ? log.offers()
            .sound(Span.at(dash), "")
            .map(offer -> "for at most " + number.group() + " steps " + offer + "; ")
            .orElse("")
        : "";
  }

  /** Offers a bracket around legs that are joined without one, or with half of one. */
  private static Optional<String> bracketed(char joiner, String text, ProblemLog log) {
    String legs = text.replaceAll("[\\[\\]]", "");
    return Bracket.isJoiner(joiner) && !legs.matches(".*[0-9]")
        ? log.offers()
            .sound(new Span(0, text.length()), "[" + legs + "]")
            .map(offer -> "legs are joined in brackets here: " + offer)
        : Optional.empty();
  }

  /** Offers joiners in place of a sign between two legs, or the moves for which they may stand. */
  static Optional<String> ofLegs(Span sign, ProblemLog log) {
    Optional<String> stopping = log.offers().sound(sign, "?");
    Optional<String> going = log.offers().sound(sign, "-");
    return stopping.flatMap(
        stop -> going.map(go -> "legs are joined by '?' or '-': " + stop + " or " + go));
  }

  private static void reportUnopened(char c, Span span, ProblemLog log) {
    boolean bracket = c == ']';
    log.add(
        bracket ? ProblemCode.UNBALANCED_BRACKET : ProblemCode.UNBALANCED_GROUP,
        span,
        "'" + c + "' closes a " + (bracket ? "bracket" : "group") + " that is not opened",
        "leave it out");
  }

  /**
   * Warns of a letter between two atoms that EXTENDED reads as a chaining operator: {@code FtR} is
   * a ferz and a tame rook here, but a griffon there (seed 004). A move with legs of its own, such
   * as the second one of {@code FyafsF}, cannot be meant for EXTENDED.
   */
  static void warnOfChains(List<Part> parts, ProblemLog log) {
    for (Part part : parts) {
      if (part instanceof Term term) {
        warnOfRider(term, log);
      }
    }
    for (int i = 1; i < parts.size(); i++) {
      if (parts.get(i - 1) instanceof Term before && parts.get(i) instanceof Term term) {
        warnOfChain(before, term, log);
      }
    }
  }

  /** {@code N*} is a nightrider in BEX (seed 002); here a star is a range for pawns (seed 003). */
  private static void warnOfRider(Term term, ProblemLog log) {
    boolean starred = term.range().isPresent() && term.range().get().star();
    boolean pawn =
        "WF".indexOf(term.atom().value()) >= 0
            && term.modifiers().stream().anyMatch(letter -> letter.value() == 'f');
    if (starred && !pawn) {
      Span star = term.range().orElseThrow().span();
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          star,
          "'*' is a range up to the enemy's half of the board here, but BEX reads it as a rider",
          "'0' stands for any number of steps: " + log.offer(star, "0"));
    }
  }

  private static void warnOfChain(Term before, Term term, ProblemLog log) {
    if (!term.modifiers().isEmpty()) {
      Letter operator = term.modifiers().get(0);
      String rest =
          term.modifiers().stream()
              .skip(1)
              .map(letter -> String.valueOf(letter.value()))
              .collect(Collectors.joining());
      if ("txd".indexOf(operator.value()) >= 0 && CONTINUATION.matcher(rest).matches()) {
        log.add(
            ProblemCode.READ_DIFFERENTLY,
            before.atomSpan().to(operator.span()),
            "'"
                + operator.value()
                + "' is a modifier of "
                + term.atomName()
                + " here, but EXTENDED reads it as an operator that joins the two atoms to one"
                + " move",
            "one move of several legs is written with 'a' here, as \"FyafsF\" is for the griffon; if"
                + " two moves are meant, "
                + asTwoMoves(term, log));
      }
    }
  }

  /** Two equal atoms side by side would be a rider, so not every move can stand first. */
  private static String asTwoMoves(Term term, ProblemLog log) {
    String text = log.notation();
    String own = term.span().of(text);
    String moved = own + text.substring(0, term.span().start()) + text.substring(term.span().end());
    Optional<String> offer =
        countDoubled(moved) == countDoubled(text)
            ? log.offers().sound(new Span(0, text.length()), moved)
            : Optional.empty();
    return offer
        .map(write -> "put this one first: " + write)
        .orElse("say so with @SuppressWarnings(\"betza:read-differently\")");
  }

  private static long countDoubled(String text) {
    return IntStream.range(1, text.length())
        .filter(i -> Cursor.isCapital(text.charAt(i)) && text.charAt(i) == text.charAt(i - 1))
        .count();
  }
}
