package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.LargestBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * A group of modifiers that may be repeated: {@code (paf)3}.
 *
 * @param from the index of its first letter among the modifiers of the term
 * @param to the index after its last letter
 * @param most the most repetitions; 0 for as many as the board allows
 * @param span its place, with its brackets and its number
 */
public record XBetzaRepetition(int from, int to, int most, Span span) {
  /** The largest number of rounds that can be written. */
  static final int MOST_ROUNDS = LargestBoard.ACROSS;

  /**
   * Returns the most repetitions of the group. Every leg of a round makes at least one step, and so
   * does one leg outside the rounds, so a walk from edge to edge of the largest board has no room
   * for more rounds.
   */
  public int rounds(List<Letter> modifiers) {
    if (most > 0) {
      return most;
    }
    int legs = legs(modifiers.subList(from, to));
    return Math.max(1, (LargestBoard.ACROSS - 1) / legs);
  }

  /** Returns the number of legs of the longest move. */
  public int longest(List<Letter> modifiers) {
    int group = legs(modifiers.subList(from, to));
    return legs(modifiers) + 1 + (rounds(modifiers) - 1) * group;
  }

  /** Returns the modifiers with the group written out a number of times. */
  public List<Letter> writtenOut(List<Letter> modifiers, int rounds) {
    List<Letter> letters = new ArrayList<>(modifiers.subList(0, from));
    for (int i = 0; i < rounds; i++) {
      letters.addAll(modifiers.subList(from, to));
    }
    letters.addAll(modifiers.subList(to, modifiers.size()));
    return letters;
  }

  private static int legs(List<Letter> letters) {
    return (int) letters.stream().filter(letter -> letter.value() == 'a').count();
  }
}
