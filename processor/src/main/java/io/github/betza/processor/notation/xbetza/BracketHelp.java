package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Suggestion;
import java.util.Optional;

/** Finds what is most probably meant by a bracket whose form is wrong. */
final class BracketHelp {
  private BracketHelp() {}

  /**
   * Returns the index of the bracket that closes the one whose legs begin at an index; less than
   * that where there is none. One between the modifiers and the atom of a leg closes nothing where
   * another one follows.
   */
  static int close(String text, int from) {
    int close = text.indexOf(']', from);
    while (close > from && isInLeg(text, close)) {
      int next = text.indexOf(']', close + 1);
      int other = text.indexOf('[', close + 1);
      if (next < 0 || (other >= 0 && other < next)) {
        return close;
      }
      close = next;
    }
    return close;
  }

  private static boolean isInLeg(String text, int close) {
    int before = close - 1;
    while (Cursor.isModifier(text.charAt(before))) {
      before--;
    }
    return before < close - 1
        && Bracket.isJoiner(text.charAt(before))
        && WrittenLegs.leg(text, close + 1).isPresent();
  }

  /**
   * Returns what is meant by {@code t[FR]}, which other programs write for a move that may stop
   * after its first leg.
   *
   * @param gap the index where the second leg begins
   */
  static Optional<Suggestion> ofThen(String text, int gap) {
    int open = text.lastIndexOf('[', gap);
    boolean then =
        open > 0
            && text.charAt(open - 1) == 't'
            && (open == 1 || !Cursor.isModifier(text.charAt(open - 2)));
    String rest = text.substring(gap);
    return then
        ? Optional.of(
            new Suggestion(
                text.substring(0, open - 1) + text.substring(open, gap) + '?' + rest,
                "'?' says that the move may go on, and 't' something else"))
        : Optional.empty();
  }

  /** Returns whether text in a bracket is legs with joiners, but for an atom behind modifiers. */
  static boolean lacksOneAtom(String inside) {
    String[] legs = inside.split("[?-]", -1);
    for (String leg : legs) {
      boolean atom = leg.chars().anyMatch(c -> Cursor.isCapital((char) c));
      boolean modifiers = !leg.isEmpty() && leg.chars().allMatch(c -> Cursor.isModifier((char) c));
      if (!atom && !modifiers) {
        return false;
      }
    }
    return legs.length > 1;
  }
}
