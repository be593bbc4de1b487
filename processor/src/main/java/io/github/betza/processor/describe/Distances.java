package io.github.betza.processor.describe;

import io.github.betza.processor.path.LargestBoard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Joins the sentences about leaps of one square, two squares and so on in the same directions. */
final class Distances {
  /** Fewer leaps than this are described one by one. */
  private static final int FEWEST = 4;

  private static final String STEP = "Steps one square ";

  private Distances() {}

  /**
   * Returns the sentences in their order, with one sentence for leaps of all lengths up to a limit.
   */
  static List<String> fold(List<String> sentences) {
    Map<String, String> folded = new HashMap<>();
    for (String sentence : sentences) {
      if (sentence.startsWith(STEP)) {
        List<String> leaps = leaps(sentence.substring(STEP.length()), sentences);
        if (leaps.size() >= FEWEST) {
          leaps.forEach(leap -> folded.put(leap, ""));
          folded.put(sentence, whole(sentence.substring(STEP.length()), leaps.size()));
        }
      }
    }
    List<String> result = new ArrayList<>();
    for (String sentence : sentences) {
      String text = folded.getOrDefault(sentence, sentence);
      if (!text.isEmpty()) {
        result.add(text);
      }
    }
    return result;
  }

  private static String whole(String rest, int longest) {
    String number =
        longest >= LargestBoard.ACROSS ? "any number of" : "up to " + EnglishText.number(longest);
    return "Leaps " + number + " squares, whatever stands between, " + rest;
  }

  /** Returns the sentences about one square, two squares and so on, as long as they are present. */
  private static List<String> leaps(String rest, List<String> sentences) {
    List<String> leaps = new ArrayList<>();
    leaps.add(STEP + rest);
    String next = "Leaps two squares " + rest;
    while (sentences.contains(next)) {
      leaps.add(next);
      next = "Leaps " + EnglishText.count(leaps.size() + 1, "square") + " " + rest;
    }
    return leaps;
  }
}
