package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.generated.LegalTargets;
import java.util.Arrays;

/**
 * How attacks become {@link LegalTargets} on a board of more than 128 squares: the same as there,
 * word by word.
 */
final class WideLineAnswers implements LineAnswers {
  private final LegalTargets legal;

  /** The squares between an enemy and its target, and later more or fewer of them. */
  private final long[] line;

  /** The occupied squares of the line. */
  private final long[] met;

  WideLineAnswers(LegalTargets legal, int words) {
    this.legal = legal;
    this.line = new long[words];
    this.met = new long[words];
  }

  @Override
  public void meet(int from, int target, BitReach reach, BitBoards bits, int side) {
    int blocks = look(from, target, reach, bits);
    if (blocks > 1) {
      return;
    }
    add(from);
    if (blocks == 0) {
      legal.answer(line);
      return;
    }
    int block = first();
    if (bits.has(side, block)) {
      legal.pin(block, line);
    }
  }

  @Override
  public boolean meetOverHurdle(int from, int target, BitReach reach, BitBoards bits, int side) {
    int count = look(from, target, reach, bits);
    if (count == 0) {
      legal.closeToOthers(line);
    }
    if (count == 0 || count > 2 || isBroken(bits)) {
      return true;
    }
    add(from);
    int first = first();
    boolean isOwn = bits.has(side, first);
    if (count == 1) {
      if (legal.isBlocker(first)) {
        legal.closeToOthers(first);
        return true;
      }
      return legal.answerOver(first, isOwn, from, line);
    }
    int second = last();
    if (isOwn) {
      hold(first, second);
    }
    if (bits.has(side, second)) {
      hold(second, first);
    }
    return true;
  }

  /** Fills the two sets, and returns how many squares of the line are occupied. */
  private int look(int from, int target, BitReach reach, BitBoards bits) {
    int count = 0;
    for (int word = 0; word < line.length; word++) {
      line[word] = reach.between(from, target, word);
      met[word] = line[word] & bits.occupied(word);
      count += Long.bitCount(met[word]);
    }
    return count;
  }

  private void add(int bit) {
    line[bit >> 6] |= 1L << bit;
  }

  private void remove(int bit) {
    line[bit >> 6] &= ~(1L << bit);
  }

  private int first() {
    int word = 0;
    while (met[word] == 0) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(met[word]);
  }

  private int last() {
    int word = met.length - 1;
    while (met[word] == 0) {
      word--;
    }
    return (word + 1) * Long.SIZE - 1 - Long.numberOfLeadingZeros(met[word]);
  }

  private boolean isBroken(BitBoards bits) {
    boolean broken = false;
    for (int word = 0; word < met.length; word++) {
      broken |= (met[word] & bits.holes(word)) != 0;
    }
    return broken;
  }

  /** Pins a piece that is one of two on a line, and so keeps the other from being the hurdle. */
  private void hold(int bit, int other) {
    boolean isBlocker = legal.isBlocker(bit);
    if (!legal.isBlocker(other)) {
      if (!isBlocker) {
        remove(other);
      }
      legal.pin(bit, line);
      add(other);
    } else if (!isBlocker) {
      // What the piece may not capture is the blocker; where else it goes does not matter.
      Arrays.fill(met, -1);
      met[other >> 6] &= ~(1L << other);
      legal.pin(bit, met);
    }
  }
}
