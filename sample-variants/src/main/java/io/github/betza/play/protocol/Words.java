package io.github.betza.play.protocol;

import java.util.List;
import java.util.OptionalLong;

/**
 * The words of a line of the other program.
 *
 * @param list the words
 */
record Words(List<String> list) {
  /** Splits a line into words. */
  static Words of(String line) {
    String stripped = line.strip();
    return new Words(stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+", 0)));
  }

  /** Returns a word, or an empty one if the line is shorter. */
  String get(int index) {
    return index < list.size() ? list.get(index) : "";
  }

  /** Returns the words from an index on, with single spaces. */
  String from(int index) {
    return between(index, list.size());
  }

  /** Returns the words from an index to another, exclusive, with single spaces. */
  String between(int index, int end) {
    return index >= end ? "" : String.join(" ", list.subList(index, end));
  }

  /** Returns the index of a word, or the number of words if it is missing. */
  int find(String word) {
    int index = list.indexOf(word);
    return index < 0 ? list.size() : index;
  }

  /**
   * Returns the number that a word contains; empty if it is not a number, or too large for any use.
   */
  static OptionalLong number(String word) {
    return word.matches("-?[0-9]{1,15}")
        ? OptionalLong.of(Long.parseLong(word))
        : OptionalLong.empty();
  }
}
