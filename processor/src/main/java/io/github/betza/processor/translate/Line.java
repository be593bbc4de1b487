package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A path of a piece from its first leg to an end, without branches.
 *
 * @param initial whether only an unmoved piece has it
 * @param legs its legs
 * @param outcomes for every leg but the last the outcomes after which it goes on, sorted
 * @param landings the ways to end it, sorted
 */
record Line(
    boolean initial, List<Leg> legs, List<List<LegOutcome>> outcomes, List<Landing> landings) {
  /** Copies the lists. */
  Line {
    legs = List.copyOf(legs);
    outcomes = List.copyOf(outcomes);
    landings = landings.stream().distinct().sorted().toList();
  }

  List<LegOutcome> ends() {
    return landings.stream().map(Landing::outcome).toList();
  }

  Line withOutcomes(int leg, Set<LegOutcome> changed) {
    List<List<LegOutcome>> more = new ArrayList<>(outcomes);
    more.set(leg, List.copyOf(new TreeSet<>(changed)));
    return new Line(initial, legs, more, landings);
  }

  /** Returns the moves of this line alone. */
  Alternative walk() {
    Node node = new Node(legs.get(legs.size() - 1), landings, List.of());
    for (int i = legs.size() - 2; i >= 0; i--) {
      List<Branch> branches = new ArrayList<>();
      for (LegOutcome outcome : outcomes.get(i)) {
        branches.add(new Branch(outcome, List.of(node)));
      }
      node = new Node(legs.get(i), List.of(), branches);
    }
    return new Alternative.Walk(initial, List.of(node));
  }
}
