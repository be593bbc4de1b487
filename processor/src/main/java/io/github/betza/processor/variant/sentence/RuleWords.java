package io.github.betza.processor.variant.sentence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Parts of the sentences about the rules of a game. */
public final class RuleWords {
  private RuleWords() {}

  /** Returns a set of squares in words; it is seen from White's side. */
  public static String squares(String set) {
    return Arrays.stream(set.strip().split("\\s+", -1))
        .map(RuleWords::item)
        .collect(Collectors.joining(", "));
  }

  /** Returns names with commas between them, and something else before the last. */
  public static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end <= 0
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + last + names.get(end);
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
