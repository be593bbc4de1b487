package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The leaps of a sequence as a whole: {@code e(mfW-F)} is the Shogi horse of seed 002. A sequence
 * that captures on its way, slides, or turns back in files or in ranks has none.
 */
final class SequenceLeapFinder {
  private final List<BaseMove> steps;
  private final Budget budget;
  private final Map<Atom, Integer> directions = new LinkedHashMap<>();
  private boolean leaps = true;

  private SequenceLeapFinder(List<BaseMove> steps, Budget budget) {
    this.steps = steps;
    this.budget = budget;
  }

  /** Returns the leaps of a sequence, grouped by atom; empty if it has none. */
  static List<BaseMove> of(List<BaseMove> steps, Budget budget) {
    for (int i = 0; i < steps.size(); i++) {
      BaseMove step = steps.get(i);
      boolean captures = i < steps.size() - 1 && step.modality() != BaseMove.Modality.MOVE;
      if (captures || !step.isPlain() || !step.range().isFixed()) {
        return List.of();
      }
    }
    SequenceLeapFinder sequence = new SequenceLeapFinder(steps, budget);
    sequence.follow(0, Vector.ZERO, Optional.empty());
    return sequence.leaps ? sequence.steps() : List.of();
  }

  private void follow(int number, Vector sum, Optional<Vector> before) {
    if (number == steps.size()) {
      add(sum);
      return;
    }
    BaseMove step = steps.get(number);
    List<Integer> ahead = step.directions(before);
    for (int direction : budget.takeSteps(ahead.size()) ? ahead : List.<Integer>of()) {
      Vector leap = step.atom().leap(direction).times(step.range().most());
      leaps &= (long) sum.files() * leap.files() >= 0 && (long) sum.ranks() * leap.ranks() >= 0;
      if (leaps && sum.plus(leap).reach() <= LargestBoard.ACROSS) {
        follow(number + 1, sum.plus(leap), Optional.of(leap));
      }
    }
  }

  private void add(Vector leap) {
    int files = Math.abs(leap.files());
    int ranks = Math.abs(leap.ranks());
    Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
    directions.merge(atom, 1 << atom.direction(leap), (one, other) -> one | other);
  }

  private List<BaseMove> steps() {
    BaseMove first = steps.get(0);
    BaseMove last = steps.get(steps.size() - 1);
    List<BaseMove> all = new ArrayList<>();
    directions.forEach(
        (atom, bits) ->
            all.add(
                BaseMove.plain(first.span().to(last.span()), atom, BaseMove.Range.ONCE)
                    .along(bits)
                    .only(last.modality())));
    return all;
  }
}
