package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Joins trails, within the limits of their number and length. */
final class Trails {
  /** The most trails of one term. */
  static final int MOST = 1_000;

  /** The most steps of one trail, where a slide counts as one. */
  static final int LONGEST = 256;

  /** The most steps that are written while a term is expanded. */
  private static final int MOST_WORK = 400_000;

  private final Trouble trouble;
  private final InsideChain inside;
  private int work;

  Trails(Trouble trouble, InsideChain inside) {
    this.trouble = trouble;
    this.inside = inside;
  }

  /** Returns every trail of the first list followed by every one of the second. */
  List<List<Step>> join(List<List<Step>> firsts, Joint joint, List<List<Step>> seconds) {
    if (firsts.size() * seconds.size() > MOST) {
      tooMany(joint.span());
    }
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
    work += first.size() + second.size();
    if (first.size() + second.size() > LONGEST) {
      tooLong(span);
      return first;
    }
    if (work > MOST_WORK) {
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
          work += passed.size();
          ends.add(List.copyOf(passed));
        }
        passed.add(then ? step.after('-') : step);
      }
      ends.add(passed);
      if (work > MOST_WORK) {
        tooMany(span);
        return List.of();
      }
    }
    return limited(new ArrayList<>(ends), span);
  }

  /** Returns trails, or reports that there are too many. */
  List<List<Step>> limited(List<List<Step>> trails, Span span) {
    if (trails.size() > MOST) {
      tooMany(span);
      return List.of();
    }
    return trails;
  }

  void tooLong(Span span) {
    trouble.report(
        ProblemCode.TOO_MANY_LEGS,
        span,
        "with this the move has more than " + LONGEST + " legs",
        "write a smaller number of repetitions");
  }

  void tooMany(Span span) {
    trouble.tooMany(
        span, "written out, the groups and exponents make more than " + MOST + " chains");
  }
}
