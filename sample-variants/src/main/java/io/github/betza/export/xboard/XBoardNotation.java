package io.github.betza.export.xboard;

import io.github.betza.Dialect;
import io.github.betza.export.Term;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.tool.BetzaTool;
import java.util.Optional;

/** A notation that was written for XBoard. */
public final class XBoardNotation {
  private XBoardNotation() {}

  /**
   * Returns why XBoard reads a text otherwise than {@link Dialect#XBETZA}; empty if it does not.
   * The text may be invalid.
   */
  public static Optional<String> refusal(String text) {
    Report report = BetzaTool.check(text, Dialect.XBETZA);
    if (!report.isSound()) {
      return report.firstError().map(error -> error.sentence());
    }
    for (Term term : Term.parse(text)) {
      Optional<String> refusal = XBoardBetza.refusal(term);
      if (refusal.isPresent()) {
        return Optional.of("'" + term.text() + "' is read otherwise by XBoard: " + refusal.get());
      }
      String written = XBoardBetza.write(term);
      String same = term.text().replace('J', 'Z').replace('L', 'C').replaceAll("([A-Z])\\1", "$10");
      if (!written.equals(same)) {
        return Optional.of("XBoard reads modifiers in another order: write '" + written + "'");
      }
    }
    return Optional.empty();
  }
}
