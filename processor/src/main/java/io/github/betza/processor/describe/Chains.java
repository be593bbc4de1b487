package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.List;

/** Joins the clauses of a move. */
final class Chains {
  /** A longer sentence is cut at the end of a clause. */
  static final int LONGEST = 800;

  private Chains() {}

  /** Returns the clauses as one text; a clause that follows itself again and again is told once. */
  static String join(List<String> clauses) {
    List<String> told = new ArrayList<>();
    int length = 0;
    for (int i = 0; i < clauses.size(); ) {
      int end = i + 1;
      while (end < clauses.size() && clauses.get(end).equals(clauses.get(i))) {
        end++;
      }
      String text = clauses.get(i);
      if (end - i > 1) {
        text +=
            ", and " + (end - i == 2 ? "once" : English.number(end - i - 1) + " times") + " more";
      }
      if (length + text.length() > LONGEST) {
        told.add("makes " + English.count(clauses.size() - i, "further leg"));
        break;
      }
      told.add(text);
      length += text.length();
      i = end;
    }
    return String.join(", then ", told);
  }
}
