package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * Writes the squares reached from all squares of a set at once, by one step or by repeated equal
 * steps, on a board of at most 128 squares.
 *
 * @param files the number of files of the board
 * @param ranks the number of its ranks
 */
record RideCalls(int files, int ranks, BitWords words, BitConstants constants) {
  /** The most steps of {@code BitTables.ridersUp}. */
  private static final int FURTHEST = 8;

  /** The least distance of the bits of a step whose fourfold distance would leave a word. */
  private static final int NEAREST_LOST = Long.SIZE / 4;

  /**
   * Returns whether there is a call for a step.
   *
   * @param most the most steps
   */
  public boolean serve(Vector step, int most) {
    if (most == 1) {
      return Math.abs(distance(step)) < Long.SIZE;
    }
    return words.count() == 1
        && most >= longest(step)
        && longest(step) <= FURTHEST
        && Math.abs(distance(step)) < NEAREST_LOST;
  }

  /** Returns the most steps possible on the board. */
  private int longest(Vector step) {
    return Math.min(room(files, step.files()), room(ranks, step.ranks()));
  }

  private static int room(int squares, int step) {
    return step == 0 ? Integer.MAX_VALUE : (squares - 1) / Math.abs(step);
  }

  private int distance(Vector step) {
    return step.ranks() * files + step.files();
  }

  /**
   * Returns a word of the squares reached by a step for which there is a call.
   *
   * @param set the words of the set
   */
  public Code reach(List<Code> set, Vector step, int most, int word) {
    int by = distance(step);
    if (most > 1) {
      return ride(set.get(0), step);
    }
    String origins = constants.origins(List.of(), step);
    if (words.count() == 1) {
      return Code.of(
          "($L & $L[0]) $L $L", set.get(0).operand(), origins, by > 0 ? "<<" : ">>>", Math.abs(by));
    }
    return Code.of(
        "$T.$L($L & $L[0], $L & $L[1], $L)",
        BitConstants.TABLES,
        word == 0 ? "shiftedLow" : "shiftedHigh",
        set.get(0).operand(),
        origins,
        set.get(1).operand(),
        origins,
        by);
  }

  private Code ride(Code set, Vector step) {
    int by = distance(step);
    // Steps back stay on the board if Black's forward steps do.
    Vector forward = by > 0 ? step : step.opposite();
    return Code.of(
        "$T.$L($L, ~$L, $L[$L], $L)",
        BitConstants.TABLES,
        by > 0 ? "ridersUp" : "ridersDown",
        set,
        words.variable(BitWords.OCCUPIED, 0),
        constants.origins(List.of(), forward),
        by > 0 ? 0 : 1,
        Math.abs(by));
  }
}
