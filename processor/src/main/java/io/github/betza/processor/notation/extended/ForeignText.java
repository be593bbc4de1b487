package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.foreign.UnknownSigns;

/** Reports characters that begin nothing in this dialect, and names the dialect that has them. */
final class ForeignText {
  private static final String PROMOTION = "promotion has no place here; join moves without a sign";

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
      case '*' -> foreign(index, "BEX and XBETZA", "any number of steps is \"N0\" here", c, log);
      case ',' -> foreign(index, "BEX", log.offers().ofNumbers().orElse(PROMOTION), c, log);
      case '=' -> foreign(index, "BEX", PROMOTION, c, log);
      default -> unknown(text, index, log);
    }
  }

  private static void foreign(int index, String dialects, String help, char c, ProblemLog log) {
    log.add(ProblemCode.OTHER_DIALECT, Span.at(index), "'" + c + "' belongs to " + dialects, help);
  }

  private static void unknown(String text, int index, ProblemLog log) {
    log.addUnknown(UnknownSigns.at(text, index), "EXTENDED");
  }
}
