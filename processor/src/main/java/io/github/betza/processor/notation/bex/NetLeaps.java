package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The leaps that a sequence of leaps makes as a whole: {@code e(mfW-F)} is the Shogi horse. */
final class NetLeaps {
  /** No sequence leads to more squares of any board. */
  private static final int MOST = 1_000;

  private NetLeaps() {}

  /**
   * Returns the leaps, those of one atom together. There are none where the sequence holds anything
   * but leaps that may end on an empty square, or where it may come back to where it began.
   */
  static List<Step> of(List<Step> steps) {
    Set<Way> ways = new LinkedHashSet<>();
    ways.add(new Way(new Vector(0, 0), new Vector(0, 0)));
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      boolean passes = i == steps.size() - 1 || step.modality().moves();
      if (!isLeap(step) || !passes || ways.size() > MOST) {
        return List.of();
      }
      ways = extended(ways, step, i == 0);
    }
    Map<Atom, Integer> directions = new LinkedHashMap<>();
    for (Way way : ways) {
      int files = Math.abs(way.sum().files());
      int ranks = Math.abs(way.sum().ranks());
      if (files == 0 && ranks == 0) {
        return List.of();
      }
      Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
      directions.merge(atom, 1 << Compass.direction(atom, way.sum()), (one, other) -> one | other);
    }
    Step first = steps.get(0);
    Step last = steps.get(steps.size() - 1);
    List<Step> leaps = new ArrayList<>();
    directions.forEach(
        (atom, bits) ->
            leaps.add(
                Step.plain(first.span().to(last.span()), atom, Step.Range.ONCE)
                    .along(bits)
                    .only(last.modality())
                    .linked(first.link())));
    return leaps;
  }

  /** How far a sequence has led, and its last step. */
  private record Way(Vector sum, Vector last) {}

  private static Set<Way> extended(Set<Way> ways, Step step, boolean first) {
    Set<Way> longer = new LinkedHashSet<>();
    for (Way way : ways) {
      for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
        Vector leap = step.atom().leap(direction);
        boolean free = first || step.link() == Link.ANYWHERE;
        boolean meant = (step.bits() & 1 << direction) != 0;
        if (meant && (free || Compass.isAhead(way.last(), leap))) {
          longer.add(new Way(way.sum().plus(leap), leap));
        }
      }
    }
    return longer;
  }

  private static boolean isLeap(Step step) {
    return step.range().isOnce()
        && step.style().equals(Step.Style.PLAIN)
        && step.mark() == Step.Mark.NONE
        && step.transit() == Step.Transit.BY_MODALITY;
  }
}
