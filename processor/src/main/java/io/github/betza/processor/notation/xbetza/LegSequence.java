package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The legs of a move with one atom, which are read one after the other: what a leg is depends on
 * the range of the legs before it.
 *
 * @param initial whether only an unmoved piece has the move
 * @param legs its legs
 */
record LegSequence(boolean initial, List<LegSpec> legs) {
  /**
   * Reads the legs of a move.
   *
   * @param written the modifiers of each
   * @param atomShape the leap and the range that the atom has by itself
   */
  static LegSequence read(
      List<LegLetters> written, Shape atomShape, Vocabulary vocabulary, ProblemLog log) {
    List<LegSpec> legs = new ArrayList<>();
    Shape shape = atomShape;
    Before before = Before.NOTHING;
    for (int i = 0; i < written.size(); i++) {
      boolean first = i == 0;
      boolean last = i == written.size() - 1;
      LegContext context = new LegContext(shape, first, last, false, before, vocabulary);
      LegReader reader = new LegReader(written.get(i), context, log);
      legs.addAll(reader.read());
      before = reader.after();
      if (first) {
        before = before.withHandUnclear(DirectionReader.isHandUnclear(legs.get(0)));
      }
      if (reader.toggles()) {
        shape = reader.shape().toggled();
      }
    }
    if (written.size() > 1 && isSound(written.get(0), log) && isSound(written.get(1), log)) {
      WayBack.warn(written, legs, log);
    }
    return new LegSequence(written.get(0).has('i'), legs);
  }

  /** Returns whether a leg is what it says: what was made of one with an error tells nothing. */
  private static boolean isSound(LegLetters leg, ProblemLog log) {
    return log.problems().stream()
        .noneMatch(
            problem ->
                problem.isError()
                    && problem.span().start() < leg.span().end()
                    && leg.span().start() < problem.span().end());
  }
}
