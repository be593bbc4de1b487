package io.github.betza.processor.describe;

import io.github.betza.processor.path.Vector;
import java.util.List;

/** Helpers for building sentences. */
final class EnglishText {
  private static final List<String> NUMBERS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  private EnglishText() {}

  /** Returns a number as a word if the word is short. */
  static String number(int number) {
    return number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
  }

  /** Returns "one square", "two squares". */
  static String count(int number, String noun) {
    return number(number) + " " + noun + (number == 1 ? "" : "s");
  }

  /** Returns "a", "a or b", "a, b or c". */
  static String either(List<String> items) {
    int last = items.size() - 1;
    if (last <= 0) {
      return String.join("", items);
    }
    // After an item with a comma, the next separator needs a comma as well.
    boolean comma = items.get(last - 1).contains(", ");
    return String.join(", ", items.subList(0, last)) + (comma ? ", or " : " or ") + items.get(last);
  }

  /** Returns a leap in the usual notation, the shorter part first: "(1,2)". */
  static String leap(Vector step) {
    return "(" + near(step) + "," + step.reach() + ")";
  }

  /** Returns the shorter part of a leap, without sign. */
  static int near(Vector step) {
    return Math.min(Math.abs(step.files()), Math.abs(step.ranks()));
  }

  /** Returns whether a step is in none of the eight compass directions. */
  static boolean isOblique(Vector step) {
    int near = near(step);
    return near != 0 && near != step.reach();
  }

  static String sentence(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
  }
}
