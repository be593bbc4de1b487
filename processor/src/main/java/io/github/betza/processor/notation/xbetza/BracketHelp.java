package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.Suggestion;
import java.util.List;
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
   * Returns the help for a leg that follows another one without a joiner. One that stands behind it
   * and joins nothing is meant.
   *
   * @param cursor the place behind the leg
   * @param gap the index where it begins
   */
  static String ofMissingJoiner(Cursor cursor, int gap, ProblemLog log) {
    String text = cursor.text();
    int end = cursor.position();
    int open = text.lastIndexOf('[', gap);
    if (open == 1 && text.charAt(0) == 't') {
      // Other programs write "then" so; here the letter says something about royal pieces.
      String legs = text.substring(open, gap) + "?" + text.substring(gap);
      Optional<String> then = log.offers().sound(new Span(0, text.length()), legs);
      if (then.isPresent()) {
        return "'?' says that the move may go on, without 't': " + then.get();
      }
    }
    boolean behind = end + 1 < text.length() && text.charAt(end + 1) == ']';
    if (behind && Bracket.isJoiner(cursor.peek())) {
      Span moved = new Span(gap, end + 1);
      return log.offer(moved, cursor.peek() + text.substring(gap, end));
    }
    Span place = new Span(gap, gap);
    return log.offer(place, "?") + " or " + log.offer(place, "-");
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

  /**
   * Returns the help for a bracket that is not closed: without joiners it is a move of its own that
   * needs no bracket, and otherwise it ends in front of the first leg that lacks one.
   */
  static String ofUnclosed(String text, Span open, ProblemLog log) {
    WrittenLegs written = WrittenLegs.from(text, open.end());
    if (Exotica.isAt(text, open.start())) {
      return Exotica.HELP;
    }
    if (text.chars().skip(open.end()).noneMatch(c -> Bracket.isJoiner((char) c))) {
      return log.offer(open, "");
    }
    int legs = written.legs().size();
    int last = written.next(1, false);
    boolean whole = written.endsAt(text.length()) && !written.joined().get(0);
    if (!whole || last < 2 || written.next(last, true) < legs) {
      return "put ']' behind the last of its legs, as in \"[F?R]\"";
    }
    int end = written.legs().get(last - 1).end();
    return log.offer(new Span(end, end), "]");
  }

  /**
   * Returns the help for a joiner that has a leg on one side only: it belongs between two legs, or
   * it is one too many.
   */
  static String ofMissingLeg(String text, Letter joiner, ProblemLog log) {
    WrittenLegs behind = WrittenLegs.from(text, joiner.index() + 1);
    boolean first = text.charAt(joiner.index() - 1) == '[';
    List<Span> legs = behind.legs();
    if (!first || legs.size() < 2 || behind.next(1, false) > 1) {
      return log.offer(joiner.span(), "");
    }
    if (behind.next(2, false) < legs.size()) {
      return "put it between two legs, as in \"[F?R]\"";
    }
    Span moved = joiner.span().to(legs.get(0));
    return log.offer(moved, legs.get(0).of(text) + joiner.value());
  }
}
