package io.github.betza.processor.atlas;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Parts of the sentences in which rules are told. */
final class Phrases {
  private Phrases() {}

  /** Returns pieces as the subject that begins a sentence. */
  static String subject(DrawnGame game, String symbols) {
    return "T" + all(game, symbols).substring(1);
  }

  /** Returns pieces, all of which are meant. */
  static String all(DrawnGame game, String symbols) {
    return list(theLabels(game, symbols), " and ");
  }

  /** Returns pieces, any one of which is meant. */
  static String any(DrawnGame game, String symbols) {
    return list(theLabels(game, symbols), " or ");
  }

  /** Returns a set of squares in words; it is seen from White's side. */
  static String squares(String set) {
    return Arrays.stream(set.strip().split("\\s+", -1))
        .map(Phrases::item)
        .collect(Collectors.joining(", "));
  }

  /** Returns names with commas between them, and something else before the last. */
  static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end <= 0
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + last + names.get(end);
  }

  private static List<String> theLabels(DrawnGame game, String symbols) {
    return game.labels(symbols).stream().map(label -> "the " + label).toList();
  }

  private static String item(String item) {
    boolean range = item.indexOf('-') >= 0;
    if (item.chars().noneMatch(letter -> letter >= 'a' && letter <= 'z')) {
      return (range ? "ranks " : "rank ") + item;
    }
    if (item.chars().noneMatch(letter -> letter >= '0' && letter <= '9')) {
      return (range ? "files " : "file ") + item;
    }
    return item;
  }
}
