package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Joins two sentences that are each other's mirror image. */
final class MirroredSentences {
  /** The beginning of every mention of a side; most sentences have none. */
  private static final String SIDES = "to the ";

  private static final Pattern SIDE = Pattern.compile("to the (right|left)\\b");

  private MirroredSentences() {}

  /** Returns the sentences in their order, one for each pair of mirror images. */
  static List<String> fold(Set<String> sentences) {
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
}
