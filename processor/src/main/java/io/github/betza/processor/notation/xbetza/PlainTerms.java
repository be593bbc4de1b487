package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.work.Work;
import java.util.List;

/**
 * What XBETZA took over from Betza unchanged: terms of one leg. The dialect CLASSIC, which has
 * nothing else, is read here, because a letter that both have means the same in both.
 */
public final class PlainTerms {
  private PlainTerms() {}

  /**
   * Reads what is offered where only legs can say it, which is XBETZA.
   *
   * @param work of which the reading is a part
   */
  public static Reading spelled(String notation, Work work) {
    return XBetza.offered(notation, work);
  }

  /**
   * Returns the moves of a notation, and reports its problems in words that do without the rest of
   * XBETZA.
   *
   * @param notation a notation of which the caller has seen that it has no construct, and no
   *     letter, that only XBETZA knows
   */
  public static List<MoveSpec> read(String notation, ProblemLog log) {
    return Parts.read(notation, Vocabulary.CLASSIC, log).moves();
  }
}
