package io.github.betza.game;

import java.util.Arrays;

/**
 * What keeps the side to move from leaving its royal pieces open to attack, as sets of bits that
 * {@link BitBoards} describes: where plain moves may end, and which pieces are pinned to which
 * squares. A plain move takes a piece that is not royal from one square to another and changes
 * nothing else. For generated code, which counts and lists moves within these limits.
 *
 * <p>An enemy that attacks a royal piece along a single line of empty squares is answered by
 * capturing it or by arriving on the line; where one piece stands in the way, it may only stay on
 * the line or capture the enemy. An enemy that attacks over one hurdle is answered by taking the
 * hurdle away as well, or by a second piece on the line. So these limits are exact, and nothing
 * need be tried.
 */
public final class Limits {
  private static final long ALL = -1;

  private final long[] targets = new long[2];

  /** The squares on which no moves may end but those of walls, which are no hurdles. */
  private final long[] closed = new long[2];

  /** The pieces of both sides that are walls to those that attack over hurdles. */
  private final long[] walls = new long[2];

  /** The only piece that need not answer an attack as the others do, or -1: it is the hurdle. */
  private int hurdle;

  /** Where that piece may go as far as attacks go on the royal piece. */
  private final long[] hurdleTargets = new long[2];

  private final long[] listed = new long[2];
  private final long[] special = new long[2];
  private final long[] passing = new long[2];

  /** The pieces that some line holds. */
  private final long[] pinned = new long[2];

  /** The bit of each pinned piece, and the words of the set of its squares, one after the other. */
  private int[] pins = new int[8];

  private long[] lines = new long[16];
  private int pinCount;
  private boolean oneRoyal;

  private boolean checked;

  Limits() {}

  /** Returns a word of the set of squares on which plain moves may end. */
  public long targets(int word) {
    return targets[word] & ~closed[word];
  }

  /** Returns a word of the same set for pieces that are walls to others. */
  public long wallTargets(int word) {
    return targets[word];
  }

  /** Returns a word of the set of pieces whose moves are listed. */
  public long listed(int word) {
    return listed[word];
  }

  /** Adds to the set of pieces whose moves are listed. */
  public void list(int word, long pieces) {
    listed[word] |= pieces;
  }

  /**
   * Notes that those moves of a piece are listed that change more than the squares it leaves and
   * reaches.
   *
   * @param bit the piece
   */
  public void listSpecial(int bit) {
    special[bit >> 6] |= 1L << bit;
  }

  /** Returns a word of the set of pieces of which such moves are listed. */
  long special(int word) {
    return special[word];
  }

  /** Returns a word of the set of squares on which a piece may be captured en passant. */
  public long passing(int word) {
    return passing[word];
  }

  /** Returns whether a piece may be captured en passant. */
  public boolean isPassing() {
    return (passing[0] | passing[1]) != 0;
  }

  /** Returns a word of the set of pieces that are pinned, each to squares of its own. */
  public long pinned(int word) {
    return pinned[word];
  }

  /** Returns a word of the set of pieces that are neither listed nor pinned. */
  public long free(int word) {
    return ~(listed[word] | pinned[word]);
  }

  /**
   * Returns whether the side to move has a single royal piece, whose moves are counted by asking
   * whether the squares that it reaches are attacked.
   */
  public boolean hasOneRoyal() {
    return oneRoyal;
  }

  /**
   * Returns a word of the set of squares on which plain moves of a pinned piece may end.
   *
   * @param bit the piece
   */
  public long targetsOf(int bit, int word) {
    long set = unpinned(bit, word);
    for (int i = 0; i < pinCount; i++) {
      set &= pins[i] == bit ? lines[2 * i + word] : ALL;
    }
    return set;
  }

  private long unpinned(int bit, int word) {
    long set = bit == hurdle ? hurdleTargets[word] : targets[word];
    return isIn(walls, bit) ? set : set & ~closed[word];
  }

  private static boolean isIn(long[] set, int bit) {
    return (set[bit >> 6] >>> bit & 1) != 0;
  }

  /**
   * Returns whether a move that leaves a piece where it stands leaves no royal piece attacked. For
   * generated code.
   */
  public boolean allowPass() {
    return !checked;
  }

  /** Returns whether a plain move to another square stays within the limits. */
  boolean allow(int from, int to) {
    long set = isIn(pinned, from) ? targetsOf(from, to >> 6) : unpinned(from, to >> 6);
    return (set >>> to & 1) != 0;
  }

  /**
   * Forgets everything.
   *
   * @param words of how many words the sets are made; the others stay empty
   */
  void clear(boolean hasOneRoyal, int words) {
    for (int word = 0; word < words; word++) {
      targets[word] = ALL;
      hurdleTargets[word] = ALL;
      closed[word] = 0;
      walls[word] = 0;
      listed[word] = 0;
      special[word] = 0;
      passing[word] = 0;
      pinned[word] = 0;
    }
    pinCount = 0;
    oneRoyal = hasOneRoyal;
    checked = false;
    hurdle = -1;
  }

  /** Notes a square on which a piece may be captured en passant. */
  void pass(int bit) {
    passing[bit >> 6] |= 1L << bit;
  }

  /**
   * Adds a piece to those whose moves are listed.
   *
   * @param bit the piece
   */
  public void list(int bit) {
    listed[bit >> 6] |= 1L << bit;
  }

  /** Notes a square on which no plain move may end. */
  void close(int bit) {
    targets[bit >> 6] &= ~(1L << bit);
  }

  /**
   * Notes an enemy that may attack a royal piece along a line, see {@link BitReach#candidates}.
   *
   * @param from the bit of the enemy
   * @param target the bit of the royal piece
   * @param side the side of the royal piece
   */
  void meet(int from, int target, BitReach reach, BitBoards bits, int side) {
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
      checked = true;
      targets[0] &= low;
      targets[1] &= high;
      hurdleTargets[0] &= low;
      hurdleTargets[1] &= high;
    } else if (((blocksLow & bits.side(side, 0)) != 0)
        || (isWide && (blocksHigh & bits.side(side, 1)) != 0)) {
      int block =
          blocksLow != 0
              ? Long.numberOfTrailingZeros(blocksLow)
              : Long.SIZE + Long.numberOfTrailingZeros(blocksHigh);
      pin(block, low, high);
    }
  }

  /**
   * Says which kinds are walls to those that attack over hurdles.
   *
   * @param kinds the kinds, or null where there are no walls
   */
  void useWalls(boolean[] kinds, BitBoards bits) {
    for (int word = 0; kinds != null && word < bits.words(); word++) {
      walls[word] = bits.ofBoth(kinds, word);
    }
  }

  /**
   * Notes an enemy that attacks a royal piece where one square between them is occupied by a piece
   * that is no wall.
   *
   * @param from the bit of the enemy
   * @param target the bit of the royal piece
   * @param side the side of the royal piece
   * @return whether the limits are still exact
   */
  boolean meetOverHurdle(int from, int target, BitReach reach, BitBoards bits, int side) {
    boolean isWide = bits.words() == 2;
    long low = reach.between(from, target, 0);
    long high = isWide ? reach.between(from, target, 1) : 0;
    long metLow = low & bits.occupied(0);
    long metHigh = isWide ? high & bits.occupied(1) : 0;
    int met = Long.bitCount(metLow) + Long.bitCount(metHigh);
    if (met == 0) {
      // Whoever arrives becomes the hurdle.
      closed[0] |= low;
      closed[1] |= high;
    }
    boolean isBroken = ((metLow & bits.holes(0)) | (isWide ? metHigh & bits.holes(1) : 0)) != 0;
    if (met == 0 || met > 2 || isBroken) {
      return true;
    }
    int first = lowest(metLow, metHigh);
    boolean isOwn = isOwn(bits, side, first);
    if (met == 1 && isIn(walls, first)) {
      // What captures the wall becomes the hurdle.
      closed[first >> 6] |= 1L << first;
      return true;
    }
    if (met == 1) {
      return attackOver(first, isOwn, from, low, high);
    }
    int second = Long.SIZE - 1 - Long.numberOfLeadingZeros(metLow);
    second = metHigh == 0 ? second : 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(metHigh);
    if (isOwn) {
      hold(first, second, low | bit(from, 0), high | bit(from, 1));
    }
    if (isOwn(bits, side, second)) {
      hold(second, first, low | bit(from, 0), high | bit(from, 1));
    }
    return true;
  }

  /**
   * Notes an attack over a hurdle: another piece may capture the enemy or arrive beside the hurdle,
   * a wall may capture the hurdle, and the hurdle may leave the line.
   *
   * @param from the bit of the enemy
   * @param low a word of the squares between
   * @param high the other
   * @return whether the limits are still exact
   */
  private boolean attackOver(int over, boolean isOwn, int from, long low, long high) {
    if (isOwn && hurdle >= 0 && hurdle != over) {
      return false;
    }
    checked = true;
    targets[0] &= low | bit(from, 0);
    targets[1] &= high | bit(from, 1);
    closed[over >> 6] |= 1L << over;
    if (isOwn) {
      hurdle = over;
      pinned[over >> 6] |= 1L << over;
    }
    hurdleTargets[0] &= isOwn ? ~low : low | bit(from, 0);
    hurdleTargets[1] &= isOwn ? ~high : high | bit(from, 1);
    return true;
  }

  /** Pins a piece that is one of two on a line, and so keeps the other from being the hurdle. */
  private void hold(int bit, int other, long low, long high) {
    long itself = isIn(walls, bit) ? 0 : ALL;
    if (!isIn(walls, other)) {
      pin(bit, low & ~(bit(other, 0) & itself), high & ~(bit(other, 1) & itself));
    } else if (itself != 0) {
      pin(bit, ~bit(other, 0), ~bit(other, 1));
    }
  }

  private static boolean isOwn(BitBoards bits, int side, int bit) {
    return (bits.side(side, bit >> 6) >>> bit & 1) != 0;
  }

  private static int lowest(long low, long high) {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** Returns a word of the set that holds one bit. */
  private static long bit(int bit, int word) {
    return bit >> 6 == word ? 1L << bit : 0;
  }

  /** Pins a piece to the squares of a line. */
  private void pin(int bit, long low, long high) {
    if (pinCount == pins.length) {
      pins = Arrays.copyOf(pins, 2 * pinCount);
      lines = Arrays.copyOf(lines, 4 * pinCount);
    }
    pins[pinCount] = bit;
    lines[2 * pinCount] = low;
    lines[2 * pinCount + 1] = high;
    pinCount++;
    pinned[bit >> 6] |= 1L << bit;
  }
}
