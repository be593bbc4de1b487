package io.github.betza.generated;

import java.util.Arrays;

/** The pieces that are pinned, each to the squares of a line; several lines may pin one piece. */
final class Pins {
  /** Of how many words a set is made. */
  private final int width;

  private int[] pieces = new int[8];

  /** The words of the squares of each pin, one after the other. */
  private long[] lines;

  private int count;

  Pins(int width) {
    this.width = width;
    this.lines = new long[pieces.length * width];
  }

  void clear() {
    count = 0;
  }

  /** Pins a piece to the squares of a line that are in two words. */
  void add(int bit, long low, long high) {
    int first = add(bit);
    lines[first] = low;
    lines[first + 1] = high;
  }

  /** Pins a piece to the squares of a line. */
  void add(int bit, long[] line) {
    System.arraycopy(line, 0, lines, add(bit), width);
  }

  /** Pins a piece, and returns where the words of its squares are to be written. */
  private int add(int bit) {
    if (count == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * count);
      lines = Arrays.copyOf(lines, 2 * count * width);
    }
    pieces[count] = bit;
    return width * count++;
  }

  /** Returns those squares of a word of a set to which a piece may go as far as it is pinned. */
  long within(int bit, int word, long set) {
    long within = set;
    for (int i = 0; i < count; i++) {
      within &= pieces[i] == bit ? lines[i * width + word] : -1;
    }
    return within;
  }
}
