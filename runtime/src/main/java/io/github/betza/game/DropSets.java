package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import java.util.Arrays;
import java.util.List;

/**
 * The squares where pieces may be dropped as sets of bits, and the moves to them, in a game without
 * drops on different colours.
 */
final class DropSets {
  private static final int KIND_SHIFT = Integer.numberOfTrailingZeros(Move.drop(1, 0));

  private final BitBoards bits;
  private final int words;
  private final List<KindDrop> drops;

  /** By drop: the words of its squares for White, then for Black. */
  private final long[][] squares;

  /** By drop: an earlier one that has the same squares and no conditions, or -1. */
  private final int[] alike;

  /** By bit: its file, and its square as the end of a move. */
  private final int[] files;

  private final int[] ends;

  /** By file: the words of its squares. */
  private final long[] ofFile;

  /**
   * By drop: the index of its first move in the list that is filled, or -1, and the index after the
   * last.
   */
  private final int[] begins;

  private final int[] finishes;

  DropSets(PieceLists lists, Geometry geometry, List<KindDrop> drops) {
    this.bits = lists.bits();
    this.words = bits.words();
    this.drops = drops;
    this.squares =
        drops.stream().map(drop -> BitBoards.sets(geometry, drop::isOn)).toArray(long[][]::new);
    this.alike = new int[drops.size()];
    Arrays.setAll(alike, this::alike);
    this.files = new int[geometry.files() * geometry.ranks()];
    this.ends = new int[files.length];
    this.ofFile = new long[geometry.files() * words];
    for (int bit = 0; bit < files.length; bit++) {
      int square = bits.square(bit);
      files[bit] = geometry.file(square);
      ends[bit] = Move.quiet(0, square);
      ofFile[files[bit] * words + (bit >> 6)] |= 1L << bit;
    }
    this.begins = new int[drops.size()];
    this.finishes = new int[drops.size()];
  }

  private int alike(int number) {
    for (int other = 0; other < number; other++) {
      if (isFree(drops.get(number))
          && isFree(drops.get(other))
          && Arrays.equals(squares[number], squares[other])) {
        return other;
      }
    }
    return -1;
  }

  private static boolean isFree(KindDrop drop) {
    return drop.rule().perFile() == 0 && !drop.mustBeTried();
  }

  /** Begins another list. */
  void begin() {
    Arrays.fill(begins, -1);
  }

  /**
   * Appends the drops to the squares of {@link #find} if a drop with the same squares has been
   * listed.
   *
   * @return whether one has been listed
   */
  boolean appendAsBefore(int number, MoveList moves) {
    int other = alike[number];
    if (other < 0 || begins[other] < 0) {
      return false;
    }
    int length = finishes[other] - begins[other];
    int[] to = moves.words(length);
    int begin = begins[other];
    int size = moves.size();
    int change = (drops.get(number).kind() ^ drops.get(other).kind()) << KIND_SHIFT;
    // Independent words let the virtual machine change several at once.
    System.arraycopy(to, begin, to, size, length);
    for (int i = size; i < size + length; i++) {
      to[i] ^= change;
    }
    moves.setSize(size + length);
    return true;
  }

  /**
   * Finds the empty squares where a piece may be dropped, given the other pieces of its kind.
   *
   * @param open the words of the squares to choose from
   * @param found the words of the squares found
   */
  void find(int number, int side, long[] open, long[] found) {
    KindDrop drop = drops.get(number);
    for (int word = 0; word < words; word++) {
      found[word] = open[word] & squares[number][side * words + word];
    }
    if (drop.rule().perFile() == 1) {
      closeFiles(side, drop.kind(), found);
    } else if (drop.rule().perFile() > 1) {
      closeFullFiles(side, drop, found);
    }
  }

  private void closeFiles(int side, int kind, long[] found) {
    for (int word = 0; word < words; word++) {
      for (long left = bits.pieces(side, kind, word); left != 0; left &= left - 1) {
        close(files[word * Long.SIZE + Long.numberOfTrailingZeros(left)], found);
      }
    }
  }

  private void close(int file, long[] found) {
    for (int word = 0; word < words; word++) {
      found[word] &= ~ofFile[file * words + word];
    }
  }

  private void closeFullFiles(int side, KindDrop drop, long[] found) {
    for (int file = 0; file * words < ofFile.length; file++) {
      int count = 0;
      for (int word = 0; word < words; word++) {
        long pieces = bits.pieces(side, drop.kind(), word);
        count += Long.bitCount(pieces & ofFile[file * words + word]);
      }
      if (count >= drop.rule().perFile()) {
        close(file, found);
      }
    }
  }

  /** Appends the drops to some squares. */
  void append(int number, long[] set, MoveList moves) {
    int kind = drops.get(number).kind() << KIND_SHIFT;
    int[] to = moves.words(words * Long.SIZE);
    int size = moves.size();
    begins[number] = size;
    for (int word = 0; word < words; word++) {
      int first = word * Long.SIZE;
      for (long left = set[word]; left != 0; left &= left - 1) {
        to[size++] = kind | ends[first + Long.numberOfTrailingZeros(left)];
      }
    }
    finishes[number] = size;
    moves.setSize(size);
  }

  /** Removes the occupied squares of a board. */
  void keepEmpty(long[] open) {
    for (int word = 0; word < words; word++) {
      open[word] &= ~bits.occupied(word) & squaresIn(word);
    }
  }

  /** The last word has bits beyond the board. */
  private long squaresIn(int word) {
    int left = files.length - word * Long.SIZE;
    return left >= Long.SIZE ? -1L : (1L << left) - 1;
  }
}
