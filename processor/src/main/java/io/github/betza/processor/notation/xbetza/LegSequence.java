package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Heading;
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
      LegManner manner = new LegManner(written.get(i), context);
      LegModes modes = LegModes.of(manner.modes(), context);
      legs.addAll(read(manner, modes, context, log));
      before = before.after(manner, modes);
      if (first) {
        before = before.withHandUnclear(DirectionReader.isHandUnclear(legs.get(0)));
      }
      // The next leg slides where this one leaps, and the other way round.
      if (!last && manner.letters().hasAny("yg")) {
        shape = manner.shape().toggled();
      }
    }
    if (written.size() > 1 && isSound(written.get(0), log) && isSound(written.get(1), log)) {
      WayBack.warn(written, legs, log);
    }
    return new LegSequence(written.get(0).has('i'), legs);
  }

  /** Returns a leg, or the two legs of a hop. */
  private static List<LegSpec> read(
      LegManner manner, LegModes modes, LegContext context, ProblemLog log) {
    LegRules.check(manner, log);
    LegRules.check(modes, log);
    Heading heading = DirectionReader.read(manner.letters(), manner.shape().atom(), context, log);
    LegBuilder builder = new LegBuilder(manner);
    if (!context.last()) {
      return List.of(builder.before(heading, List.of(), modes.outcomes()));
    }
    new DoubtfulHop(manner.letters(), log).warn();
    return builder.last(heading, modes.outcomes());
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
