package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.generated.LegalTargets;

/** How attacks become {@link LegalTargets} on a board of at most 128 squares. */
final class NarrowLineAnswers implements LineAnswers {
  private final LegalTargets legal;

  /** A set of two words. */
  private final long[] pair = new long[2];

  NarrowLineAnswers(LegalTargets legal) {
    this.legal = legal;
  }

  @Override
  public void meet(int from, int target, BitReach reach, BitBoards bits, int side) {
    boolean isWide = bits.words() == 2;
    long low = reach.between(from, target, 0);
    long high = isWide ? reach.between(from, target, 1) : 0;
    long blocksLow = low & bits.occupied(0);
    long blocksHigh = isWide ? high & bits.occupied(1) : 0;
    int blocks = Long.bitCount(blocksLow) + Long.bitCount(blocksHigh);
    if (blocks > 1) {
      return;
    }
    if (from < Long.SIZE) {
      low |= 1L << from;
    } else {
      high |= 1L << from;
    }
    if (blocks == 0) {
      legal.answer(pair(low, high));
    } else if (((blocksLow & bits.side(side, 0)) != 0)
        || (isWide && (blocksHigh & bits.side(side, 1)) != 0)) {
      legal.pin(lowest(blocksLow, blocksHigh), low, high);
    }
  }

  @Override
  public boolean meetOverHurdle(int from, int target, BitReach reach, BitBoards bits, int side) {
    boolean isWide = bits.words() == 2;
    long low = reach.between(from, target, 0);
    long high = isWide ? reach.between(from, target, 1) : 0;
    long metLow = low & bits.occupied(0);
    long metHigh = isWide ? high & bits.occupied(1) : 0;
    int met = Long.bitCount(metLow) + Long.bitCount(metHigh);
    if (met == 0) {
      // A piece that arrives becomes the hurdle.
      legal.closeToOthers(pair(low, high));
    }
    boolean isBroken = ((metLow & bits.holes(0)) | (isWide ? metHigh & bits.holes(1) : 0)) != 0;
    if (met == 0 || met > 2 || isBroken) {
      return true;
    }
    int first = lowest(metLow, metHigh);
    boolean isOwn = bits.has(side, first);
    low |= BitBoards.bit(from, 0);
    high |= BitBoards.bit(from, 1);
    if (met == 1 && legal.isBlocker(first)) {
      // What captures the blocker becomes the hurdle.
      legal.closeToOthers(first);
      return true;
    }
    if (met == 1) {
      return legal.answerOver(first, isOwn, from, pair(low, high));
    }
    int second = Long.SIZE - 1 - Long.numberOfLeadingZeros(metLow);
    second = metHigh == 0 ? second : 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(metHigh);
    if (isOwn) {
      hold(first, second, low, high);
    }
    if (bits.has(side, second)) {
      hold(second, first, low, high);
    }
    return true;
  }

  /** Pins a piece that is one of two on a line, and so keeps the other from being the hurdle. */
  private void hold(int bit, int other, long low, long high) {
    long itself = legal.isBlocker(bit) ? 0 : -1;
    if (!legal.isBlocker(other)) {
      legal.pin(
          bit,
          low & ~(BitBoards.bit(other, 0) & itself),
          high & ~(BitBoards.bit(other, 1) & itself));
    } else if (itself != 0) {
      legal.pin(bit, ~BitBoards.bit(other, 0), ~BitBoards.bit(other, 1));
    }
  }

  private long[] pair(long low, long high) {
    pair[0] = low;
    pair[1] = high;
    return pair;
  }

  private static int lowest(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }
}
