package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnpairedBracket;
import java.util.regex.Pattern;

/** Recognises constructs of other dialects, or with another meaning there. */
final class ForeignOperatorReporter {
  /** A probable group of legs with its atom inside. */
  private static final Pattern LEGS_WITH_ATOM = Pattern.compile("^\\([a-z]*a[a-z]*[A-Z]");

  private ForeignOperatorReporter() {}

  /** Reports the operator at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    if (c == ']' || c == ')') {
      UnpairedBracket.report(index, "", "XBETZA", log);
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
                  ? "XBETZA has groups of modifiers only, with the atom after them, as in "
                      + "\"(paf)3R\"; EXTENDED and BEX have groups of moves"
                  : "write each move of the group separately, \"m(WF)\" as \"mWmF\"; "
                      + "EXTENDED and BEX have groups of moves";
          case '-' ->
              "XBETZA joins legs in brackets, as in \"[W-F]\"; EXTENDED and BEX join them without";
          case '+' ->
              "for '+' of EXTENDED (a hop) write \"paf\", as in \"pafQ\"; for '+' of "
                  + "BEX (another move) write nothing, as in \"WF\"";
          case '?' ->
              "XBETZA has '?' in brackets only, as in \"[F?R]\"; in EXTENDED it hops over own pieces";
          case '!' -> "only EXTENDED has '!', for hops over enemy pieces";
          default -> "only BEX has promotion in the notation";
        };
    return Advice.suggest(
            joined(text, index, '?'),
            joined(text, index, '-'),
            new Suggestion("[" + text.replaceAll("[\\[\\]]", "") + "]", "with brackets"))
        .noting(note);
  }

  private static Suggestion joined(String text, int index, char joiner) {
    String joined = text.substring(0, index) + joiner + text.substring(index + 1);
    return new Suggestion(joined, "'" + joiner + "' joins legs in XBETZA");
  }
}
