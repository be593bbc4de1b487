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

/** Describes a leg: how it moves, and where. */
final class LegDescriber {
  private static final int DIRECTIONS = 8;

  private static final int BACK = 180;

  /** How the leg before arrived; null for a first leg, whose directions are the owner's. */
  private final ArrivalContext heading;

  /**
   * Many paths begin with the same leg, and go on in different ways: their groups are the same
   * object then. Equal groups of other paths refer to the first.
   */
  private final IdentityHashMap<CourseWords.Group, Map<Manner, String>> told =
      new IdentityHashMap<>();

  LegDescriber(ArrivalContext heading) {
    this.heading = heading;
  }

  /**
   * How a leg moves.
   *
   * @param verb what it does
   * @param curve how it bends; empty for a straight one
   * @param remarks further remarks
   * @param onward whether it goes on along the curve of the leg before
   * @param leap the leap that it makes, where the verb does not imply it; otherwise empty
   * @param rides whether it makes more than one leap
   * @param leastSteps how many steps it makes at least
   */
  record Manner(
      String verb,
      String curve,
      List<String> remarks,
      boolean onward,
      String leap,
      boolean rides,
      int leastSteps) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Manner manner
          && onward == manner.onward
          && rides == manner.rides
          && leastSteps == manner.leastSteps
          && verb.equals(manner.verb)
          && curve.equals(manner.curve)
          && remarks.equals(manner.remarks)
          && leap.equals(manner.leap);
    }

    @Override
    public int hashCode() {
      return 31 * verb.hashCode() + curve.hashCode();
    }
  }

  Manner manner(Leg leg) {
    boolean onward = heading != null && heading.isContinuedBy(leg);
    Vector step = leg.step(0);
    return new Manner(
        LegWords.verb(leg),
        onward ? "" : CurveWords.of(leg),
        LegWords.remarks(leg),
        onward,
        EnglishText.isOblique(step) ? EnglishText.leap(step) : "",
        !leg.length().isOne(),
        leg.length() instanceof Length.Between between ? between.least() : 1);
  }

  /** Returns the clause for some legs that move in the same manner. */
  String clause(Manner manner, CourseWords.Group courses) {
    Map<Manner, String> byManner = told.get(courses);
    if (byManner == null) {
      byManner = new HashMap<>();
      told.put(courses, byManner);
    }
    String clause = byManner.get(manner);
    if (clause == null) {
      clause = tell(manner, courses);
      byManner.put(manner, clause);
    }
    return clause;
  }

  private String tell(Manner manner, CourseWords.Group courses) {
    StringBuilder clause = new StringBuilder(manner.verb());
    String where = manner.onward() ? "on along the curve" : where(manner, courses);
    boolean comma =
        where.startsWith("turning")
            || where.startsWith("each")
            || where.startsWith("the first")
            || manner.verb().endsWith("before");
    clause.append(comma ? ", " : " ").append(where);
    if (!manner.curve().isEmpty()) {
      clause.append(", ").append(CurveWords.withSide(manner.curve(), courses.hand()));
    }
    List<String> remarks = new ArrayList<>(manner.remarks());
    if (!courses.residue().isEmpty()) {
      remarks.add(courses.residue());
    }
    if (!remarks.isEmpty()) {
      clause.append(" (").append(String.join("; ", remarks)).append(')');
    }
    return clause.toString().stripTrailing();
  }

  private String where(Manner manner, CourseWords.Group courses) {
    Set<Vector> steps = courses.steps();
    if (heading != null) {
      String turn = turnWords(heading, steps);
      if (manner.leap().isEmpty() || manner.rides()) {
        return turn;
      }
      return manner.leap() + (turn.startsWith("turning") ? ", " : " ") + turn;
    }
    if (manner.leap().isEmpty()) {
      return Compass.straight(steps);
    }
    if (steps.size() == DIRECTIONS) {
      return manner.rides()
          ? "in any direction"
          : "to the eight squares " + manner.leap() + " away";
    }
    String each = manner.curve().isEmpty() ? "each " : "the first leap ";
    return (manner.rides() ? each : "") + Compass.oblique(steps);
  }

  /** Returns the words for a set of steps of one length after a step. */
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
   * on the other: naming these keeps the words the same for a leap and its mirror image.
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
