package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Slides that skip their first square. Only XBETZA and CLASSIC have a word for them ({@code jR});
 * elsewhere they are a leap of twice the step, and this leap followed by a slide ({@code DtR}).
 */
final class SkiSlides {
  private SkiSlides() {}

  /** Returns whether a dialect has a word for them. */
  static boolean haveWord(Dialect dialect) {
    return dialect == Dialect.XBETZA || dialect == Dialect.CLASSIC;
  }

  /** Returns the forms of a leg without a skipped square; empty if there is no simple form. */
  static List<List<Leg>> ways(Leg leg) {
    boolean plain = leg.isStraight() && leg.bridge().isNone() && leg.wrap() == Wrap.NONE;
    if (!leg.ski()
        || !plain
        || !(leg.length() instanceof Between between)
        || between.least() > 1
        || between.most() < 2) {
      return List.of();
    }
    Vector step = leg.step(0);
    Leg leap = Leg.leap(step.times(2));
    if (between.most() == 2) {
      return List.of(List.of(leap));
    }
    Length rest = new Between(1, plus(between.most(), -2));
    return List.of(
        List.of(leap),
        List.of(leap, new Leg(List.of(step), Leg.ANY, rest, Bridge.NONE, false, Wrap.NONE)));
  }

  /**
   * Returns lines in which these leaps, alone and with the slide, are slides that skip a square.
   */
  static List<WholePath> joined(List<WholePath> lines) {
    Set<WholePath> all = new HashSet<>(lines);
    Set<WholePath> joined = new LinkedHashSet<>(lines);
    for (WholePath line : lines) {
      Optional<Leg> slide = slide(line);
      if (slide.isPresent()) {
        WholePath leap = withLegs(line, line.legs().get(0));
        if (all.contains(leap)) {
          joined.remove(line);
          joined.remove(leap);
          joined.add(withLegs(line, slide.get()));
        }
      }
    }
    return List.copyOf(joined);
  }

  /** Returns the slide for a line that leaps, goes on from an empty square, and slides. */
  private static Optional<Leg> slide(WholePath line) {
    if (line.legs().size() != 2 || !line.outcomes().equals(List.of(List.of(LegOutcome.EMPTY)))) {
      return Optional.empty();
    }
    Leg last = line.legs().get(1);
    Vector step = last.step(0);
    boolean fits =
        line.legs().get(0).equals(Leg.leap(step.times(2)))
            && last.length() instanceof Between between
            && between.least() == 1
            && last.equals(new Leg(List.of(step), Leg.ANY, between, Bridge.NONE, false, Wrap.NONE));
    if (!fits) {
      return Optional.empty();
    }
    Length whole = new Between(1, plus(((Between) last.length()).most(), 2));
    return Optional.of(new Leg(List.of(step), Leg.ANY, whole, Bridge.NONE, true, Wrap.NONE));
  }

  private static int plus(int most, int steps) {
    return most == Length.UNLIMITED ? most : most + steps;
  }

  private static WholePath withLegs(WholePath line, Leg only) {
    return new WholePath(line.initial(), List.of(only), List.of(), line.landings());
  }
}
