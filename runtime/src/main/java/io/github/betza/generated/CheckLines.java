package io.github.betza.generated;

import io.github.betza.generated.AttackTables.Way;
import java.util.Arrays;

/**
 * The lines to royal pieces that a single move may open or close, and the squares on which moves
 * may end because of them: {@link #targets} for all pieces that are on no line, and {@link
 * #targetsOf} for a piece on a line, such as a pinned one. Generated code lists the moves of these
 * pieces one by one ({@code KindLister} of the processor writes it).
 */
final class CheckLines {
  private static final long ALL = -1;

  private final BitBoards bits;
  private final int words;

  /** Where pieces and holes are. */
  private final long[] occupied;

  /** The pieces that cannot be hurdles. */
  private final long[] blockers;

  private final long[] targets;

  /** The pieces that are on lines, or are blockers for some attacker. */
  private final long[] held;

  /** The royal pieces, which no move may capture. */
  private final long[] closed;

  private int side;
  private boolean open;

  /** The lines: the way of the attack, its origin, and the index of its squares. */
  private Way[] lines = new Way[16];

  private int[] attackers = new int[16];
  private int[] places = new int[16];
  private int count;

  CheckLines(BitBoards bits, long[] occupied, long[] blockers) {
    this.bits = bits;
    this.words = bits.words();
    this.occupied = occupied;
    this.blockers = blockers;
    this.targets = new long[words];
    this.held = new long[words];
    this.closed = new long[words];
  }

  /** Removes all lines. */
  void clear(int ownSide) {
    side = ownSide;
    count = 0;
    open = false;
    for (int word = 0; word < words; word++) {
      targets[word] = ALL;
      held[word] = 0;
      closed[word] = 0;
    }
  }

  /** Adds a royal piece. */
  void close(int royal) {
    targets[royal >> 6] &= ~(1L << royal);
    closed[royal >> 6] |= 1L << royal;
  }

  /** Adds a line, if it is open or a single move may open it. */
  void meet(Way way, int from, int place) {
    if (way.hurdles == 0) {
      meetRider(way, from, place);
      return;
    }
    int blocks = 0;
    int hurdles = 0;
    for (int word = 0; word < words; word++) {
      blocks += Long.bitCount(way.lines[place + word] & occupied[word]);
    }
    for (int word = 0; word < words; word++) {
      long met = way.lines[place + words + word] & occupied[word];
      blocks += Long.bitCount(met & blockers[word]);
      hurdles += Long.bitCount(met & ~blockers[word]);
    }
    if (blocks > 2 || Math.abs(hurdles - way.hurdles) > 1) {
      return;
    }
    add(way, from, place);
    open |= blocks == 0 && hurdles == way.hurdles;
    for (int word = 0; word < words; word++) {
      long line = way.lines[place + word] | way.lines[place + words + word];
      held[word] |= (line | blockers[word]) & bits.side(side, word);
      long attacker = BitBoards.bit(from, word);
      targets[word] &= mask(way, place, attacker, word, occupied[word], blocks, hurdles, true);
    }
  }

  /** Adds a line without hurdles that has at most one piece of the side on it. */
  private void meetRider(Way way, int from, int place) {
    int blocks = 0;
    long pinned = 0;
    for (int word = 0; word < words; word++) {
      long met = way.lines[place + word] & occupied[word];
      blocks += Long.bitCount(met);
      pinned |= met & bits.side(side, word);
    }
    if (blocks == 0) {
      open = true;
      for (int word = 0; word < words; word++) {
        targets[word] &= way.lines[place + word] | BitBoards.bit(from, word);
      }
      add(way, from, place);
    } else if (blocks == 1 && pinned != 0) {
      for (int word = 0; word < words; word++) {
        held[word] |= way.lines[place + word] & bits.side(side, word);
      }
      add(way, from, place);
    }
  }

  private void add(Way way, int from, int place) {
    if (count == lines.length) {
      lines = Arrays.copyOf(lines, 2 * count);
      attackers = Arrays.copyOf(attackers, 2 * count);
      places = Arrays.copyOf(places, 2 * count);
    }
    lines[count] = way;
    attackers[count] = from;
    places[count++] = place;
  }

  /**
   * Returns a word of the set of squares on which one line permits a move to end, of a piece that
   * has been removed from the sets.
   *
   * @param attacker the bit of the attacker, if it is in the word: a move that captures it is legal
   * @param others the other occupied squares
   * @param blocks the number of squares of the line that are occupied but must be empty
   * @param hurdles the number of hurdles on the line
   * @param isHurdle whether the piece may be a hurdle itself
   */
  private long mask(
      Way way,
      int place,
      long attacker,
      int word,
      long others,
      int blocks,
      int hurdles,
      boolean isHurdle) {
    long empty = way.lines[place + word];
    long over = way.lines[place + words + word];
    long to = attacker | empty;
    boolean stays = blocks != 0 || hurdles != way.hurdles;
    if (stays) {
      to |= ~(empty | over);
    }
    if (way.hurdles == 0) {
      return to;
    }
    if (!isHurdle) {
      return to | over;
    }
    boolean lacksOne = hurdles + 1 == way.hurdles;
    if (blocks != 0 || !lacksOne) {
      to |= over & ~others;
    }
    if (stays) {
      to |= over & others & ~blockers[word];
    }
    if (blocks != 1 || !lacksOne) {
      to |= over & others & blockers[word];
    }
    return to;
  }

  long targets(int word) {
    return targets[word];
  }

  long held(int word) {
    return held[word];
  }

  /** Returns whether a royal piece is attacked. */
  boolean isOpen() {
    return open;
  }

  long targetsOf(int from, int word) {
    if ((held[from >> 6] >>> from & 1) == 0) {
      return targets[word];
    }
    boolean isBlocker = (blockers[from >> 6] >>> from & 1) != 0;
    long to = ~closed[word];
    for (int i = 0; i < count; i++) {
      to &= maskOf(i, from, isBlocker, word);
    }
    return to;
  }

  private long maskOf(int line, int from, boolean isBlocker, int word) {
    Way way = lines[line];
    int place = places[line];
    int blocks = 0;
    int hurdles = 0;
    for (int i = 0; i < words; i++) {
      long others = occupied[i] & ~BitBoards.bit(from, i);
      blocks += Long.bitCount(way.lines[place + i] & others);
      if (way.hurdles > 0) {
        long met = way.lines[place + words + i] & others;
        blocks += Long.bitCount(met & blockers[i]);
        hurdles += Long.bitCount(met & ~blockers[i]);
      }
    }
    long others = occupied[word] & ~BitBoards.bit(from, word);
    long attacker = BitBoards.bit(attackers[line], word);
    return mask(way, place, attacker, word, others, blocks, hurdles, !isBlocker);
  }
}
