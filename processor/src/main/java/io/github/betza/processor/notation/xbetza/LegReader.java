package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.List;

/** Reads the modifiers of one leg of a term. */
final class LegReader {
  private final LegLetters letters;
  private final LegContext context;
  private final ProblemLog log;
  private final LegManner manner;
  private final LegModes modes;

  LegReader(LegLetters letters, LegContext context, ProblemLog log) {
    this.letters = letters;
    this.context = context;
    this.log = log;
    this.manner = new LegManner(letters, context);
    this.modes = new LegModes(manner.modes(), context.ending());
  }

  /** Returns what is before the next leg. */
  Before after() {
    return context.before().after(manner, modes);
  }

  /** Returns the leap and the range of this leg, as its modifiers make them. */
  Shape shape() {
    return manner.shape();
  }

  /** Returns whether the next leg slides where this one leaps, and the other way round. */
  boolean toggles() {
    return !context.last() && letters.hasAny("yg");
  }

  /** Returns the leg, or the two legs of a hop. */
  List<LegSpec> read() {
    LegRules.check(manner, log);
    LegRules.check(modes, log);
    LegBuilder builder = new LegBuilder(manner);
    if (!context.last()) {
      return List.of(builder.before(heading(), List.of(), modes.outcomes()));
    }
    new DoubtfulHop(letters, log).warn();
    return builder.last(heading(), modes.outcomes());
  }

  private Heading heading() {
    return DirectionReader.read(letters, manner.shape().atom(), context, log);
  }
}
