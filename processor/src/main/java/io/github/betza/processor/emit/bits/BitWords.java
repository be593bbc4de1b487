package io.github.betza.processor.emit.bits;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How generated code names and indexes sets of bits: a set is one word on a board of at most 64
 * squares, and up to four on a larger one.
 *
 * @param count how many words a set has
 */
public record BitWords(int count) {
  private static final int BITS = Long.SIZE;

  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = 4 * BITS;

  /** Returns how the sets of a board are named that has so many squares. */
  public static BitWords of(int squares) {
    return new BitWords((squares + BITS - 1) / BITS);
  }

  /** Returns whether there are more words than two. */
  public boolean areMany() {
    return count > 2;
  }

  /** Returns the numbers of the words. */
  public List<Integer> all() {
    return IntStream.range(0, count).boxed().toList();
  }

  /** Returns the variable that holds a word of a set. */
  public String variable(String set, int word) {
    return count == 1 ? set : set + word;
  }

  /**
   * Returns a word of the set of a side's pieces of a kind, in a class that reads the sets of the
   * runtime. A single word needs no number: the sum that finds it is the shorter for it.
   */
  public String pieces(String side, String kind, String word) {
    return "bits.pieces(" + side + ", " + kind + (count == 1 ? ")" : ", " + word + ")");
  }

  /** Returns the same of the side to move. */
  public String pieces(String kind, int word) {
    return pieces("side", kind, Integer.toString(word));
  }

  /** Returns the variables that hold a set. */
  public List<String> variables(String set) {
    return all().stream().map(word -> variable(set, word)).toList();
  }

  /**
   * Returns the words that a line looks at which comes to a word, of at most two: a piece in the
   * word where it begins matters to the other one. There are none where it never comes there.
   *
   * @param up whether it leads to higher bits
   * @param home the word in which it begins, or {@link RayCalls#ANY}
   */
  List<Integer> met(boolean up, int home, int word) {
    int first = home != RayCalls.ANY ? home : up ? 0 : count - 1;
    if (up ? word < first : word > first) {
      return List.of();
    }
    return word == first ? List.of(word) : all();
  }

  /** Returns how the runtime's methods that find one word, of at most two, name it at their end. */
  String half(int word) {
    return count == 1 ? "" : word == 0 ? "Low" : "High";
  }

  /** Returns the place of a word in a table of sets by square and side. */
  public String place(String from, int word) {
    return count == 1
        ? from + " + side * " + BITS
        : placeInEntry(from + " + side * " + count * count * BITS, word);
  }

  /** Returns the place of a word in a table of sets by square, for White. */
  String placeOfWhite(String from, int word) {
    return count == 1 ? from : placeInEntry(from, word);
  }

  /** Returns the place in a table of squares by square and side. */
  public String place(String from) {
    return from + " + side * " + count * BITS;
  }

  /** Returns the place of a word in a table of sets by side. */
  public String placeBySide(int word) {
    return count == 1 ? "side" : placeInEntry("side", word);
  }

  /** Returns the place in a table of sets by side of the word whose number an expression gives. */
  public String placeBySide(String word) {
    return count == 1 ? "side" : count + " * side + " + word;
  }

  private String placeInEntry(String entry, int word) {
    return count + " * " + entry + (word == 0 ? "" : " + " + word);
  }

  /** Returns the word that holds a bit. */
  public String wordOf(String set, String bit) {
    StringBuilder choice = new StringBuilder();
    for (int word = 0; word < count - 1; word++) {
      choice.append(bit).append(" < ").append((word + 1) * BITS).append(" ? ");
      choice.append(variable(set, word)).append(" : ");
    }
    String last = variable(set, count - 1);
    return count == 1 ? last : "(" + choice + last + ")";
  }

  /** Returns the number of the lowest bit of a word. */
  public String lowest(String set, int word) {
    return (word == 0 ? "" : word * BITS + " + ") + "Long.numberOfTrailingZeros(" + set + ")";
  }

  /** Returns the number of the lowest bit of a word whose number a variable holds. */
  public String lowest(String set) {
    String bit = lowest(set, 0);
    return count == 1 ? bit : "word * " + BITS + " + " + bit;
  }
}
