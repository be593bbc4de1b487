package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;

/** Reports a group in which nothing stands. */
final class EmptyGroup {
  private EmptyGroup() {}

  /**
   * Reports it. What belongs to it goes with it: its modifiers, its range, and the sign that joins
   * it to something.
   *
   * @param modifiers what stands in front of it
   * @param cursor at its closing parenthesis
   */
  static void report(MoveModifiers modifiers, Cursor cursor) {
    String text = cursor.text();
    int start = cursor.position() - 1;
    int end = cursor.position() + 1;
    int first = modifiers.isEmpty() ? start : modifiers.span().start();
    int last = after(text, end, Digits.RANGE);
    int sign = first;
    while (sign > 0 && "+-".indexOf(text.charAt(sign - 1)) >= 0) {
      sign--;
    }
    Span without = new Span(sign, last);
    Span withSignBehind = new Span(first, after(text, last, "+-"));
    Offers offers = cursor.log().offers();
    cursor.fail(
        ProblemCode.EMPTY_GROUP,
        new Span(start, end),
        "the group is empty",
        offers
            .sound(new Span(first, last), "")
            .or(() -> offers.sound(without, ""))
            .or(() -> offers.sound(withSignBehind, ""))
            .or(() -> offers.sound(Span.at(end - 1), ""))
            .or(() -> offers.sound(Span.at(start), ""))
            .orElse("put the moves that belong to it between the parentheses, or leave it out"));
  }

  /** Returns where characters of some kind end. */
  private static int after(String text, int start, String kind) {
    int end = start;
    while (end < text.length() && kind.indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }
}
