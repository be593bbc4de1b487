package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Describes directions relative to the step before. */
final class TurnWords {
  private static final int DIRECTIONS = 8;
  private static final int BACK = 180;

  private TurnWords() {}

  /** Returns the words for a set of steps of one length after a step. */
  static String of(ArrivalContext heading, Set<Vector> steps) {
    TreeSet<Integer> turns = new TreeSet<>();
    for (Vector step : steps) {
      turns.add(heading.turnTo(step));
    }
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
