package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;

/** Makes legs of the steps of a trail. */
final class TrailLegs {
  private final Trouble trouble;

  TrailLegs(Trouble trouble) {
    this.trouble = trouble;
  }

  /**
   * Returns the legs of a trail.
   *
   * @param landings the ways to end it, on its last square and on every {@code t} before
   */
  List<LegSpec> of(List<Step> trail, List<Landing> landings) {
    List<LegSpec> legs = new ArrayList<>();
    Length before = Length.one();
    for (int i = 0; i < trail.size(); i++) {
      Step step = trail.get(i);
      boolean last = i == trail.size() - 1;
      char next = last ? Step.START : trail.get(i + 1).operator();
      Length length = step.length();
      if (step.equal().isPresent()) {
        length = equal(step, trail.get(i - 1), before);
      }
      legs.add(
          leg(
              step,
              length,
              Turn.NONE,
              last || next == Operators.THEN ? landings : List.of(),
              last ? List.of() : Operators.outcomes(next)));
      before = length;
    }
    return legs;
  }

  /** Returns the leg of a step. */
  static LegSpec leg(
      Step step, Length length, Turn turn, List<Landing> landings, List<Outcome> outcomes) {
    return new LegSpec(
        step.atom(),
        step.heading().orElse(step.operator() == Step.START ? Sector.ALL : Sector.FORWARD),
        length,
        turn,
        false,
        step.passing(),
        false,
        step.wraps() ? Wrap.CYLINDER : Wrap.NONE,
        landings,
        outcomes);
  }

  /**
   * Returns the length of a step that is as long as the one before, "measured in board steps" (seed
   * 004): an equal number of leaps if both leap equally far.
   */
  private Length equal(Step step, Step before, Length lengthBefore) {
    Between own = step.length();
    boolean oblique = step.atom().isOblique() || before.atom().isOblique();
    boolean comparable = !oblique || step.atom().equals(before.atom());
    int far = step.atom().far();
    int farBefore = before.atom().far();
    if (comparable && lengthBefore instanceof Between between) {
      if (between.least() == between.most() && between.most() * farBefore % far == 0) {
        int times = between.most() * farBefore / far;
        if (own.least() <= times && times <= own.most()) {
          return new Between(times, times);
        }
      } else if (far == farBefore
          && own.least() <= between.least()
          && own.most() >= between.most()) {
        return new Length.SameAsBefore();
      }
    } else if (comparable && far == farBefore && own.equals(Step.UNLIMITED)) {
      return new Length.SameAsBefore();
    }
    Letter e = step.equal().orElseThrow();
    trouble.report(
        ProblemCode.UNDEFINED_COMBINATION,
        e.span(),
        "'e' asks for the length of the step before, but this atom cannot always go exactly as far",
        "repeat the same step as before, such as \"RxebR\"");
    return own;
  }
}
