package io.github.betza.export;

import java.util.ArrayList;
import java.util.List;

/**
 * The directions of the first leg of an XBETZA move, as sets of bits: bit 0 is forward, or for an
 * oblique atom the one nearest to it on the right, and so on clockwise.
 */
final class Compass {
  static final int ALL = 0xFF;
  static final int ORTHOGONAL = 0x55;
  static final int DIAGONAL = 0xAA;

  private static final String VERTICAL = "fbv";
  private static final String LETTERS = "fbvlrsh";

  /** How directions are named, by the symmetry of the atom. */
  enum Shape {
    ORTHOGONAL,
    DIAGONAL,
    EIGHTFOLD,
    OBLIQUE
  }

  private Compass() {}

  static boolean isLetter(char letter) {
    return LETTERS.indexOf(letter) >= 0;
  }

  /** Returns the set that direction letters name; all of the atom's where there are none. */
  static int directions(String letters, Shape shape) {
    int set = 0;
    for (String item : items(letters)) {
      set |= item(item, shape);
    }
    return set == 0 ? all(shape) : set;
  }

  private static int all(Shape shape) {
    return switch (shape) {
      case ORTHOGONAL -> ORTHOGONAL;
      case DIAGONAL -> DIAGONAL;
      case EIGHTFOLD, OBLIQUE -> ALL;
    };
  }

  /** Takes letters apart into pairs that belong together, and single ones. */
  private static List<String> items(String letters) {
    List<String> items = new ArrayList<>();
    int i = 0;
    while (i < letters.length()) {
      int length =
          i + 1 < letters.length() && isPair(letters.charAt(i), letters.charAt(i + 1)) ? 2 : 1;
      items.add(letters.substring(i, i + length));
      i += length;
    }
    return items;
  }

  private static boolean isPair(char first, char second) {
    return first == second
        || second == 'h'
        || first == 'h'
        || (VERTICAL.indexOf(first) >= 0) != (VERTICAL.indexOf(second) >= 0);
  }

  private static int item(String item, Shape shape) {
    char first = item.charAt(0);
    char second = item.charAt(item.length() - 1);
    boolean single = item.length() == 1 || first == second;
    return switch (shape) {
      case ORTHOGONAL -> (narrow(first) | narrow(second)) & ORTHOGONAL;
      case DIAGONAL ->
          single || second == 'h' ? wide(first) & DIAGONAL : wide(first) & wide(second) & DIAGONAL;
      case EIGHTFOLD -> eightfold(first, second, single);
      case OBLIQUE -> oblique(first, second, single);
    };
  }

  private static int eightfold(char first, char second, boolean single) {
    if (single) {
      return narrow(first) & ORTHOGONAL;
    }
    return second == 'h' ? around(first) : around(first) & around(second) & DIAGONAL;
  }

  private static int oblique(char first, char second, boolean single) {
    if (first == 'h') {
      return second == 'r' ? ORTHOGONAL : DIAGONAL;
    }
    if (single) {
      return narrow(first);
    }
    if (second == 'h') {
      return wide(first);
    }
    int both = wide(first) & narrow(second);
    // What is on no side of the first letter, as v and s are not, leaves the union.
    return both == 0 || first == 'v' || first == 's' ? narrow(first) | narrow(second) : both;
  }

  /** The four of eight oblique directions nearest to an axis, or the two nearest to a half axis. */
  private static int narrow(char letter) {
    return switch (letter) {
      case 'f' -> 0x81;
      case 'b' -> 0x18;
      case 'r' -> 0x06;
      case 'l' -> 0x60;
      case 'v' -> 0x99;
      case 's' -> 0x66;
      default -> 0;
    };
  }

  /** The half of the oblique, or of the diagonal, directions that a letter names. */
  private static int wide(char letter) {
    return switch (letter) {
      case 'f' -> 0xC3;
      case 'b' -> 0x3C;
      case 'r' -> 0x0F;
      case 'l' -> 0xF0;
      case 'v', 's' -> ALL;
      default -> 0;
    };
  }

  /** A direction of the eight principal ones, and its neighbours. */
  private static int around(char letter) {
    return switch (letter) {
      case 'f' -> 0x83;
      case 'b' -> 0x38;
      case 'r' -> 0x0E;
      case 'l' -> 0xE0;
      case 'v' -> 0xBB;
      case 's' -> 0xEE;
      default -> 0;
    };
  }
}
