package io.github.betza.processor.describe;

import io.github.betza.processor.path.LargestBoard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Joins sentences that differ only in a side or in a distance. */
final class SimilarSentences {
  /** Fewer leaps than this are described one by one. */
  private static final int FEWEST = 4;

  private static final String STEP = "Steps one square ";

  /**
   * Returns the sentences in their order, with one sentence for leaps of all lengths up to a limit.
   */
  static List<String> foldDistances(List<String> sentences) {
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

  /** Returns the sentences about one square, two squares and so on, up to the first missing one. */
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

  /** The beginning of every mention of a side; most sentences have none. */
  private static final String SIDES = "to the ";

  private static final Pattern SIDE = Pattern.compile("to the (right|left)\\b");

  /** Returns the sentences in their order, one for each pair of mirror images. */
  static List<String> foldMirrored(Set<String> sentences) {
    Set<String> left = new LinkedHashSet<>(sentences);
    List<String> folded = new ArrayList<>();
    for (String sentence : sentences) {
      if (left.remove(sentence)) {
        boolean mirrored = sentence.contains(SIDES) && left.remove(image(sentence));
        folded.add(mirrored ? ofBothSides(sentence) : sentence);
      }
    }
    return folded;
  }

  private static String image(String sentence) {
    return withSides(sentence, side -> side.equals("right") ? "to the left" : "to the right");
  }

  /** Names the first side "one side", and the opposite side "the other side". */
  private static String ofBothSides(String sentence) {
    List<String> mentioned = new ArrayList<>();
    return withSides(
        sentence,
        side -> {
          mentioned.add(side);
          return mentioned.size() == 1
              ? "to one side"
              : side.equals(mentioned.get(0)) ? "to that first side" : "to the other side";
        });
  }

  private static String withSides(String sentence, UnaryOperator<String> words) {
    Matcher matcher = SIDE.matcher(sentence);
    StringBuilder text = new StringBuilder();
    int copied = 0;
    while (matcher.find()) {
      text.append(sentence, copied, matcher.start()).append(words.apply(matcher.group(1)));
      copied = matcher.end();
    }
    return text.append(sentence, copied, sentence.length()).toString();
  }

  private SimilarSentences() {}
}
