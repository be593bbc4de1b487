package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes the moves without paths, such as castling. */
final class SpecialMoveWriter {
  private SpecialMoveWriter() {}

  /**
   * Returns a term for each alternative.
   *
   * @throws NoFormException if a dialect has no term for one
   */
  static List<String> terms(List<Alternative> alternatives, Dialect target) {
    List<String> terms = new ArrayList<>();
    for (Alternative alternative : alternatives) {
      String initial = alternative.initial() ? "i" : "";
      if (alternative instanceof Walk) {
        continue;
      }
      if (alternative instanceof NullMove) {
        need(target != Dialect.CLASSIC, MissingWord.PASS);
        terms.add(initial + "O");
      } else if (alternative instanceof ImitativeCapture) {
        need(target == Dialect.BEX, MissingWord.IMITATIVE_CAPTURE);
        terms.add(initial + "[ci]");
      } else if (alternative instanceof Universal universal) {
        need(target == Dialect.XBETZA, MissingWord.UNIVERSAL_LEAP);
        terms.add(initial + ends(universal) + "U");
      } else if (alternative instanceof Castling castling) {
        need(target == Dialect.XBETZA, MissingWord.CASTLING);
        terms.add(initial + castling(castling));
      } else if (alternative instanceof Imitation imitation) {
        need(target == Dialect.XBETZA, MissingWord.IMITATOR);
        terms.add(initial + (imitation.mirrored() ? "b" : "") + kinds(imitation) + "I");
      } else {
        throw new AssertionError("no way to translate these moves: " + alternative);
      }
    }
    return joinedSides(terms);
  }

  private static void need(boolean had, MissingWord missing) {
    if (!had) {
      throw new NoFormException(missing);
    }
  }

  private static String ends(Universal universal) {
    List<LegOutcome> ends = universal.landings().stream().sorted().map(Landing::outcome).toList();
    return ModifierLetters.landing(ends);
  }

  private static String castling(Castling castling) {
    String inset = "j".repeat(castling.inset());
    return (castling.direction() > 0 ? "r" : "l") + inset + "O" + castling.steps();
  }

  /** Castling to both sides is one term. */
  private static List<String> joinedSides(List<String> terms) {
    List<String> result = new ArrayList<>();
    for (String term : terms) {
      int side = term.startsWith("i") ? 1 : 0;
      boolean castles = term.matches("i?[lr]j*O[0-9]+");
      boolean left = castles && term.charAt(side) == 'l';
      String right = left ? term.substring(0, side) + "r" + term.substring(side + 1) : "";
      String both = left ? term.substring(0, side) + "s" + term.substring(side + 1) : "";
      int partner = result.indexOf(right);
      if (left && partner >= 0) {
        result.set(partner, both);
      } else {
        result.add(term);
      }
    }
    return result;
  }

  private static String kinds(Imitation imitation) {
    List<LegOutcome> kinds =
        imitation.kinds().stream()
            .sorted(Comparator.<OccupancyCondition>naturalOrder())
            .map(kind -> new LegOutcome(kind, LegEffect.NONE))
            .toList();
    return ModifierLetters.landing(kinds);
  }
}
