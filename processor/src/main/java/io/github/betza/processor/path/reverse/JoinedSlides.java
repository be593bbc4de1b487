package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Stage;
import java.util.ArrayList;
import java.util.List;

/** Joins steps to an empty square and a slide that goes straight on from there into one slide. */
final class JoinedSlides {
  private JoinedSlides() {}

  /** Returns the same path with fewer legs, if some can be joined. */
  static WholePath of(WholePath path) {
    List<Stage> stages = path.stages();
    boolean anyJoins = false;
    for (int i = 0; i < stages.size(); i++) {
      if (stages.get(i).leg().length() instanceof Length.SameAsBefore) {
        return path;
      }
      anyJoins |= i > 0 && continues(stages.get(i - 1), stages.get(i));
    }
    return anyJoins ? WholePath.of(path.initial(), joined(stages), path.landing()) : path;
  }

  private static List<Stage> joined(List<Stage> stages) {
    List<Stage> joined = new ArrayList<>();
    for (Stage stage : stages) {
      int last = joined.size() - 1;
      if (last >= 0 && continues(joined.get(last), stage)) {
        joined.set(last, new Stage(both(joined.get(last).leg(), stage.leg()), stage.outcome()));
      } else {
        joined.add(stage);
      }
    }
    return joined;
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

  private static Leg both(Leg there, Leg on) {
    int steps = ((Length.Between) there.length()).least();
    Length.Between between = (Length.Between) on.length();
    int most = between.most() == Length.UNLIMITED ? Length.UNLIMITED : between.most() + steps;
    return on.withLength(new Length.Between(between.least() + steps, most));
  }

  /**
   * Returns whether a leg goes straight on and may end after every number of steps of its length.
   */
  static boolean isPlain(Leg leg) {
    return leg.isStraight()
        && leg.bridge().isNone()
        && !leg.ski()
        && leg.residue() == Leg.ANY
        && leg.wrap() == Wrap.NONE;
  }

  /** Returns whether the number of steps of a leg is fixed. */
  static boolean isFixed(Leg leg) {
    return leg.length() instanceof Length.Between between && between.least() == between.most();
  }

  /** Returns whether the number of steps of every leg is fixed. */
  static boolean areFixed(List<Leg> legs) {
    return legs.stream().allMatch(JoinedSlides::isFixed);
  }
}
