package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;

/** Reports characters that begin nothing in this dialect, and names the dialect that has them. */
final class ForeignText {
  private static final Advice PROMOTION =
      Advice.note("promotion has no place here; join moves without a sign");

  private ForeignText() {}

  /** Reports the character at an index. */
  static void report(String text, int index, ProblemLog log) {
    char c = text.charAt(index);
    switch (c) {
      case '[', ']' ->
          foreign(
              index,
              "XBETZA and BEX",
              Advice.note("here \"[F?R]\" is \"FtR\" and \"[W-F]\" is \"W-F\", without brackets"),
              c,
              log);
      case '*' ->
          foreign(
              index,
              "BEX and XBETZA",
              Advice.suggest(log.edited(Span.at(index), "0", "any number of steps")),
              c,
              log);
      case ',' -> foreign(index, "BEX", PROMOTION, c, log);
      case '=' -> foreign(index, "BEX", PROMOTION, c, log);
      default -> unknown(text, index, log);
    }
  }

  private static void foreign(int index, String dialects, Advice help, char c, ProblemLog log) {
    log.add(ProblemCode.OTHER_DIALECT, Span.at(index), "'" + c + "' belongs to " + dialects, help);
  }

  private static void unknown(String text, int index, ProblemLog log) {
    UnknownSigns.report(UnknownSigns.at(text, index), "EXTENDED", log);
  }
}
