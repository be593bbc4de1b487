package io.github.betza.processor.assemble;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Leaves out parentheses around a whole value, a whole argument, or other parentheses. */
final class Parentheses {
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
        if (holdsWhole(text, begin, place)) {
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
