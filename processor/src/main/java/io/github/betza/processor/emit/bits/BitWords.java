package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.ClassName;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The names and indices of sets of bits in generated code: a set is one word on a board of at most
 * 64 squares, and two on a larger one.
 *
 * @param count the number of words of a set
 */
public record BitWords(int count) {
  /** The name of the set of all pieces, including the blockers. */
  public static final String OCCUPIED = "occupied";

  /** The variable with the bit of the square of the piece. */
  public static final CodeName FROM = CodeName.variable("from");

  /** The variable with the side of the piece, 0 or 1. */
  public static final CodeName SIDE = CodeName.variable("side");

  /** The variable with the sets of the runtime. */
  public static final CodeName SETS = CodeName.variable("bits");

  private static final ClassName LONG = ClassName.get(Long.class);
  private static final int BITS = Long.SIZE;

  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = 2 * BITS;

  /** Returns the names of sets for a board with so many squares. */
  public static BitWords of(int squares) {
    return new BitWords((squares + BITS - 1) / BITS);
  }

  /** Returns the numbers of the words. */
  public List<Integer> all() {
    return IntStream.range(0, count).boxed().toList();
  }

  /** Returns the variable of a word of a set. */
  public CodeName variable(String set, int word) {
    return CodeName.variable(count == 1 ? set : set + word);
  }

  /**
   * Returns a word of the set of a side's pieces of a kind, in a class that reads the sets of the
   * runtime. A single word needs no number, so the sum that finds it is shorter.
   */
  public Code pieces(Code side, String kind, Code word) {
    return count == 1
        ? Code.of("$L.pieces($L, $L)", SETS, side, kind)
        : Code.of("$L.pieces($L, $L, $L)", SETS, side, kind, word);
  }

  /** Returns the same for the side to move. */
  public Code pieces(String kind, int word) {
    return pieces(SIDE, kind, Code.of("$L", word));
  }

  /** Returns the variables of a set. */
  public List<CodeName> variables(String set) {
    return all().stream().map(word -> variable(set, word)).toList();
  }

  /**
   * Returns the words, of at most two, that a line must read to reach a word: a piece in the word
   * where it begins affects the other one. The list is empty if it never reaches the word.
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

  /**
   * Returns the squares of a word on which moves may end.
   *
   * @param blockers whether moves may not end on the set {@code blockers}
   */
  public Code allowed(Ends ends, int word, boolean blockers) {
    Code except = blockers ? Code.of(" & ~$L", variable("blockers", word)) : Code.nothing();
    return switch (ends) {
      case QUIET -> Code.of("~$L", variable(OCCUPIED, word));
      case CAPTURE -> Code.of("$L$L", variable("enemy", word), except);
      case BOTH -> Code.of("~$L$L", variable("own", word), except);
    };
  }

  /**
   * Returns the ending of the names of the runtime's methods that find one word, of at most two.
   */
  public String half(int word) {
    return count == 1 ? "" : word == 0 ? "Low" : "High";
  }

  /** Returns the index of a word in a table of sets by square and side. */
  public Code place(Code from, int word) {
    return count == 1
        ? Code.of("$L + $L * $L", from, SIDE, BITS)
        : placeInEntry(Code.of("$L + $L * $L", from, SIDE, count * count * BITS), word);
  }

  /** Returns the index of a word in a table of sets by square, for White. */
  Code placeOfWhite(Code from, int word) {
    return count == 1 ? from : placeInEntry(from, word);
  }

  /** Returns the index in a table of squares by square and side. */
  public Code place(Code from) {
    return Code.of("$L + $L * $L", from, SIDE, count * BITS);
  }

  /** Returns the index of a word in a table of sets by side. */
  public Code placeBySide(int word) {
    return count == 1 ? SIDE : placeInEntry(SIDE, word);
  }

  /**
   * Returns the index, in a table of sets by side, of the word with the number of an expression.
   */
  public Code placeBySide(Code word) {
    return count == 1 ? SIDE : Code.of("$L * $L + $L", count, SIDE, word);
  }

  private Code placeInEntry(Code entry, int word) {
    return word == 0
        ? Code.of("$L * $L", count, entry)
        : Code.of("$L * $L + $L", count, entry, word);
  }

  /** Returns the word that contains a bit. */
  public Code wordOf(String set, Code bit) {
    CodeBuilder choice = new CodeBuilder();
    for (int word = 0; word < count - 1; word++) {
      choice.add("$L < $L ? $L : ", bit, (word + 1) * BITS, variable(set, word));
    }
    Code last = variable(set, count - 1);
    return count == 1 ? last : Code.of("($L)", choice.add(last).build());
  }

  /** Returns the number of the lowest bit of a word. */
  public Code lowest(Code set, int word) {
    Code bit = Code.of("$T.numberOfTrailingZeros($L)", LONG, set);
    return word == 0 ? bit : Code.of("$L + $L", word * BITS, bit);
  }

  /** Returns the number of the lowest bit of a word whose number is in a variable. */
  public Code lowest(Code set) {
    Code bit = lowest(set, 0);
    return count == 1 ? bit : Code.of("word * $L + $L", BITS, bit);
  }

  /**
   * Returns the squares that the piece of either side reaches: one of two sets, each of which may
   * be empty code.
   */
  static Code bySide(Code white, Code black) {
    return Code.of("($L == 0 ? $L : $L)", SIDE, orNone(white), orNone(black));
  }

  private static Code orNone(Code squares) {
    return squares.isEmpty() ? Code.of("0") : squares;
  }
}
