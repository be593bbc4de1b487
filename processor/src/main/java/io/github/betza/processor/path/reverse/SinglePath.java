package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;

/**
 * One path from its beginning to its end, without branches.
 *
 * @param stages its legs, and what happens at the end of each; for the last that is the landing's
 * @param landing how it ends
 */
record SinglePath(List<Stage> stages, Landing landing) {
  SinglePath {
    stages = List.copyOf(stages);
  }

  /**
   * Returns the same path with fewer legs: steps to an empty square and a slide that goes straight
   * on from there are one slide of so many steps more.
   */
  SinglePath joined() {
    boolean anyJoins = false;
    for (int i = 0; i < stages.size(); i++) {
      if (stages.get(i).leg().length() instanceof Length.SameAsBefore) {
        return this;
      }
      anyJoins |= i > 0 && continues(stages.get(i - 1), stages.get(i));
    }
    return anyJoins ? join() : this;
  }

  private SinglePath join() {
    List<Stage> joined = new ArrayList<>();
    for (Stage stage : stages) {
      int last = joined.size() - 1;
      if (last >= 0 && continues(joined.get(last), stage)) {
        joined.set(last, new Stage(both(joined.get(last).leg(), stage.leg()), stage.outcome()));
      } else {
        joined.add(stage);
      }
    }
    return new SinglePath(joined, landing);
  }

  private static boolean continues(Stage there, Stage on) {
    return there.outcome().equals(LegOutcome.EMPTY)
        && isPlain(there.leg())
        && isFixed(there.leg())
        && isPlain(on.leg())
        && on.leg().length() instanceof Length.Between
        && !isFixed(on.leg())
        && there.leg().step(0).equals(on.leg().step(0))
        && !on.outcome().effect().putsAtLegStart();
  }

  /** Returns whether a leg goes straight on and may end wherever its length allows. */
  static boolean isPlain(Leg leg) {
    return leg.isStraight()
        && leg.bridge().isNone()
        && !leg.ski()
        && leg.residue() == Leg.ANY
        && leg.wrap() == Wrap.NONE;
  }

  private static Leg both(Leg there, Leg on) {
    int steps = ((Length.Between) there.length()).least();
    Length.Between between = (Length.Between) on.length();
    int most = between.most() == Length.UNLIMITED ? Length.UNLIMITED : between.most() + steps;
    return on.withLength(new Length.Between(between.least() + steps, most));
  }

  /**
   * A leg of the path.
   *
   * @param leg how it moves
   * @param outcome what must stand on the square reached, and what is done there
   */
  record Stage(Leg leg, LegOutcome outcome) {
    /** Written out, as that of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Stage stage && outcome.equals(stage.outcome) && leg.equals(stage.leg);
    }

    @Override
    public int hashCode() {
      return 31 * leg.hashCode() + outcome.hashCode();
    }
  }

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
