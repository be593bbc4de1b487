package io.github.betza.board;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The numbers of the squares of a rectangular board. A square is an {@code int} below 4096: its
 * index in an array in which every rank is followed by {@link #PADDING} cells that are off the
 * board, and in which as many rows of padding are below the first rank and above the last. So a
 * leap of up to {@link #PADDING} files and ranks from any square stays within the array, and the
 * cell that it reaches shows whether it is off the board.
 */
public final class Geometry {
  /** The largest number of files and of ranks. */
  public static final int MAX_SIZE = 36;

  /** The longest leap, in files or ranks, that stays within the padding. */
  public static final int PADDING = 8;

  /** A square number that is always off the board. */
  public static final int OFF = 0;

  private static final int SIZES = MAX_SIZE + 1;

  /**
   * The tables computed so far, by files and ranks. Two threads that compute a table get the same
   * values. Threads share it without synchronization, so one may see an array before all of its
   * entries. It then treats some squares as off the board, for which {@link Geometry#wrap} takes
   * the slower way with the same result; it never treats a number off the board as a square.
   */
  private static final boolean[][] KNOWN = new boolean[SIZES * SIZES][];

  private final int files;
  private final int ranks;
  private final int stride;
  private boolean[] known;

  /**
   * Makes a geometry.
   *
   * @param files the number of files, 1 to {@link #MAX_SIZE}
   * @param ranks the number of ranks, 1 to {@link #MAX_SIZE}
   * @throws IllegalArgumentException if either is out of range
   */
  public Geometry(int files, int ranks) {
    if (files < 1 || files > MAX_SIZE || ranks < 1 || ranks > MAX_SIZE) {
      throw new IllegalArgumentException(
          "a board has 1 to " + MAX_SIZE + " files and ranks, not " + files + "x" + ranks);
    }
    this.files = files;
    this.ranks = ranks;
    this.stride = files + PADDING;
  }

  /** Returns the number of files. */
  public int files() {
    return files;
  }

  /** Returns the number of ranks. */
  public int ranks() {
    return ranks;
  }

  /** Returns whether another board has as many files and ranks. */
  boolean hasSizeOf(Geometry other) {
    return files == other.files && ranks == other.ranks;
  }

  /** Returns the distance between a square and the one straight above it. */
  public int stride() {
    return stride;
  }

  /** Returns the length of an array with an entry for every square and the padding. */
  public int arrayLength() {
    return (ranks + 2 * PADDING) * stride + PADDING;
  }

  /**
   * Returns a square.
   *
   * @param file the file, 0 for the a-file
   * @param rank the rank, 0 for White's first
   * @return its number, or {@link #OFF} if it is off the board
   */
  public int square(int file, int rank) {
    if (file < 0 || file >= files || rank < 0 || rank >= ranks) {
      return OFF;
    }
    return (rank + PADDING) * stride + PADDING + file;
  }

  /**
   * Returns all squares, rank by rank from White's first, each from the a-file on. They include
   * holes, which only the {@link Board} has.
   */
  public IntStream squares() {
    return IntStream.range(0, files * ranks).map(i -> square(i % files, i / files));
  }

  /** Returns the contents of a board without pieces: empty squares, and the edge around them. */
  int[] emptyCells() {
    int[] cells = new int[arrayLength()];
    Arrays.fill(cells, Cell.EDGE);
    for (int rank = 0; rank < ranks; rank++) {
      int first = square(0, rank);
      Arrays.fill(cells, first, first + files, Cell.EMPTY);
    }
    return cells;
  }

  /** Returns the first square in the array. */
  int first() {
    return PADDING * stride + PADDING;
  }

  /** Returns the number after the last square. */
  int end() {
    return first() + (ranks - 1) * stride + files;
  }

  /** Returns whether any number is the number of a square of the board, which may be a hole. */
  public boolean isSquare(int square) {
    return square != OFF && step(square, 0, 0) == square;
  }

  /** Returns the file of a square of the board, from 0. */
  public int file(int square) {
    return (square - PADDING) % stride;
  }

  /** Returns the rank of a square of the board, from 0. */
  public int rank(int square) {
    return (square - PADDING) / stride - PADDING;
  }

  /**
   * Returns the square some files and ranks away, however far.
   *
   * @return its number, or {@link #OFF} if it is off the board
   */
  public int step(int square, int files, int ranks) {
    return square(file(square) + files, rank(square) + ranks);
  }

  /**
   * Returns the square some files and ranks away on a board whose left and right edges are joined.
   *
   * @param torus whether the first and the last rank are joined as well
   * @return its number, or {@link #OFF} if it is off the board
   */
  public int wrap(int square, int files, int ranks, boolean torus) {
    // Slides call it at every step, and few steps lead over an edge: only these need divisions.
    boolean near = Math.abs(files) <= PADDING && Math.abs(ranks) <= PADDING;
    int next = square + ranks * stride + files;
    return near && known()[next] ? next : wrapOver(square, files, ranks, torus);
  }

  private int wrapOver(int square, int files, int ranks, boolean torus) {
    int file = Math.floorMod(file(square) + files, this.files);
    int rank = rank(square) + ranks;
    return square(file, torus ? Math.floorMod(rank, this.ranks) : rank);
  }

  /**
   * Returns which numbers are squares of the board; computed when first needed, for joined edges.
   */
  private boolean[] known() {
    // Read once: a second read need not see a value that another thread has written.
    boolean[] found = known;
    if (found == null) {
      found = knownSquares();
      known = found;
    }
    return found;
  }

  /** Returns whether a step of some files and ranks leads over an edge of the board. */
  public boolean leaves(int square, int files, int ranks) {
    return step(square, files, ranks) == OFF;
  }

  /**
   * Returns the number of ranks strictly between a square and the enemy's half of the board, but at
   * least 1: the range of a move written with {@code *}.
   *
   * @param forward the direction in which the ranks are counted: 1 as White goes forward, -1 as
   *     Black does
   */
  public int ranksToEnemyHalf(int square, int forward) {
    int advance = forward > 0 ? rank(square) : ranks - 1 - rank(square);
    return Math.max(1, ranks - ranks / 2 - 1 - advance);
  }

  /**
   * Returns the name of a square, for example {@code e4}. Files beyond z are aa to aj.
   *
   * @throws IllegalArgumentException if the board has no such square
   */
  public String name(int square) {
    if (!isSquare(square)) {
      throw new IllegalArgumentException(
          square + " is no square of a board of " + files + "x" + ranks);
    }
    int file = file(square);
    String letter =
        file < 26 ? String.valueOf((char) ('a' + file)) : "a" + (char) ('a' + file - 26);
    return letter + (rank(square) + 1);
  }

  /**
   * Returns the square with a name such as {@code e4}.
   *
   * @throws IllegalArgumentException if no square of this board has that name
   */
  public int square(String name) {
    int letters = 0;
    while (letters < name.length() && name.charAt(letters) >= 'a' && name.charAt(letters) <= 'z') {
      letters++;
    }
    String digits = name.substring(letters);
    boolean readable =
        digits.matches("[1-9][0-9]?") && (letters == 1 || (letters == 2 && name.charAt(0) == 'a'));
    if (readable) {
      int file = letters == 1 ? name.charAt(0) - 'a' : 26 + name.charAt(1) - 'a';
      int square = square(file, Integer.parseInt(digits) - 1);
      if (square != OFF) {
        return square;
      }
    }
    throw new IllegalArgumentException(
        "no square '" + name + "' on a board of " + files + "x" + ranks);
  }

  /** Which numbers are squares of a board. Boards of one size share the same table. */
  private boolean[] knownSquares() {
    int size = files * SIZES + ranks;
    boolean[] known = KNOWN[size];
    if (known == null) {
      known = new boolean[arrayLength()];
      for (int rank = 0; rank < ranks; rank++) {
        for (int file = 0; file < files; file++) {
          known[square(file, rank)] = true;
        }
      }
      KNOWN[size] = known;
    }
    return known;
  }
}
