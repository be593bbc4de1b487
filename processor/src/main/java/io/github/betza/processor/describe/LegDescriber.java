package io.github.betza.processor.describe;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Describes the motion and the direction of a leg. */
final class LegDescriber {
  private static final int DIRECTIONS = 8;

  private static final int BACK = 180;

  /** The arrival of the leg before; null for a first leg, whose directions are the owner's. */
  private final ArrivalContext heading;

  /**
   * Many paths begin with the same leg and continue differently: then their groups are the same
   * object. Equal groups of other paths get the texts of the first.
   */
  private final IdentityHashMap<CourseWords.Group, Map<Motion, String>> clauses =
      new IdentityHashMap<>();

  LegDescriber(ArrivalContext heading) {
    this.heading = heading;
  }

  /**
   * The motion of a leg.
   *
   * @param verb the verb
   * @param curve its bends; empty for a straight leg
   * @param remarks further remarks
   * @param onward whether it continues the curve of the leg before
   * @param leap its leap, if the verb does not imply it; otherwise empty
   * @param rides whether it makes more than one leap
   * @param leastSteps its least number of steps
   */
  record Motion(
      String verb,
      String curve,
      List<String> remarks,
      boolean onward,
      String leap,
      boolean rides,
      int leastSteps) {
    /** Written out, like {@link Vector#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Motion motion
          && onward == motion.onward
          && rides == motion.rides
          && leastSteps == motion.leastSteps
          && verb.equals(motion.verb)
          && curve.equals(motion.curve)
          && remarks.equals(motion.remarks)
          && leap.equals(motion.leap);
    }

    @Override
    public int hashCode() {
      return 31 * verb.hashCode() + curve.hashCode();
    }
  }

  Motion motion(Leg leg) {
    boolean onward = heading != null && heading.isContinuedBy(leg);
    Vector step = leg.step(0);
    return new Motion(
        LegWords.verb(leg),
        onward ? "" : CurveWords.of(leg),
        LegWords.remarks(leg),
        onward,
        EnglishText.isOblique(step) ? EnglishText.leap(step) : "",
        !leg.length().isOne(),
        leg.length() instanceof Length.Between between ? between.least() : 1);
  }

  /** Returns the clause for legs that move in the same way. */
  String clause(Motion motion, CourseWords.Group courses) {
    Map<Motion, String> byMotion = clauses.get(courses);
    if (byMotion == null) {
      byMotion = new HashMap<>();
      clauses.put(courses, byMotion);
    }
    String clause = byMotion.get(motion);
    if (clause == null) {
      clause = tell(motion, courses);
      byMotion.put(motion, clause);
    }
    return clause;
  }

  private String tell(Motion motion, CourseWords.Group courses) {
    StringBuilder clause = new StringBuilder(motion.verb());
    String where = motion.onward() ? "on along the curve" : where(motion, courses);
    boolean comma =
        where.startsWith("turning")
            || where.startsWith("each")
            || where.startsWith("the first")
            || motion.verb().endsWith("before");
    clause.append(comma ? ", " : " ").append(where);
    if (!motion.curve().isEmpty()) {
      clause.append(", ").append(CurveWords.withSide(motion.curve(), courses.hand()));
    }
    List<String> remarks = new ArrayList<>(motion.remarks());
    if (!courses.residue().isEmpty()) {
      remarks.add(courses.residue());
    }
    if (!remarks.isEmpty()) {
      clause.append(" (").append(String.join("; ", remarks)).append(')');
    }
    return clause.toString().stripTrailing();
  }

  private String where(Motion motion, CourseWords.Group courses) {
    Set<Vector> steps = courses.steps();
    if (heading != null) {
      String turn = turnWords(heading, steps);
      if (motion.leap().isEmpty() || motion.rides()) {
        return turn;
      }
      return motion.leap() + (turn.startsWith("turning") ? ", " : " ") + turn;
    }
    if (motion.leap().isEmpty()) {
      return Compass.straight(steps);
    }
    if (steps.size() == DIRECTIONS) {
      return motion.rides()
          ? "in any direction"
          : "to the eight squares " + motion.leap() + " away";
    }
    String each = motion.curve().isEmpty() ? "each " : "the first leap ";
    return (motion.rides() ? each : "") + Compass.oblique(steps);
  }

  /** Returns the words for a set of steps of one length, relative to a step. */
  private static String turnWords(ArrivalContext heading, Set<Vector> steps) {
    TreeSet<Integer> turns = new TreeSet<>();
    steps.forEach(step -> turns.add(heading.turnTo(step)));
    if (turns.size() == DIRECTIONS) {
      return "in any direction";
    }
    if (turns.size() == DIRECTIONS - 1 && turns.contains(0) && !turns.contains(BACK)) {
      return "in any direction but straight back";
    }
    List<String> words = new ArrayList<>();
    if (turns.remove(0)) {
      words.add("straight on");
    }
    boolean back = turns.remove(BACK);
    addTurns(words, heading, turns);
    if (back) {
      words.add("straight back");
    }
    return EnglishText.either(words);
  }

  private static void addTurns(List<String> words, ArrivalContext heading, Set<Integer> turns) {
    TreeSet<Integer> both = new TreeSet<>();
    TreeSet<Integer> right = new TreeSet<>();
    TreeSet<Integer> left = new TreeSet<>();
    for (int turn : turns) {
      if (turns.contains(-turn)) {
        both.add(Math.abs(turn));
      } else {
        (turn > 0 ? right : left).add(Math.abs(turn));
      }
    }
    int diagonal = ArrivalContext.diagonalSide(heading.last());
    add(words, both, "to either side");
    add(words, right, side(diagonal, "to the right"));
    add(words, left, side(-diagonal, "to the left"));
  }

  /**
   * Names a side. An oblique leap has its nearest diagonal on one side and its nearest rank or file
   * on the other: these names are the same for a leap and its mirror image.
   */
  private static String side(int towardsDiagonal, String plain) {
    return switch (towardsDiagonal) {
      case 1 -> "towards the nearest diagonal";
      case -1 -> "towards the nearest rank or file";
      default -> plain;
    };
  }

  private static void add(List<String> words, Set<Integer> degrees, String side) {
    if (!degrees.isEmpty()) {
      List<String> numbers = degrees.stream().map(String::valueOf).toList();
      words.add("turning " + EnglishText.either(numbers) + " degrees " + side);
    }
  }
}
