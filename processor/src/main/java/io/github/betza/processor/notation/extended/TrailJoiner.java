package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.notation.move.Budget;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Joins trails, within the limits of their number and length. */
record TrailJoiner(ProblemLog log, ChainModifierReader inside, Budget budget) {
  /**
   * The joint of two trails.
   *
   * @param operator the operator between them
   * @param modifiers the modifiers of the first step after it
   * @param span the letters to name in a problem
   */
  record Joint(char operator, ModifierRun modifiers, Span span) {}

  /** Returns every trail of the first list followed by every one of the second. */
  List<List<ChainStep>> join(
      List<List<ChainStep>> firsts, Joint joint, List<List<ChainStep>> seconds) {
    budget.takeSequences((long) firsts.size() * seconds.size());
    List<List<ChainStep>> joined = new ArrayList<>();
    for (List<ChainStep> second : seconds) {
      List<ChainStep> continued = continued(joint, second);
      firsts.forEach(first -> joined.add(joined(first, continued, joint.span())));
    }
    return joined;
  }

  /** Returns a trail that goes on from another one. */
  List<ChainStep> continued(Joint joint, List<ChainStep> trail) {
    List<ChainStep> given = inside.give(joint.modifiers(), trail);
    List<ChainStep> continued = new ArrayList<>(given);
    continued.set(0, given.get(0).after(joint.operator()));
    return continued;
  }

  private List<ChainStep> joined(List<ChainStep> first, List<ChainStep> second, Span span) {
    if (first.size() + second.size() > Budget.LONGEST_MOVE) {
      throw tooLong(span);
    }
    if (!budget.takeSteps(first.size() + second.size())) {
      throw tooMany(span);
    }
    List<ChainStep> trail = new ArrayList<>(first);
    trail.addAll(second);
    return trail;
  }

  /**
   * Returns the ways to arrive at an end of trails, from which another leg goes on: each trail, and
   * each of its beginnings before a {@code t}.
   */
  List<List<ChainStep>> ends(List<List<ChainStep>> whole, Span span) {
    Set<List<ChainStep>> ends = new LinkedHashSet<>();
    for (List<ChainStep> trail : whole) {
      List<ChainStep> passed = new ArrayList<>();
      for (ChainStep step : trail) {
        boolean then = step.operator() == ChainOperators.THEN;
        if (then) {
          budget.takeSequences(1);
          budget.takeSteps(passed.size());
          ends.add(List.copyOf(passed));
        }
        passed.add(then ? step.after('-') : step);
      }
      ends.add(passed);
      if (budget.isSpent()) {
        throw tooMany(span);
      }
    }
    return new ArrayList<>(ends);
  }

  RefusedTextException tooLong(Span span) {
    return new RefusedTextException(
        log,
        ProblemCode.TOO_MANY_LEGS,
        span,
        "with this, the move has more than " + Budget.LONGEST_MOVE + " legs",
        "write a smaller number");
  }

  private RefusedTextException tooMany(Span span) {
    return RefusedTextException.tooMany(
        span, "the groups and numbers of this text make too many moves", log);
  }
}
