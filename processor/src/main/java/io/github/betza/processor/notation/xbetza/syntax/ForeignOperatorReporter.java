package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnpairedBracket;
import java.util.regex.Pattern;

/** Recognises what belongs to other dialects, or means something else in them. */
final class ForeignOperatorReporter {
  /** What looks like a group of legs that has its atom within. */
  private static final Pattern LEGS_WITH_ATOM = Pattern.compile("^\\([a-z]*a[a-z]*[A-Z]");

  private ForeignOperatorReporter() {}

  /** Reports the operator at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    if (c == ']' || c == ')') {
      UnpairedBracket.report(index, "", log);
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
                  ? "a group holds the modifiers of legs here, and the atom follows it, as in"
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
}
