package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;

/**
 * Reads the modifiers of one leg. A leg written with a hopping modifier at the end of a move
 * becomes two: one to the hurdle and one behind it.
 */
final class LegReader {
  private final LegLetters letters;
  private final LegContext context;
  private final ProblemLog log;
  private final LegManner manner;

  LegReader(LegLetters letters, LegContext context, ProblemLog log) {
    this.letters = letters;
    this.context = context;
    this.log = log;
    this.manner = new LegManner(letters, context);
  }

  /** Returns whether this leg is one of more than one step. */
  boolean isSlider() {
    return manner.isSlider();
  }

  /** Returns whether the next leg slides where this one leaps, and the other way round. */
  boolean toggles() {
    return !context.last() && letters.hasAny("yg");
  }

  /** Returns the leg, or the two legs of a hop. */
  List<LegSpec> read() {
    new LegCheck(letters, context, manner, log).check();
    LegModes modes = new LegModes(letters, context, manner.isoByE(), log);
    if (!context.last()) {
      return List.of(leg(List.of(), modes.outcomes()));
    }
    List<Landing> landings =
        modes.landings().stream().map(outcome -> new Landing(outcome, manner.grants())).toList();
    if (!manner.hops()) {
      return List.of(leg(landings, List.of()));
    }
    Outcome hurdle = new Outcome(Occupant.PIECE, Deed.NONE);
    return List.of(leg(List.of(), List.of(hurdle)), behindHurdle(landings));
  }

  private LegSpec leg(List<Landing> landings, List<Outcome> outcomes) {
    return new LegSpec(
        manner.shape().atom(),
        DirectionReader.read(letters, manner.shape().atom(), context, log),
        manner.length(),
        manner.turn(),
        false,
        manner.passing(),
        manner.isSki(),
        manner.wrap(),
        landings,
        outcomes);
  }

  /** {@code p} keeps the range behind the hurdle, {@code g} toggles it (seed 001). */
  private LegSpec behindHurdle(List<Landing> landings) {
    Shape behind = letters.has('g') ? manner.shape().toggled() : manner.shape();
    return new LegSpec(
        behind.atom(),
        new DirectionSet(1),
        behind.length(),
        manner.turn(),
        manner.turn() != Turn.NONE,
        manner.passing(),
        false,
        manner.wrap(),
        landings,
        List.of());
  }
}
