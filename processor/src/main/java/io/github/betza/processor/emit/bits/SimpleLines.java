package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Recognises captures that reach every square in one way only, over empty squares. */
public final class SimpleLines {
  private SimpleLines() {}

  /**
   * Returns whether moves are leaps and slides without conditions, no two of which go the same way:
   * what such a piece attacks on an empty board, it is attacked from by the same piece of the other
   * side.
   */
  public static boolean are(List<BitTerm> terms) {
    Set<Vector> ways = new HashSet<>();
    for (BitTerm term : terms) {
      if (term.shape().joined() || term.initial()) {
        return false;
      }
      if (term.shape() instanceof Leaps leaps && leaps.conditions().isEmpty()) {
        if (!leaps.steps().stream().allMatch(step -> ways.add(way(step)))) {
          return false;
        }
      } else if (!(term.shape() instanceof Slide slide
          && slide.isDirect()
          && ways.add(way(slide.step())))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the shortest step in the same direction. */
  private static Vector way(Vector step) {
    int least = gcd(Math.abs(step.files()), Math.abs(step.ranks()));
    return new Vector(step.files() / least, step.ranks() / least);
  }

  private static int gcd(int first, int second) {
    return second == 0 ? first : gcd(second, first % second);
  }
}
