package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Recognises captures over empty squares of which the squares of the attacker and of the target say
 * which squares are between.
 */
public final class SimpleLines {
  private SimpleLines() {}

  /**
   * Returns whether the captures of all kinds are leaps and slides without conditions, and no two
   * kinds come from one square to another in different ways. Then what a piece attacks on an empty
   * board, it is attacked from by the same piece of the other side.
   */
  public static boolean are(Collection<List<BitTerm>> kinds) {
    List<Vector> leaps = new ArrayList<>();
    Map<Vector, Vector> slides = new HashMap<>();
    for (List<BitTerm> terms : kinds) {
      Set<Vector> steps = new HashSet<>();
      for (BitTerm term : terms) {
        Optional<List<Vector>> found = steps(term);
        if (found.isEmpty() || !found.get().stream().allMatch(steps::add)) {
          return false;
        }
        for (Vector step : found.get()) {
          Vector forward = forward(step);
          if (term.shape() instanceof Leaps) {
            leaps.add(forward);
          } else if (!slides.computeIfAbsent(forward.shortest(), none -> forward).equals(forward)) {
            return false;
          }
        }
      }
    }
    return leaps.stream().allMatch(leap -> slides.getOrDefault(leap.shortest(), leap).equals(leap));
  }

  /** Returns the steps of moves without conditions. */
  private static Optional<List<Vector>> steps(BitTerm term) {
    if (term.shape().joined() || term.initial()) {
      return Optional.empty();
    }
    if (term.shape() instanceof Leaps leaps && leaps.conditions().isEmpty()) {
      return Optional.of(leaps.steps());
    }
    return term.shape() instanceof Slide slide && slide.isDirect()
        ? Optional.of(List.of(slide.step()))
        : Optional.empty();
  }

  /** Returns the step or its opposite: Black goes the other way. */
  private static Vector forward(Vector step) {
    return RayCalls.isUp(step) ? step : step.opposite();
  }
}
