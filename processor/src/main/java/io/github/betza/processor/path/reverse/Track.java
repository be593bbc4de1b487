package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Wrap;
import java.util.List;

/**
 * One path from its beginning to its end, without branches.
 *
 * @param stages its legs, and what happens at the end of each; for the last that is the landing's
 * @param landing how it ends
 */
record Track(List<Stage> stages, Landing landing) {
  Track {
    stages = List.copyOf(stages);
  }

  /**
   * A leg of the path.
   *
   * @param leg how it moves
   * @param outcome what must stand on the square reached, and what is done there
   */
  record Stage(Leg leg, Outcome outcome) {}

  /** Returns whether the number of steps of every leg is fixed. */
  boolean isFixed() {
    for (Stage stage : stages) {
      if (!isFixed(stage.leg())) {
        return false;
      }
    }
    return true;
  }

  static boolean isFixed(Leg leg) {
    return leg.length() instanceof Length.Between between && between.least() == between.most();
  }

  /** Returns whether some leg goes over joined edges of the board. */
  boolean wraps() {
    for (Stage stage : stages) {
      if (stage.leg().wrap() != Wrap.NONE) {
        return true;
      }
    }
    return false;
  }

  /** Returns the path as a tree without branches. */
  Node node() {
    int last = stages.size() - 1;
    Node node = new Node(stages.get(last).leg(), List.of(landing), List.of());
    for (int i = last - 1; i >= 0; i--) {
      Branch branch = new Branch(stages.get(i).outcome(), List.of(node));
      node = new Node(stages.get(i).leg(), List.of(), List.of(branch));
    }
    return node;
  }
}
