package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.BySide;
import io.github.betza.processor.path.spec.Heading.Sector;

/** Reads direction letters that count from the step before, or select whole paths. */
final class SectorReader {
  private static final Sector NOWHERE = new Sector(0, 0, 0, 0);

  private SectorReader() {}

  /** Returns the directions of a leg of a bracket that is not the first; outward by default. */
  static Heading ofContinuation(LegLetters letters, ProblemLog log) {
    if (letters.runs().isEmpty()) {
      return Sector.FORWARD;
    }
    DirectionLetters directions = read(letters, log);
    for (DirectionName name : directions.names()) {
      if (name.isHand()) {
        log.add(
            ProblemCode.MODIFIER_ON_WRONG_LEG,
            name.span(),
            "\"h"
                + name.last().value()
                + "\" can stand on the first leg only, or before the whole bracket",
            "put it before the bracket, or on its first leg");
      }
    }
    Sector right = all(directions, true);
    Sector left = all(directions, false);
    return right.equals(left) ? right : new BySide(right, left);
  }

  /** Returns the directions of whole paths that the letters before a bracket select. */
  static Sector ofWholePaths(LegLetters letters, ProblemLog log) {
    return all(read(letters, log), true);
  }

  private static DirectionLetters read(LegLetters letters, ProblemLog log) {
    DirectionLetters directions =
        new DirectionLetters(
            letters.runs(),
            true,
            name ->
                Sectors.bits(sector(name, true))
                    | Sectors.bits(sector(name, false)) << Integer.SIZE);
    if (!directions.isLonelyHReported(XBetzaDirectionReader.OR_A_HAND, log)) {
      directions.warn(0, false, log);
    }
    return directions;
  }

  private static Sector all(DirectionLetters directions, boolean right) {
    return directions.names().stream().map(name -> sector(name, right)).reduce(NOWHERE, Sector::or);
  }

  /** Returns the directions of a name after a turn to the right, or to the left. */
  private static Sector sector(DirectionName name, boolean right) {
    return name.isHand()
        ? new Sector(0, 0, 0, Directions.hand(name.last().value()))
        : name.afterTurn(right).sector();
  }
}
