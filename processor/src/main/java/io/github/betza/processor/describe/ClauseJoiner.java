package io.github.betza.processor.describe;

import io.github.betza.processor.describe.ClauseRepetition.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Joins the clauses of a move. */
final class ClauseJoiner {
  /** A longer sentence is cut at the end of a clause. */
  static final int LONGEST = 800;

  private static final String THEN = ", then ";

  private ClauseJoiner() {}

  /**
   * Returns the clauses as one text.
   *
   * @param reach how many squares a clause goes at least
   */
  static String join(Family family, ToIntFunction<String> reach) {
    if (family.block().isEmpty()) {
      return join(family.before());
    }
    List<String> parts = new ArrayList<>();
    if (!family.before().isEmpty()) {
      parts.add(join(family.before()));
    }
    String often =
        family.isUnlimited(reach) ? "any number of times" : "up to " + times(family.most());
    // Two equal clauses in a row within the block are not a repetition of the block.
    parts.add(often + " or not at all " + String.join(THEN, family.block()));
    if (!family.after().isEmpty()) {
      parts.add("at last " + join(family.after()));
    }
    return String.join(THEN, parts);
  }

  /** Returns the clauses as one text; a repeated clause appears once. */
  private static String join(List<String> clauses) {
    List<String> parts = new ArrayList<>();
    int length = 0;
    for (int i = 0; i < clauses.size(); ) {
      int end = i + 1;
      while (end < clauses.size() && clauses.get(end).equals(clauses.get(i))) {
        end++;
      }
      String text = clauses.get(i);
      if (end - i > 1) {
        text += ", and " + (end - i == 2 ? "once" : times(end - i - 1)) + " more";
      }
      if (length + text.length() > LONGEST) {
        parts.add("makes " + EnglishText.count(clauses.size() - i, "further leg"));
        break;
      }
      parts.add(text);
      length += text.length();
      i = end;
    }
    return String.join(THEN, parts);
  }

  private static String times(int number) {
    return EnglishText.number(number) + (number == 1 ? " time" : " times");
  }
}
