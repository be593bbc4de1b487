package io.github.betza.generated;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * What keeps the side to move from leaving its royal pieces open to attack, as sets of bits that
 * {@link BitBoards} describes: where plain moves may end, and which pieces are pinned to which
 * squares. A plain move takes a piece that is not royal from one square to another and changes
 * nothing else. For generated code, which lists moves within these targets.
 *
 * <p>An enemy that attacks a royal piece along a single line of empty squares is answered by
 * capturing it or by arriving on the line; where one piece stands in the way, it may only stay on
 * the line or capture the enemy. An enemy that attacks over one hurdle is answered by taking the
 * hurdle away as well, or by a second piece on the line. So the targets are exact, and nothing need
 * be tried.
 */
public final class LegalTargets {
  private static final long ALL = -1;

  /** How many words are kept of a set, 2 where it is smaller. */
  private final int width;

  private final long[] targets;

  /** The squares on which no moves may end but those of blockers, which are no hurdles. */
  private final long[] closed;

  /** The pieces of both sides that are blockers to those that attack over hurdles. */
  private final long[] blockers;

  /** The only piece that need not answer an attack as the others do, or -1: it is the hurdle. */
  private int hurdle;

  /** Where that piece may go as far as attacks go on the royal piece. */
  private final long[] hurdleTargets;

  private final long[] generatedSingly;
  private final long[] special;
  private final long[] capturing;
  private final long[] enPassant;

  /** The pieces that some line holds. */
  private final long[] pinned;

  private final Pins pins;

  /** Where the only royal piece may go, and how it castles. */
  private final RoyalSafety royal;

  private boolean oneRoyal;
  private boolean checked;

  /** Whether all pieces are generated, kind by kind. */
  private boolean generatesAll;

  /** Whether plain moves of pieces that are not pinned may end on all squares. */
  private boolean open;

  /** Whether some pieces are pinned, or some of their moves are generated one by one. */
  private boolean restrained = true;

  /** Whether a piece may be captured en passant. */
  private boolean hasEnPassant = true;

  /** Whether some pieces may be blockers. */
  private boolean blocked = true;

  /**
   * Creates targets that allow everything.
   *
   * @param words of how many words a set is made
   * @param royal where the only royal piece may go
   */
  public LegalTargets(int words, RoyalSafety royal) {
    this.royal = royal;
    width = Math.max(2, words);
    targets = new long[width];
    closed = new long[width];
    blockers = new long[width];
    hurdleTargets = new long[width];
    generatedSingly = new long[width];
    special = new long[width];
    capturing = new long[width];
    enPassant = new long[width];
    pinned = new long[width];
    pins = new Pins(width);
  }

  /** Returns a word of the set of squares on which plain moves may end. */
  public long targets(int word) {
    return targets[word] & ~closed[word];
  }

  /** Returns a word of the same set for pieces that are blockers to others. */
  public long blockerTargets(int word) {
    return targets[word];
  }

  /** Returns a word of the set of pieces whose moves are generated one by one. */
  public long generatedSingly(int word) {
    return generatedSingly[word];
  }

  /** Adds to the set of pieces whose moves are generated one by one. */
  public void generateSingly(int word, long pieces) {
    generatedSingly[word] |= pieces;
    restrained |= pieces != 0;
  }

  /** Notes that the moves of all pieces are generated. */
  public void generateAll() {
    generatesAll = true;
    restrained = true;
  }

  /** Returns whether the moves of all pieces are generated. */
  public boolean generatesAll() {
    return generatesAll;
  }

  /**
   * Notes that those moves of a piece are generated one by one that change more than the squares it
   * leaves and reaches.
   */
  public void generateSpecialSingly(int bit) {
    special[bit >> 6] |= 1L << bit;
    restrained = true;
  }

  /** Returns a word of the set of pieces of which such moves are generated one by one. */
  public long special(int word) {
    return special[word];
  }

  /** Adds to the set of pieces of which the captures alone are generated one by one. */
  public void generateCaptures(int word, long pieces) {
    capturing[word] |= pieces;
    restrained |= pieces != 0;
  }

  /** Returns a word of that set. */
  public long capturing(int word) {
    return capturing[word];
  }

  /** Returns a word of the set of squares on which a piece may be captured en passant. */
  public long enPassant(int word) {
    return enPassant[word];
  }

  /** Returns whether a piece may be captured en passant. */
  public boolean hasEnPassant() {
    return hasEnPassant;
  }

  /** Returns a word of the set of pieces that are pinned, each to squares of its own. */
  public long pinned(int word) {
    return pinned[word];
  }

  /** Returns whether some pieces are pinned, or some of their moves are generated one by one. */
  public boolean restrain() {
    return restrained;
  }

  /** Returns a word of the set of pieces that are neither generated one by one nor pinned. */
  public long free(int word) {
    return ~(generatedSingly[word] | pinned[word]);
  }

  /**
   * Returns whether the side to move has a single royal piece, whose moves are found by asking
   * whether the squares that it reaches are attacked.
   */
  public boolean hasOneRoyal() {
    return oneRoyal;
  }

  /** Returns where the only royal piece of the side to move may go, as its safety has it. */
  public long safe(int from, long set, int word) {
    return royal.safe(from, set, word);
  }

  /**
   * Appends castling of the only royal piece of the side to move, which has not moved yet, with the
   * first piece on one side of it. Where sets of bits do not decide it, its moves that are more
   * than plain ones are generated one by one.
   *
   * @param from the bit of the royal piece
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far it goes, in files
   * @param inset how many files in from the edge its partner stands
   */
  public void appendCastling(int from, int step, int steps, int inset, MoveList moves) {
    int partner = partner(from, step, steps, inset);
    if (partner != Geometry.OFF) {
      royal.castle(from, step, steps, partner, moves);
    }
  }

  private int partner(int from, int step, int steps, int inset) {
    if (!royal.mayCastle()) {
      generateSpecialSingly(from);
      return Geometry.OFF;
    }
    return allowNullMove() ? royal.partner(from, step, steps, inset) : Geometry.OFF;
  }

  /** Returns a word of the set of squares on which plain moves of a pinned piece may end. */
  private long targetsOf(int bit, int word) {
    return pins.within(bit, word, unpinned(bit, word));
  }

  private long unpinned(int bit, int word) {
    long set = bit == hurdle ? hurdleTargets[word] : targets[word];
    return isIn(blockers, bit) ? set : set & ~closed[word];
  }

  /** Returns whether a set holds a bit. */
  public static boolean isIn(long[] set, int bit) {
    return (set[bit >> 6] >>> bit & 1) != 0;
  }

  /** Returns whether a move that leaves a piece where it stands leaves no royal piece attacked. */
  public boolean allowNullMove() {
    return !checked;
  }

  /** Returns whether a plain move to another square stays within the legal targets. */
  public boolean allow(int from, int to) {
    long set = isIn(pinned, from) ? targetsOf(from, to >> 6) : unpinned(from, to >> 6);
    return (set >>> to & 1) != 0;
  }

  /**
   * Forgets everything.
   *
   * @param words of how many words the sets are made; the others stay empty
   */
  public void clear(boolean hasOneRoyal, int words) {
    // In most positions most of this holds as it is.
    if (!open) {
      for (int word = 0; word < words; word++) {
        targets[word] = ALL;
        hurdleTargets[word] = ALL;
        closed[word] = 0;
      }
      open = true;
    }
    if (restrained) {
      for (int word = 0; word < words; word++) {
        generatedSingly[word] = 0;
        special[word] = 0;
        capturing[word] = 0;
        pinned[word] = 0;
      }
      pins.clear();
      generatesAll = false;
      restrained = false;
    }
    if (hasEnPassant) {
      Arrays.fill(enPassant, 0);
      hasEnPassant = false;
    }
    if (blocked) {
      Arrays.fill(blockers, 0);
      blocked = false;
    }
    oneRoyal = hasOneRoyal;
    checked = false;
    hurdle = -1;
  }

  /** Notes a square on which a piece may be captured en passant. */
  public void addEnPassant(int bit) {
    enPassant[bit >> 6] |= 1L << bit;
    hasEnPassant = true;
  }

  /** Adds a piece, as a bit, to those whose moves are generated one by one. */
  public void generateSingly(int bit) {
    generatedSingly[bit >> 6] |= 1L << bit;
    restrained = true;
  }

  /** Notes a square on which no plain move may end. */
  public void close(int bit) {
    open = false;
    targets[bit >> 6] &= ~(1L << bit);
    hurdleTargets[bit >> 6] &= ~(1L << bit);
  }

  /**
   * Sets which kinds are blockers to those that attack over hurdles.
   *
   * @param kinds the kinds, or null if there are no blockers
   */
  public void useBlockers(boolean[] kinds, BitBoards bits) {
    if (kinds != null) {
      for (int word = 0; word < bits.words(); word++) {
        blockers[word] = bits.ofBoth(kinds, word);
      }
      blocked = true;
    }
  }

  /** Pins a piece to the squares of a line that are in two words. */
  public void pin(int bit, long low, long high) {
    pins.add(bit, low, high);
    pin(bit);
  }

  /** Pins a piece to the squares of a line. */
  public void pin(int bit, long[] line) {
    pins.add(bit, line);
    pin(bit);
  }

  private void pin(int bit) {
    pinned[bit >> 6] |= 1L << bit;
    restrained = true;
  }

  /** Notes an attack along a line of empty squares, which is answered on the line. */
  public void answer(long[] line) {
    checked = true;
    keepTo(line);
  }

  /** Lets plain moves end on the squares of a set only. */
  public void keepTo(long[] set) {
    open = false;
    for (int word = 0; word < width; word++) {
      targets[word] &= set[word];
      hurdleTargets[word] &= set[word];
    }
  }

  /**
   * Notes an attack over a hurdle: another piece may capture the enemy or arrive beside the hurdle,
   * a blocker may capture the hurdle, and the hurdle may leave the line.
   *
   * @param over the bit of the hurdle
   * @param isOwn whether it is of the side that is attacked
   * @param from the bit of the enemy
   * @param line the squares between, and that of the enemy
   * @return whether the targets are still exact
   */
  public boolean answerOver(int over, boolean isOwn, int from, long[] line) {
    if (isOwn && hurdle >= 0 && hurdle != over) {
      return false;
    }
    checked = true;
    open = false;
    for (int word = 0; word < width; word++) {
      targets[word] &= line[word];
      hurdleTargets[word] &= isOwn ? ~(line[word] & ~BitBoards.bit(from, word)) : line[word];
    }
    closed[over >> 6] |= 1L << over;
    if (isOwn) {
      hurdle = over;
      pin(over);
    }
    return true;
  }

  /** Closes the squares of a set to all pieces but blockers. */
  public void closeToOthers(long[] set) {
    open = false;
    for (int word = 0; word < width; word++) {
      closed[word] |= set[word];
    }
  }

  /** Closes a square to all pieces but blockers. */
  public void closeToOthers(int bit) {
    open = false;
    closed[bit >> 6] |= 1L << bit;
  }

  /** Returns whether a piece is a blocker to those that attack over hurdles. */
  public boolean isBlocker(int bit) {
    return isIn(blockers, bit);
  }
}
