package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.bex.Step.Transit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sequences that go on from pieces, as {@code e} and {@code j} in front of a group let them. */
final class Crossings {
  private Crossings() {}

  /**
   * Lets a sequence leap, each of its paths by the same rule: it is one leap if it captures nothing
   * on its way and does not turn back, so that nothing between its ends matters, not even holes.
   * Otherwise each of its parts ends on a square of the board, empty or not. Its slides pass over
   * pieces already.
   *
   * @param search what may still be looked at
   * @return the sequences, or nothing where there are too many leaps
   */
  static Optional<List<List<Step>>> leaping(List<Step> steps, Search search) {
    NetLeaps.Found found = NetLeaps.of(steps, search);
    if (found.tooMany()) {
      return Optional.empty();
    }
    List<List<Step>> results = new ArrayList<>();
    found.leaps().forEach(leap -> results.add(List.of(leap)));
    if (found.turnsBack() || results.isEmpty()) {
      // Paths among them that are leaps matter only where LeapsApart takes them out.
      results.add(overAnything(steps));
    } else {
      results.addAll(capturingOnTheWay(steps));
    }
    return Optional.of(results);
  }

  /**
   * Lets a sequence jump over exactly one hurdle, which stands where a part of it ends that another
   * follows. The other parts end as they do without that; the hurdle stays, so it is none of those
   * that must capture.
   */
  static List<List<Step>> jumping(List<Step> steps) {
    List<List<Step>> results = new ArrayList<>();
    for (int hurdle = 0; hurdle < steps.size() - 1; hurdle++) {
      if (steps.get(hurdle).modality().moves()) {
        List<Step> jumping = new ArrayList<>(steps);
        jumping.set(hurdle, steps.get(hurdle).crossing(Transit.HURDLE));
        results.add(jumping);
      }
    }
    return results;
  }

  /** Returns a sequence that passes over anything, as far as it captures before its last step. */
  static List<List<Step>> capturingOnTheWay(List<Step> steps) {
    List<List<Step>> results = new ArrayList<>();
    for (int first = 0; first < steps.size() - 1; first++) {
      if (steps.get(first).modality().captures()) {
        results.add(overAnything(capturingFirst(steps, first)));
      }
    }
    return results;
  }

  private static List<Step> overAnything(List<Step> steps) {
    List<Step> crossing = new ArrayList<>(steps);
    crossing.subList(0, steps.size() - 1).replaceAll(step -> step.crossing(Transit.ANY));
    return crossing;
  }

  /** Returns a sequence whose first capture is made by a certain step. */
  static List<Step> capturingFirst(List<Step> steps, int first) {
    List<Step> capturing = new ArrayList<>(steps);
    capturing.subList(0, first).replaceAll(step -> step.only(Modality.MOVE));
    capturing.set(first, steps.get(first).only(Modality.CAPTURE));
    return capturing;
  }
}
