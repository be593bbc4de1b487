package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;

/** Reports characters that begin nothing in this dialect, and names the dialect that has them. */
final class ForeignText {
  private ForeignText() {}

  /** Reports the character at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    switch (c) {
      case '[', ']' ->
          foreign(
              index,
              "XBETZA and BEX",
              "here \"[F?R]\" is \"FtR\" and \"[W-F]\" is \"W-F\", without brackets",
              c,
              log);
      case '*' ->
          foreign(index, "BEX and XBETZA", "as many steps as one likes are \"N0\" here", c, log);
      case '=', ',' ->
          foreign(index, "BEX", "promotion has no place here; join moves without a sign", c, log);
      default -> unknown(text, index, log);
    }
  }

  /** Reports the operator {@code --} of BEX, which begins at an index. */
  static void reportDoubleDash(int index, ProblemLog log) {
    Span span = new Span(index, index + 2);
    log.add(
        ProblemCode.OTHER_DIALECT,
        span,
        "\"--\" belongs to BEX",
        "to go on in any direction " + log.offer(span, "-a"));
  }

  private static void foreign(int index, String dialects, String help, char c, ProblemLog log) {
    log.add(ProblemCode.OTHER_DIALECT, Span.at(index), "'" + c + "' belongs to " + dialects, help);
  }

  private static void unknown(String text, int index, ProblemLog log) {
    int codePoint = text.codePointAt(index);
    Span span = new Span(index, index + Character.charCount(codePoint));
    String what =
        codePoint == ' '
            ? "a space"
            : codePoint > ' ' && codePoint < 0x7F
                ? "'" + Character.toString(codePoint) + "'"
                : String.format("the character U+%04X", codePoint);
    log.add(
        ProblemCode.UNKNOWN_CHARACTER,
        span,
        what + " has no meaning in EXTENDED",
        log.offer(span, ""));
  }
}
