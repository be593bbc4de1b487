package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The leaps that a sequence makes as a whole: {@code e(mfW-F)} is the Shogi horse of seed 002. A
 * path is a leap where it captures nothing on its way and never turns back, so that the square
 * where it ends is on the board only if all squares of its way are within the edges.
 */
final class NetLeaps {
  private final List<Step> steps;
  private final Budget budget;
  private Set<Way> ways = new LinkedHashSet<>();
  private boolean turnsBack;

  /**
   * The leaps of a sequence.
   *
   * @param leaps them, those of one atom together; none where there are too many
   * @param turnsBack whether there are paths that turn back, and so are no leaps
   */
  record Found(List<Step> leaps, boolean turnsBack) {
    Found {
      leaps = List.copyOf(leaps);
    }
  }

  /** How far a sequence has led, and its last step if that matters to the next one. */
  private record Way(Vector sum, Vector last) {}

  private NetLeaps(List<Step> steps, Budget budget) {
    this.steps = steps;
    this.budget = budget;
  }

  /**
   * Returns the leaps of a sequence.
   *
   * @param steps single leaps, and slides over pieces, which are leaps to each of their squares
   */
  static Found of(List<Step> steps, Budget budget) {
    NetLeaps leaps = new NetLeaps(steps, budget);
    leaps.ways.add(new Way(Vector.ZERO, Vector.ZERO));
    for (int i = 0; i < steps.size() && !budget.isSpent(); i++) {
      if (i < steps.size() - 1 && !steps.get(i).modality().moves()) {
        return new Found(List.of(), false);
      }
      leaps.extend(i);
    }
    budget.takeLegs((long) Atom.DIRECTIONS * leaps.ways.size());
    return new Found(budget.isSpent() ? List.of() : leaps.steps(), leaps.turnsBack);
  }

  private void extend(int number) {
    Step step = steps.get(number);
    boolean remembers = number + 1 < steps.size() && steps.get(number + 1).link().ahead();
    Set<Way> longer = new LinkedHashSet<>();
    for (Way way : ways) {
      Optional<Vector> before = number == 0 ? Optional.empty() : Optional.of(way.last());
      for (int direction : step.directions(before)) {
        Vector leap = step.atom().leap(direction);
        if (isBack(way.sum(), leap)) {
          turnsBack = true;
        } else {
          extend(way.sum(), leap, step.range(), remembers, longer);
        }
      }
    }
    ways = longer;
  }

  /** Returns whether a leap goes back in files or in ranks behind others that never did so. */
  private static boolean isBack(Vector sum, Vector leap) {
    return (long) sum.files() * leap.files() < 0 || (long) sum.ranks() * leap.ranks() < 0;
  }

  private void extend(
      Vector sum, Vector leap, Step.Range range, boolean remembers, Set<Way> longer) {
    for (int times = range.least(); times <= range.most() && budget.takeSteps(1); times++) {
      Vector end = sum.plus(leap.times(times));
      if (end.reach() > LargestBoard.ACROSS) {
        return;
      }
      longer.add(new Way(end, remembers ? leap : end));
    }
  }

  private List<Step> steps() {
    Map<Atom, Integer> directions = new LinkedHashMap<>();
    for (Way way : ways) {
      int files = Math.abs(way.sum().files());
      int ranks = Math.abs(way.sum().ranks());
      Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
      directions.merge(atom, 1 << atom.direction(way.sum()), (one, other) -> one | other);
    }
    Step first = steps.get(0);
    Step last = steps.get(steps.size() - 1);
    boolean varies = steps.stream().anyMatch(step -> step.varies() || !step.range().isFixed());
    List<Step> leaps = new ArrayList<>();
    directions.forEach(
        (atom, bits) ->
            leaps.add(
                Step.plain(first.span().to(last.span()), atom, Step.Range.ONCE)
                    .along(bits)
                    .only(last.modality())
                    .linked(first.link())
                    .varying(varies)));
    return leaps;
  }
}
