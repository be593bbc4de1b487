package io.github.betza.play.search;

import java.util.Arrays;

/**
 * The results for positions, in a memory of fixed size. Each position has two slots: the first
 * keeps the deepest result of the present search, the second the latest.
 */
final class TranspositionTable {
  /** The value is exact. */
  static final int EXACT = 0;

  /** The value is a lower bound. */
  static final int AT_LEAST = 1;

  /** The value is an upper bound. */
  static final int AT_MOST = 2;

  /** The result of {@link #find} for an unknown position. */
  static final long UNKNOWN = 0;

  /** The most megabytes of a table; an int can count their bytes. */
  static final int MOST_MEGABYTES = 1_024;

  private static final int BYTES_PER_ENTRY = 16;
  private static final int SCORE_SHIFT = 32;
  private static final int DEPTH_SHIFT = 48;
  private static final int BOUND_SHIFT = 56;
  private static final int AGE_SHIFT = 58;

  /** A bit that distinguishes an entry from {@link #UNKNOWN}. */
  private static final long PRESENT = 1L << 63;

  private static final int AGES = 32;

  private final long[] keys;
  private final long[] entries;
  private final int mask;
  private int age;

  /**
   * Makes an empty table.
   *
   * @param megabytes how much memory it may take, 1 to {@value #MOST_MEGABYTES}
   * @throws IllegalArgumentException if it is less or more
   */
  TranspositionTable(int megabytes) {
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
      throw new IllegalArgumentException(
          "a transposition table takes 1 to " + MOST_MEGABYTES + " megabytes, not " + megabytes);
    }
    int size = Integer.highestOneBit((megabytes << 20) / BYTES_PER_ENTRY);
    keys = new long[size];
    entries = new long[size];
    mask = size - 1;
  }

  /** Removes all entries. */
  void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(entries, UNKNOWN);
  }

  /** Begins a new search, whose results replace the results of earlier ones first. */
  void beginSearch() {
    age = (age + 1) % AGES;
  }

  /** Returns the entry of a position, or {@link #UNKNOWN}. */
  long find(long hash) {
    int place = (int) hash & mask;
    if (keys[place] == hash) {
      return entries[place];
    }
    return keys[place ^ 1] == hash ? entries[place ^ 1] : UNKNOWN;
  }

  /**
   * Stores the result for a position.
   *
   * @param score a value that fits 16 bits
   * @param move the word of the best move, or 0
   */
  void put(long hash, int move, int score, int depth, int bound) {
    int first = (int) hash & mask & ~1;
    boolean isNew = keys[first] != hash && keys[first + 1] != hash;
    boolean giveWay = age(entries[first]) != age || depth >= depth(entries[first]);
    boolean takesFirst = keys[first] == hash || (isNew && giveWay);
    int place = takesFirst ? first : first + 1;
    int kept = move == 0 && keys[place] == hash ? move(entries[place]) : move;
    keys[place] = hash;
    entries[place] =
        PRESENT
            | (long) age << AGE_SHIFT
            | (long) bound << BOUND_SHIFT
            | (long) depth << DEPTH_SHIFT
            | (score & 0xFFFFL) << SCORE_SHIFT
            | (kept & 0xFFFF_FFFFL);
  }

  /** Returns the word of the best move of an entry, or 0. */
  static int move(long entry) {
    return (int) entry;
  }

  static int score(long entry) {
    return (short) (entry >>> SCORE_SHIFT);
  }

  static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & 0xFF;
  }

  static int bound(long entry) {
    return (int) (entry >>> BOUND_SHIFT) & 3;
  }

  private static int age(long entry) {
    return (int) (entry >>> AGE_SHIFT) & (AGES - 1);
  }

  /** Returns the value that an entry proves for a window, or {@link Score#INFINITE} for none. */
  static int proven(long entry, int depth, int low, int high, int ply) {
    // A wider window also requires the expected moves, which the table does not contain.
    boolean isAsked = entry != UNKNOWN && high - low == 1;
    if (!isAsked || depth(entry) < depth) {
      return Score.INFINITE;
    }
    int score = score(entry);
    if (Score.isDecided(score)) {
      score += score > 0 ? -ply : ply;
    }
    boolean proves =
        switch (bound(entry)) {
          case AT_LEAST -> score >= high;
          case AT_MOST -> score <= low;
          default -> true;
        };
    return proves ? score : Score.INFINITE;
  }

  /**
   * Returns a score for the table, where the end of a decided game is counted from the position
   * itself instead of from the root.
   */
  static int kept(int score, int ply) {
    if (!Score.isDecided(score)) {
      return score;
    }
    return score > 0 ? score + ply : score - ply;
  }
}
