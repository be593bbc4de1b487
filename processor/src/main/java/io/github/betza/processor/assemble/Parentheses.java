package io.github.betza.processor.assemble;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Leaves out parentheses around a whole value, a whole argument, other parentheses, or an
 * intersection within another one.
 */
final class Parentheses {
  /** How far after parentheses the next sign is: a line break and an indentation. */
  private static final int AFTER = 60;

  private Parentheses() {}

  /** Returns a Java text without such parentheses. */
  static String in(String text) {
    BitSet needless = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int place = 0;
    while (place < text.length()) {
      int end = JavaScan.skip(text, place);
      if (end > place) {
        place = end;
        continue;
      }
      if (text.charAt(place) == '(') {
        open.push(place);
      } else if (text.charAt(place) == ')') {
        int begin = open.pop();
        if (holdsWhole(text, begin, place) || isWithinIntersection(text, begin, place)) {
          needless.set(begin);
          needless.set(place);
        }
      }
      place++;
    }
    return without(text, needless);
  }

  /** Returns whether no operand is beside the parentheses. A call has its name before them. */
  private static boolean holdsWhole(String text, int begin, int end) {
    String before = text.substring(Math.max(0, begin - 2), begin);
    char after = text.charAt(end + 1);
    if (before.equals("= ")) {
      return after == ';' && !isComparison(text.charAt(begin - 3));
    }
    return (before.endsWith("(") || before.equals(", ")) && (after == ',' || after == ')');
  }

  /** Returns whether an intersection of sets is a member of another one. */
  private static boolean isWithinIntersection(String text, int begin, int end) {
    String before = text.substring(0, begin).stripTrailing();
    String after = text.substring(end + 1, Math.min(text.length(), end + AFTER)).stripLeading();
    boolean follows = isOnlyAnd(before, before.length() - 1);
    boolean precedes = isOnlyAnd(after, 0);
    boolean begins =
        follows
            || before.endsWith("return")
            || before.endsWith("(")
            || before.endsWith(",")
            || (before.endsWith("=") && !isComparison(before.charAt(before.length() - 2)));
    boolean ends =
        precedes || after.startsWith(")") || after.startsWith(",") || after.startsWith(";");
    return (follows || precedes) && begins && ends && isIntersection(text, begin + 1, end);
  }

  private static boolean isOnlyAnd(String text, int place) {
    return place >= 0
        && text.charAt(place) == '&'
        && (place == 0 || text.charAt(place - 1) != '&')
        && (place + 1 == text.length() || text.charAt(place + 1) != '&');
  }

  /** Returns whether a text has no other operators than those that bind as strongly as this one. */
  private static boolean isIntersection(String text, int begin, int end) {
    int depth = 0;
    for (int i = begin; i < end; i++) {
      char letter = text.charAt(i);
      depth += "([{".indexOf(letter) >= 0 ? 1 : ")]}".indexOf(letter) >= 0 ? -1 : 0;
      boolean isOther = "|^?:=<>+-*/%".indexOf(letter) >= 0 || text.startsWith("&&", i);
      if (depth == 0 && isOther) {
        return false;
      }
    }
    return true;
  }

  private static boolean isComparison(char beforeEquals) {
    return "=!<>".indexOf(beforeEquals) >= 0;
  }

  private static String without(String text, BitSet needless) {
    StringBuilder result = new StringBuilder(text.length());
    int written = 0;
    for (int i = needless.nextSetBit(0); i >= 0; i = needless.nextSetBit(i + 1)) {
      result.append(text, written, i);
      written = i + 1;
    }
    return result.append(text, written, text.length()).toString();
  }
}
