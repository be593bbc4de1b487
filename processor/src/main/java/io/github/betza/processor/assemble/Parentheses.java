package io.github.betza.processor.assemble;

import io.github.betza.processor.assemble.LineBreaks.JavaScan;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Removes parentheses around a whole value, a whole argument, other parentheses, or an intersection
 * within another one.
 */
final class Parentheses {
  private Parentheses() {}

  /** Returns a Java text without these parentheses. */
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

  /**
   * Returns whether there is no operand beside the parentheses. A call has its name before them.
   */
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
    int before = begin - 1;
    while (before > 0 && Character.isWhitespace(text.charAt(before))) {
      before--;
    }
    int after = end + 1;
    while (after < text.length() - 1 && Character.isWhitespace(text.charAt(after))) {
      after++;
    }
    boolean follows = isOnlyAnd(text, before);
    boolean precedes = isOnlyAnd(text, after);
    return (follows || precedes)
        && (follows || mayBegin(text, before))
        && (precedes || "),;".indexOf(text.charAt(after)) >= 0)
        && isIntersection(text, begin + 1, end);
  }

  /** Returns whether a value may begin after a sign, and no operator is before it. */
  private static boolean mayBegin(String text, int sign) {
    char letter = text.charAt(sign);
    return letter == '('
        || letter == ','
        || (letter == '=' && !isComparison(text.charAt(sign - 1)))
        || text.startsWith("return", Math.max(0, sign - "return".length() + 1));
  }

  private static boolean isOnlyAnd(String text, int place) {
    return text.charAt(place) == '&'
        && text.charAt(place - 1) != '&'
        && text.charAt(place + 1) != '&';
  }

  /** Returns whether a text has no other operators than intersections. */
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
