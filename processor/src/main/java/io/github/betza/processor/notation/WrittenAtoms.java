package io.github.betza.processor.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The atoms of a text as its reader sees them: two equal adjacent capitals are one rider, so {@code
 * KK} has neither of the two atoms of {@code KhK}.
 */
public final class WrittenAtoms {
  private static final Pattern ATOM = Pattern.compile("([A-Z])\\1?|\\([0-9]+,[0-9]+\\)");

  private WrittenAtoms() {}

  private static List<String> of(String text) {
    List<String> atoms = new ArrayList<>();
    Matcher atom = ATOM.matcher(text);
    while (atom.find()) {
      atoms.add(atom.group());
    }
    return atoms;
  }

  /** Returns the number of atoms of a text that another one does not have in the same order. */
  public static int lost(String text, String other) {
    List<String> before = of(text);
    List<String> after = of(other);
    int[][] kept = new int[before.size() + 1][after.size() + 1];
    for (int i = 0; i < before.size(); i++) {
      for (int j = 0; j < after.size(); j++) {
        kept[i + 1][j + 1] =
            before.get(i).equals(after.get(j))
                ? kept[i][j] + 1
                : Math.max(kept[i][j + 1], kept[i + 1][j]);
      }
    }
    return before.size() - kept[before.size()][after.size()];
  }

  /** Returns whether two atoms of a text become a rider in another. */
  public static boolean areJoined(String text, String other) {
    return makeRider(text, other) && capitals(other) <= capitals(text);
  }

  /** Returns whether a text has fewer riders than another one. */
  public static boolean makeRider(String text, String other) {
    return riders(other) > riders(text);
  }

  private static long capitals(String text) {
    return text.chars().filter(c -> c >= 'A' && c <= 'Z').count();
  }

  private static long riders(String text) {
    return of(text).stream().filter(atom -> atom.length() == 2).count();
  }
}
