package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.notation.xbetza.XBetza;
import io.github.betza.processor.work.Work;

/**
 * Stands for {@code BetzaTool} in the script, without what generates classes. See {@link
 * BrowserClasses}.
 */
public final class BrowserBetzaTool {
  private BrowserBetzaTool() {}

  /** Returns what is wrong with a notation. */
  public static Report check(String notation, Dialect dialect) {
    return NotationAnalysis.of(notation, dialect, Work.on(notation)).report();
  }

  /** Returns the directions of modifiers, as a set of bits. */
  public static int directions(String modifiers, char atom) {
    return XBetza.directions(modifiers, atom);
  }

  /** Returns what a notation means. */
  public static Explanation explain(String notation, Dialect dialect) {
    Work work = Work.on(notation);
    return NotationAnalysis.of(notation, dialect, work).explanation(work);
  }

  /** Translates a notation to a dialect. */
  public static TranslationReport translate(String notation, Dialect from, Dialect to) {
    Work work = Work.toTranslate(notation);
    return NotationAnalysis.of(notation, from, work).translation(to, work);
  }
}
