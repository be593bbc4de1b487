package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;

/**
 * Direction letters that have one meaning together: one letter, two that form a pair, or {@code h}
 * with the hand after it. A run of letters {@code h} without a letter before them or a hand after
 * them is one name as well, without a meaning.
 *
 * @param letters the letters, which are adjacent; at least one
 */
public record DirectionName(List<Letter> letters) {
  public DirectionName {
    letters = List.copyOf(letters);
  }

  /**
   * Cuts a run of direction letters into names, from left to right.
   *
   * @param run adjacent letters, for each of which {@link Directions#isDirection} holds
   * @param hands whether the dialect has the hands {@code hr} and {@code hl} of seed 003
   */
  public static List<DirectionName> cut(List<Letter> run, boolean hands) {
    List<DirectionName> names = new ArrayList<>();
    int start = 0;
    while (start < run.size()) {
      int end = run.get(start).value() == 'h' ? endOfH(run, start, hands) : endOfPair(run, start);
      names.add(new DirectionName(run.subList(start, end)));
      start = end;
    }
    return names;
  }

  /** Returns the names in several runs, see {@link #cut}. */
  public static List<DirectionName> ofRuns(List<List<Letter>> runs, boolean hands) {
    return runs.stream().flatMap(run -> cut(run, hands).stream()).toList();
  }

  private static int endOfPair(List<Letter> run, int first) {
    boolean pair =
        first + 1 < run.size()
            && Directions.combine(run.get(first).value(), run.get(first + 1).value());
    return pair ? first + 2 : first + 1;
  }

  /** The last of several letters {@code h} may belong to the hand after it. */
  private static int endOfH(List<Letter> run, int first, boolean hands) {
    int last = Letter.lastAlike(run, first);
    boolean hand = hands && last + 1 < run.size() && "rl".indexOf(run.get(last + 1).value()) >= 0;
    if (!hand) {
      return last + 1;
    }
    return last == first ? last + 2 : last;
  }

  /**
   * Returns the name with {@code r} and {@code l} in place of {@code q} and {@code z}.
   *
   * @param right whether the last turn of the move was to the right
   */
  public DirectionName afterTurn(boolean right) {
    return new DirectionName(
        letters.stream()
            .map(letter -> new Letter(Directions.afterTurn(letter.value(), right), letter.index()))
            .toList());
  }

  public Letter first() {
    return letters.get(0);
  }

  /** Returns the last of the letters, which may be the only one. */
  public Letter last() {
    return letters.get(letters.size() - 1);
  }

  /** Returns the place of the letters. */
  public Span span() {
    return Letter.span(letters);
  }

  /** Returns whether these are letters {@code h} outside a pair or hand. */
  public boolean isLonelyH() {
    return first().value() == 'h' && last().value() == 'h';
  }

  /** Returns whether this is {@code hr} or {@code hl}. */
  public boolean isHand() {
    return first().value() == 'h' && last().value() != 'h';
  }

  /** Returns whether this is the half of a letter, such as {@code fh}. */
  public boolean isHalf() {
    return first().value() != 'h' && last().value() == 'h';
  }

  /** Returns whether this is a doubled letter, such as {@code ff}. */
  public boolean isDoubled() {
    return letters.size() == 2 && !isLonelyH() && first().value() == last().value();
  }

  /** Returns whether these are two letters of a pair or a hand. */
  boolean isJoined() {
    return letters.size() == 2 && !isLonelyH();
  }

  /** Returns the directions of a letter or a pair on an atom, as bits. */
  public int bits(Symmetry symmetry) {
    return letters.size() == 1
        ? Directions.single(first().value(), symmetry)
        : Directions.pair(first().value(), last().value(), symmetry);
  }

  /** Returns the directions of a letter or a pair by the angle from the step before. */
  public Sector sector() {
    return letters.size() == 1
        ? Sectors.single(first().value())
        : Sectors.pair(first().value(), last().value());
  }
}
