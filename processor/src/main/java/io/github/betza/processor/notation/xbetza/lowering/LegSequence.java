package io.github.betza.processor.notation.xbetza.lowering;

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
  /** What it costs to read a leg, in units of work. */
  private static final long LEG = 300;

  /**
   * Reads the legs of a move.
   *
   * @param written the modifiers of each
   * @param atomShape the leap and the range that the atom has by itself
   */
  static LegSequence read(List<LegLetters> written, LegShape atomShape, ProblemLog log) {
    List<LegSpec> legs = new ArrayList<>();
    LegShape shape = atomShape;
    PrecedingLegs before = PrecedingLegs.NOTHING;
    for (int i = 0; i < written.size(); i++) {
      log.work().count(LEG);
      boolean first = i == 0;
      boolean last = i == written.size() - 1;
      LegContext context = new LegContext(shape, first, last, false, before);
      LegGeometry manner = new LegGeometry(written.get(i), context);
      LegOutcomes modes = LegOutcomes.of(manner.modes(), context);
      legs.addAll(read(manner, modes, context, log));
      before = before.after(manner, modes);
      if (first) {
        before = before.withHandUnclear(XBetzaDirectionReader.isHandUnclear(legs.get(0)));
      }
      // The next leg slides where this one leaps, and the other way round.
      if (!last && manner.letters().hasAny("yg")) {
        shape = manner.shape().toggled();
      }
    }
    return new LegSequence(written.get(0).has('i'), legs);
  }

  /** Returns a leg, or the two legs of a hop. */
  private static List<LegSpec> read(
      LegGeometry manner, LegOutcomes modes, LegContext context, ProblemLog log) {
    LegRules.check(manner, log);
    LegRules.check(modes, log);
    Heading heading =
        XBetzaDirectionReader.read(manner.letters(), manner.shape().atom(), context, log);
    LegSpecBuilder builder = new LegSpecBuilder(manner);
    if (!context.last()) {
      return List.of(builder.before(heading, List.of(), modes.outcomes()));
    }
    new DoubtfulHopCheck(manner.letters(), log).warn();
    return builder.last(heading, modes.outcomes());
  }
}
