package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts that result from moving a part of a notation to another place. */
final class Moves {
  /** A sign, a number or a few modifiers. */
  private static final Pattern MOVABLE = Pattern.compile("[0-9]+|[a-z]{1,3}|[-+?!*]");

  /** The most letters over which a part is moved. */
  private static final int FARTHEST = 6;

  private final String text;
  private final List<Candidate> edits = new ArrayList<>();

  private Moves(String text) {
    this.text = text;
  }

  /**
   * Returns the edits that move a modifier, a sign or a number from an error to another place near
   * it.
   */
  static List<Candidate> ofParts(String text, List<Span> errors) {
    Moves moves = new Moves(text);
    for (Span error : errors) {
      Stream.of(moves.number(error), error)
          .filter(moved -> MOVABLE.matcher(moved.of(text)).matches())
          .distinct()
          .forEach(moved -> moves.move(moved, 1, 0, text.length()));
    }
    return moves.edits;
  }

  /**
   * Returns the edits that move a small letter from an error or beside it, or to an error, without
   * exchanging neighbours.
   */
  static List<Candidate> ofLetters(String text, List<Span> errors) {
    Moves moves = new Moves(text);
    for (Span error : errors) {
      for (int i = 0; i < text.length(); i++) {
        if (Character.isLowerCase(text.charAt(i))) {
          boolean isNear = SingleEdits.distance(error, Span.at(i)) <= 1;
          int shift = i < error.start() ? 1 : 0;
          moves.move(
              Span.at(i),
              2,
              isNear ? 0 : error.start() - shift,
              isNear ? text.length() : error.end() - shift);
        }
      }
    }
    return moves.edits;
  }

  private Span number(Span error) {
    int end = error.start() + 1;
    while (isDigit(error.start()) && isDigit(end)) {
      end++;
    }
    return new Span(error.start(), Math.min(end, text.length()));
  }

  /**
   * Moves a part; a number is not joined with another one.
   *
   * @param least the fewest letters over which it is moved
   * @param from the first place in the rest of the text to which it is moved
   * @param to the last place
   */
  private void move(Span moved, int least, int from, int to) {
    String rest = text.substring(0, moved.start()) + text.substring(moved.end());
    boolean number = isDigit(moved.start());
    int first = Math.max(from, moved.start() - FARTHEST);
    int last = Math.min(Math.min(rest.length(), to), moved.start() + FARTHEST);
    for (int at = first; at <= last; at++) {
      String before = rest.substring(0, at);
      String after = rest.substring(at);
      boolean joins = number && (before + ' ' + after).matches(".*[0-9] .*|.* [0-9].*");
      if (Math.abs(at - moved.start()) >= least && !joins) {
        int order = number && before.endsWith(")") ? 0 : Math.abs(at - moved.start());
        edits.add(
            new Candidate(
                before + moved.of(text) + after,
                EditKind.MOVED,
                order,
                ChangeWords.moved(moved.of(text), after)));
      }
    }
  }

  private boolean isDigit(int i) {
    return i >= 0 && i < text.length() && Character.isDigit(text.charAt(i));
  }
}
