package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import java.util.Arrays;
import java.util.List;

/** The squares where pieces may be dropped as sets of bits, and the moves to them. */
final class DropSets {
  private static final int KIND_SHIFT = Integer.numberOfTrailingZeros(Move.drop(1, 0));

  private final PieceLists lists;
  private final BitBoards bits;
  private final int words;
  private final List<KindDrop> drops;

  /** By drop: the words of its squares for White, and then those for Black. */
  private final long[][] squares;

  /** By drop: an earlier one that has the same squares and no conditions, or -1. */
  private final int[] alike;

  /** By bit: its file, and its square as the end of a move. */
  private final int[] files;

  private final int[] ends;

  /** By file: the words of its squares. */
  private final long[] ofFile;

  /** By colour: the words of the squares that have it. */
  private final long[] ofColour;

  /** By drop: where its moves begin in the list that is filled, or -1, and where they end. */
  private final int[] begins;

  private final int[] finishes;

  DropSets(PieceLists lists, Geometry geometry, List<KindDrop> drops) {
    this.lists = lists;
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
    this.ofColour = new long[2 * words];
    for (int bit = 0; bit < files.length; bit++) {
      int square = bits.square(bit);
      files[bit] = geometry.file(square);
      ends[bit] = Move.quiet(0, square);
      ofFile[files[bit] * words + (bit >> 6)] |= 1L << bit;
      ofColour[((files[bit] + geometry.rank(square)) & 1) * words + (bit >> 6)] |= 1L << bit;
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
    return drop.rule().perFile() == 0 && !drop.rule().apart() && !drop.mustBeTried();
  }

  /** Begins with another list. */
  void begin() {
    Arrays.fill(begins, -1);
  }

  /**
   * Appends the drops to the squares of {@link #find} if an alike one has been listed.
   *
   * @return whether it has
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
    // Without a dependence between the words.
    for (int i = 0; i < length; i++) {
      to[size + i] = to[begin + i] ^ change;
    }
    moves.setSize(size + length);
    return true;
  }

  /**
   * Finds the empty squares where a piece may be dropped, as far as other pieces of its kind go.
   *
   * @param open the words of the squares to choose from
   * @param found the words of those found
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
    for (int colour = 0; drop.rule().apart() && colour < 2; colour++) {
      if (meets(side, drop.kind(), colour)) {
        for (int word = 0; word < words; word++) {
          found[word] &= ~ofColour[colour * words + word];
        }
      }
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

  private boolean meets(int side, int kind, int colour) {
    long met = 0;
    for (int word = 0; word < words; word++) {
      met |= bits.pieces(side, kind, word) & ofColour[colour * words + word];
    }
    return met != 0;
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

  /** Takes the squares of a board out that are not empty. */
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
