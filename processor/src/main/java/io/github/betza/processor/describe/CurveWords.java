package io.github.betza.processor.describe;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Describes the bends of a leg. */
final class CurveWords {
  private static final String EITHER = "to either side";
  private static final int EIGHT = 8;
  private static final int QUARTER = 90;
  private static final String ALWAYS = " always ";

  private CurveWords() {}

  /**
   * Returns the side to which a leg bends first: 1 for right, -1 for left; for a zigzagging oblique
   * rider 2 for the side of the nearest diagonal, -2 for the other; 0 for no side.
   */
  static int hand(Leg leg) {
    if (leg.isStraight() || !isNamed(leg)) {
      return 0;
    }
    int hand = Integer.signum(turn(leg, 0));
    int diagonal = ArrivalContext.diagonalSide(leg.step(0));
    return isZigzag(leg) && diagonal != 0 ? 2 * hand * diagonal : hand;
  }

  /** Returns the words for the sides to which legs bend; empty for straight legs. */
  static String sides(Set<Integer> hands) {
    if ((hands.contains(1) && hands.contains(-1)) || (hands.contains(2) && hands.contains(-2))) {
      return EITHER;
    }
    return switch (hands.iterator().next()) {
      case 1 -> "to the right";
      case -1 -> "to the left";
      case 2 -> "towards the nearest diagonal";
      case -2 -> "towards the nearest rank or file";
      default -> "";
    };
  }

  /** Returns the words for a bend to a side. */
  static String withSide(String curve, String side) {
    return curve.endsWith(ALWAYS) && side.equals(EITHER) ? curve + "the same way" : curve + side;
  }

  /** Returns the bends of a leg, without the side; empty for a straight leg. */
  static String of(Leg leg) {
    if (leg.isStraight()) {
      return "";
    }
    if (isCircular(leg)) {
      return EnglishText.isOblique(leg.step(0))
          ? "turning to the neighbouring leap after every step," + ALWAYS
          : "turning " + Math.abs(turn(leg, 0)) + " degrees after every step," + ALWAYS;
    }
    if (isZigzag(leg)) {
      return "turning "
          + Math.abs(turn(leg, 0))
          + " degrees after every step, one way and the other, first ";
    }
    return "making in turn the steps "
        + leg.cycle().stream().map(Vector::text).collect(Collectors.joining(" "));
  }

  private static boolean isNamed(Leg leg) {
    return isCircular(leg) || isZigzag(leg);
  }

  private static boolean isZigzag(Leg leg) {
    return leg.cycle().size() == 2 && isOfOneLength(leg.cycle()) && turn(leg, 0) != 0;
  }

  /**
   * Returns whether every step turns to a neighbouring one of the eight directions, always to the
   * same side, as far as the leg goes: two such turns make a quarter of a circle.
   */
  private static boolean isCircular(Leg leg) {
    int turns = leg.cycle().size() == EIGHT ? EIGHT : leg.cycle().size() - 1;
    boolean closes = turns == EIGHT;
    if (turns < 2 || (!closes && !endsBeforeItRepeats(leg)) || !isOfOneLength(leg.cycle())) {
      return false;
    }
    int hand = Integer.signum(turn(leg, 0));
    for (int i = 0; i < turns - 1; i++) {
      int turn = turn(leg, i);
      int next = turn(leg, i + 1);
      if (Integer.signum(turn) != hand || turn + next != hand * QUARTER) {
        return false;
      }
    }
    return hand != 0;
  }

  private static boolean endsBeforeItRepeats(Leg leg) {
    return leg.length() instanceof Between between && between.most() <= leg.cycle().size();
  }

  private static boolean isOfOneLength(List<Vector> cycle) {
    return cycle.stream().map(Vector::reach).distinct().count() == 1;
  }

  private static int turn(Leg leg, int step) {
    return ArrivalContext.degrees(leg.step(step), leg.step(step + 1));
  }
}
