package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Recognises what belongs to other dialects, or means something else in them. */
final class OtherDialects {
  /**
   * What may stand behind an operator of EXTENDED, and before its atom: directions, {@code e} in
   * front of them, or {@code a} for all of them. Behind {@code a}, other legs are meant here.
   */
  private static final Pattern CONTINUATION = Pattern.compile("e?[fblrsvh]*|a");

  /** What looks like a group of legs that has its atom within. */
  private static final Pattern LEGS_WITH_ATOM = Pattern.compile("^\\([a-z]*a[a-z]*[A-Z]");

  private OtherDialects() {}

  /** Reports the operator at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    if (c == ']' || c == ')') {
      reportUnopened(c, Span.at(index), log);
      return;
    }
    log.add(
        ProblemCode.OTHER_DIALECT,
        Span.at(index),
        "'" + c + "' belongs to another dialect than XBETZA",
        advice(text, index));
  }

  private static Advice advice(String text, int index) {
    String note =
        switch (text.charAt(index)) {
          case '(' ->
              LEGS_WITH_ATOM.matcher(text.substring(index)).find()
                  ? "a group holds the modifiers of legs here, and the atom stands behind it, as in"
                      + " \"(paf)3R\"; groups of moves belong to EXTENDED and BEX"
                  : "write a group out, \"m(WF)\" as \"mWmF\"; groups of moves belong to"
                      + " EXTENDED and BEX";
          case '-' ->
              "legs are joined in brackets here, \"W-F\" as \"[W-F]\"; chains without them belong to"
                  + " EXTENDED and BEX";
          case '+' -> "'+' hops in EXTENDED (\"pafQ\") and joins moves in BEX (\"WF\")";
          case '?' ->
              "legs are joined in brackets here, as in \"[F?R]\"; '?' between atoms hops over own"
                  + " pieces in EXTENDED";
          case '!' -> "hops over enemy pieces are written in EXTENDED";
          default -> "promotion is written in BEX only";
        };
    return Advice.suggest(
            joined(text, index, '?'),
            joined(text, index, '-'),
            new Suggestion(
                "[" + text.replaceAll("[\\[\\]]", "") + "]", "legs are joined in brackets"))
        .noting(note);
  }

  private static Suggestion joined(String text, int index, char joiner) {
    String joined = text.substring(0, index) + joiner + text.substring(index + 1);
    return new Suggestion(joined, "'" + joiner + "' joins legs");
  }

  private static void reportUnopened(char c, Span span, ProblemLog log) {
    boolean bracket = c == ']';
    log.add(
        bracket ? ProblemCode.UNBALANCED_BRACKET : ProblemCode.UNBALANCED_GROUP,
        span,
        "'" + c + "' closes a " + (bracket ? "bracket" : "group") + " that is not opened");
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
          Advice.suggest(log.edited(star, "0", "any number of steps")));
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
            Advice.suggest(new Suggestion(withFirst(term, log.notation()), "this move first"))
                .leading("write one move of several legs with 'a', as \"FyafsF\" for the griffon")
                .noting(
                    "if two moves are meant, say so with"
                        + " @SuppressWarnings(\"betza:read-differently\")"));
      }
    }
  }

  /** Returns a text with one of its moves before all others. */
  private static String withFirst(Term term, String text) {
    String own = term.span().of(text);
    return own + text.substring(0, term.span().start()) + text.substring(term.span().end());
  }
}
