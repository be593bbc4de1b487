package io.github.betza.processor.describe;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Describes the motion of a leg without its direction: legs that differ only in direction have the
 * same words.
 */
final class LegWords {
  /** The most routes of a leap that are described one by one. */
  private static final int MOST_ROUTES = 3;

  private LegWords() {}

  /** Returns the beginning of the clause: "slides any number of squares". */
  static String verb(Leg leg) {
    Vector step = leg.step(0);
    int reach = step.reach();
    if (leg.length().isOne()) {
      return EnglishText.isOblique(step)
          ? "leaps"
          : reach == 1 ? "steps one square" : "leaps " + EnglishText.count(reach, "square");
    }
    if (reach == 1) {
      return "slides " + times(leg.length(), "square");
    }
    return "rides "
        + times(leg.length(), "leap")
        + " of "
        + (EnglishText.isOblique(step)
            ? EnglishText.leap(step)
            : EnglishText.count(reach, "square"));
  }

  private static String times(Length length, String noun) {
    if (length instanceof Length.SameAsBefore) {
      return "exactly as many " + noun + "s as before";
    }
    if (length instanceof Length.Between between) {
      return times(between, noun);
    }
    // A limit that depends on the board becomes a remark.
    return "any number of " + noun + "s";
  }

  private static String times(Length.Between between, String noun) {
    if (between.most() >= LargestBoard.ACROSS && between.most() > between.least()) {
      return between.least() == 1
          ? "any number of " + noun + "s"
          : EnglishText.number(between.least()) + " or more " + noun + "s";
    }
    if (between.least() == between.most()) {
      return "exactly " + EnglishText.count(between.most(), noun);
    }
    return between.least() == 1
        ? "up to " + EnglishText.count(between.most(), noun)
        : EnglishText.number(between.least()) + " to " + EnglishText.count(between.most(), noun);
  }

  /** Returns further remarks about the leg, to be put in brackets. */
  static List<String> remarks(Leg leg) {
    List<String> remarks = new ArrayList<>();
    if (leg.ski()) {
      remarks.add("passing over the first square whatever stands there");
    }
    if (leg.length() instanceof Length.ToEnemyHalf) {
      remarks.add("at most as many as there are ranks before the enemy's half, but at least one");
    }
    if (leg.length() instanceof Length.AcrossBoard) {
      remarks.add("at most one less than the board's longer side has squares");
    }
    if (!leg.bridge().isNone()) {
      remarks.add(bridge(leg));
    }
    if (leg.wrap() == Wrap.CYLINDER) {
      remarks.add("the left and right edges of the board are joined");
    }
    if (leg.wrap() == Wrap.TORUS) {
      remarks.add("all edges of the board are joined");
    }
    return remarks;
  }

  private static String bridge(Leg leg) {
    Bridge bridge = leg.bridge();
    int ways = bridge.routes().stream().mapToInt(List::size).max().orElse(0);
    if (ways > MOST_ROUTES) {
      return "on one of the " + ways + " most direct ways of king's steps " + between(bridge);
    }
    String condition =
        switch (bridge.condition()) {
          case EMPTY -> "empty";
          case OCCUPIED -> "occupied";
          case ONE_OCCUPIED -> "empty but for one, which must be occupied";
        };
    boolean oneRoute = bridge.routes().stream().allMatch(routes -> routes.size() == 1);
    if (oneRoute && isBetween(leg)) {
      return leg.step(0).reach() == 2
          ? "the square between must be " + condition
          : "all squares between must be " + condition;
    }
    List<String> routes =
        bridge.routes().get(0).stream()
            .map(route -> route(leg.step(0), route))
            .sorted()
            .distinct()
            .toList();
    return "seen from where a "
        + EnglishText.leap(leg.step(0))
        + " leap begins, "
        + EnglishText.either(routes)
        + " must be "
        + condition;
  }

  private static String between(Bridge bridge) {
    return switch (bridge.condition()) {
      case EMPTY -> "all squares between must be empty";
      case OCCUPIED -> "all squares between must be occupied";
      case ONE_OCCUPIED -> "one square between must be occupied, and all others empty";
    };
  }

  /** Returns whether the squares passed over are the squares on the line of each step. */
  private static boolean isBetween(Leg leg) {
    for (int i = 0; i < leg.bridge().routes().size(); i++) {
      Vector step = leg.step(i);
      for (List<Vector> route : leg.bridge().routes().get(i)) {
        if (route.size() != step.reach() - 1
            || route.stream().anyMatch(square -> ArrivalContext.degrees(step, square) != 0)) {
          return false;
        }
      }
    }
    return leg.bridge().routes().stream().allMatch(routes -> !EnglishText.isOblique(leg.step(0)));
  }

  /** Returns the squares of a route, turned and mirrored so that the step is (near,far). */
  private static String route(Vector step, List<Vector> route) {
    return route.stream()
        .map(square -> "square " + canonical(step, square))
        .sorted()
        .collect(Collectors.joining(" and "));
  }

  private static String canonical(Vector step, Vector square) {
    int files = step.files() < 0 ? -square.files() : square.files();
    int ranks = step.ranks() < 0 ? -square.ranks() : square.ranks();
    boolean turned = Math.abs(step.files()) > Math.abs(step.ranks());
    return turned ? "(" + ranks + "," + files + ")" : "(" + files + "," + ranks + ")";
  }
}
