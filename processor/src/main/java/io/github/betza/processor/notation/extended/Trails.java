package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Joins trails, within the limits of their number and length. */
final class Trails {
  private final Trouble trouble;
  private final InsideChain inside;
  private final Budget budget;

  Trails(Trouble trouble, InsideChain inside, Budget budget) {
    this.trouble = trouble;
    this.inside = inside;
    this.budget = budget;
  }

  /** Returns every trail of the first list followed by every one of the second. */
  List<List<Step>> join(List<List<Step>> firsts, Joint joint, List<List<Step>> seconds) {
    budget.takeSequences((long) firsts.size() * seconds.size());
    List<List<Step>> joined = new ArrayList<>();
    for (List<Step> second : seconds) {
      if (trouble.isFound()) {
        return List.of();
      }
      List<Step> continued = continued(joint, second);
      for (List<Step> first : firsts) {
        joined.add(joined(first, continued, joint.span()));
      }
    }
    return joined;
  }

  /** Returns a trail that goes on from another one. */
  List<Step> continued(Joint joint, List<Step> trail) {
    List<Step> given = inside.give(joint.modifiers(), trail);
    List<Step> continued = new ArrayList<>(given);
    continued.set(0, given.get(0).after(joint.operator()));
    return continued;
  }

  private List<Step> joined(List<Step> first, List<Step> second, Span span) {
    if (first.size() + second.size() > Budget.LONGEST_MOVE) {
      tooLong(span);
      return first;
    }
    if (!budget.takeSteps(first.size() + second.size())) {
      tooMany(span);
      return first;
    }
    List<Step> trail = new ArrayList<>(first);
    trail.addAll(second);
    return trail;
  }

  /**
   * Returns the ways to come to an end of trails, for another leg to go on from there: each trail,
   * and whatever is in front of a {@code t} in one.
   */
  List<List<Step>> ends(List<List<Step>> whole, Span span) {
    Set<List<Step>> ends = new LinkedHashSet<>();
    for (List<Step> trail : whole) {
      List<Step> passed = new ArrayList<>();
      for (Step step : trail) {
        boolean then = step.operator() == Operators.THEN;
        if (then) {
          budget.takeSequences(1);
          budget.takeSteps(passed.size());
          ends.add(List.copyOf(passed));
        }
        passed.add(then ? step.after('-') : step);
      }
      ends.add(passed);
      if (budget.isSpent()) {
        tooMany(span);
        return List.of();
      }
    }
    return new ArrayList<>(ends);
  }

  void tooLong(Span span) {
    trouble.report(
        ProblemCode.TOO_MANY_LEGS,
        span,
        "with this the move has more than " + Budget.LONGEST_MOVE + " legs",
        "write a smaller number of repetitions");
  }

  void tooMany(Span span) {
    trouble.tooMany(span, "written out, the groups and exponents make too many chains");
  }
}
