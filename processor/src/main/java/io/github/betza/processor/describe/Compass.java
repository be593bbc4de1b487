package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Describes directions as the owner of the piece sees them. */
final class Compass {
  private static final Map<Integer, String> SINGLE =
      Map.of(
          1, "diagonally forward to the right",
          3, "diagonally backward to the right",
          5, "diagonally backward to the left",
          7, "diagonally forward to the left");

  private static final List<Set<Integer>> PAIRS =
      List.of(Set.of(1, 7), Set.of(3, 5), Set.of(1, 3), Set.of(5, 7));

  private static final List<String> PAIR_WORDS =
      List.of(
          "diagonally forward",
          "diagonally backward",
          "diagonally to the right",
          "diagonally to the left");

  private static final int DIRECTIONS = 8;

  private Compass() {}

  /** Returns the words for a set of straight and slanted steps of one length. */
  static String straight(Set<Vector> steps) {
    TreeSet<Integer> left = new TreeSet<>();
    steps.forEach(step -> left.add(direction(step)));
    if (left.size() == DIRECTIONS) {
      return "in any direction";
    }
    List<String> words = new ArrayList<>();
    if (left.containsAll(Set.of(0, 2, 4, 6))) {
      left.removeAll(Set.of(0, 2, 4, 6));
      words.add("orthogonally");
    }
    if (left.containsAll(Set.of(1, 3, 5, 7))) {
      left.removeAll(Set.of(1, 3, 5, 7));
      words.add("diagonally");
    }
    addAxis(words, left, 0, "straight forward", 4, "straight backward", "straight ahead or back");
    addAxis(words, left, 2, "to the right", 6, "to the left", "sideways");
    for (int i = 0; i < PAIRS.size(); i++) {
      if (left.containsAll(PAIRS.get(i))) {
        left.removeAll(PAIRS.get(i));
        words.add(PAIR_WORDS.get(i));
      }
    }
    left.forEach(direction -> words.add(SINGLE.get(direction)));
    return EnglishText.either(words);
  }

  private static void addAxis(
      List<String> words,
      Set<Integer> left,
      int one,
      String oneWord,
      int other,
      String otherWord,
      String both) {
    boolean hasOne = left.remove(one);
    boolean hasOther = left.remove(other);
    if (hasOne || hasOther) {
      words.add(hasOne && hasOther ? both : hasOne ? oneWord : otherWord);
    }
  }

  /** Numbers the directions of steps that are not oblique clockwise from forward. */
  private static int direction(Vector step) {
    int files = Integer.signum(step.files());
    return switch (Integer.signum(step.ranks())) {
      case 1 -> Math.floorMod(files, DIRECTIONS);
      case 0 -> files > 0 ? 2 : 6;
      default -> 4 - files;
    };
  }

  /** Returns the words for a set of oblique leaps of one kind. */
  static String oblique(Set<Vector> steps) {
    Vector some = steps.iterator().next();
    List<String> words = new ArrayList<>();
    addLeaps(words, steps, some.reach(), EnglishText.near(some), true);
    addLeaps(words, steps, EnglishText.near(some), some.reach(), false);
    return EnglishText.either(words);
  }

  /** Adds the leaps with these numbers of ranks and files, the longer part of the leap first. */
  private static void addLeaps(
      List<String> words, Set<Vector> steps, int ranks, int files, boolean ranksFirst) {
    String forward = sides(steps, ranks, files);
    String backward = sides(steps, -ranks, files);
    if (!forward.isEmpty() && forward.equals(backward)) {
      words.add(leap("forward or backward", ranks, forward, files, ranksFirst));
      return;
    }
    if (!forward.isEmpty()) {
      words.add(leap("forward", ranks, forward, files, ranksFirst));
    }
    if (!backward.isEmpty()) {
      words.add(leap("backward", ranks, backward, files, ranksFirst));
    }
  }

  private static String leap(String ahead, int ranks, String aside, int files, boolean ranksFirst) {
    return ranksFirst
        ? EnglishText.count(ranks, "square")
            + " "
            + ahead
            + " and "
            + EnglishText.number(files)
            + " "
            + aside
        : EnglishText.count(files, "square")
            + " "
            + aside
            + " and "
            + EnglishText.number(ranks)
            + " "
            + ahead;
  }

  private static String sides(Set<Vector> steps, int ranks, int files) {
    boolean right = steps.contains(new Vector(files, ranks));
    boolean left = steps.contains(new Vector(-files, ranks));
    return right && left ? "to either side" : right ? "to the right" : left ? "to the left" : "";
  }
}
