package io.github.betza.processor.notation.direction;

import io.github.betza.processor.path.spec.Atom.Symmetry;

/**
 * The meaning of direction letters on the first step of a move, in every dialect: sets of the eight
 * directions, as bits. Directions are numbered clockwise from forward, see {@code Atom}.
 */
public final class Directions {
  /** Every direction except exactly backwards (seed 001). */
  public static final int NOT_BACK = 0b11101111;

  /** The three principal directions of a four-fold atom, without exactly backwards (seed 001). */
  public static final int PRINCIPAL_NOT_BACK = 0b01000101;

  /** The four oblique leaps that bend right of an orthogonal line. */
  private static final int RIGHT_HANDED = 0b01010101;

  /** The four oblique leaps that bend left of an orthogonal line. */
  public static final int LEFT_HANDED = 0b10101010;

  private static final int ALL = 0b11111111;

  private Directions() {}

  /** Returns whether a character is a direction letter of the classic notation. */
  public static boolean isDirection(char c) {
    return "fblrsvh".indexOf(c) >= 0;
  }

  /**
   * Returns whether a character is a direction letter of XBETZA whose meaning depends on the last
   * turn of the move.
   */
  public static boolean isTurn(char c) {
    return c == 'q' || c == 'z';
  }

  /**
   * Returns the direction letter that a letter means after a turn: {@code q} for the same side,
   * {@code z} for the other one. Every other letter means itself.
   *
   * @param right whether the last turn was to the right
   */
  public static char afterTurn(char letter, boolean right) {
    return switch (letter) {
      case 'q' -> right ? 'r' : 'l';
      case 'z' -> right ? 'l' : 'r';
      default -> letter;
    };
  }

  /** Returns whether two letters side by side form a pair. */
  public static boolean combine(char first, char second) {
    return second == 'h' || first == second || (axis(first) != axis(second) && first != 'h');
  }

  private static char axis(char letter) {
    return "fbv".indexOf(letter) >= 0 ? 'v' : 's';
  }

  /** Returns the oblique leaps of the hand {@code r} or {@code l}. */
  public static int hand(char side) {
    return side == 'r' ? RIGHT_HANDED : LEFT_HANDED;
  }

  /** Returns the directions of a single letter. */
  public static int single(char letter, Symmetry symmetry) {
    return switch (symmetry) {
      case ORTHOGONAL, EIGHTFOLD -> straight(letter);
      case DIAGONAL -> letter == 's' || letter == 'v' ? 0b10101010 : wide(letter) & 0b10101010;
      case OBLIQUE -> narrow(letter);
    };
  }

  /** Returns the directions of a pair. */
  public static int pair(char first, char second, Symmetry symmetry) {
    if (second == 'h') {
      return half(first, symmetry);
    }
    if (first == second) {
      return single(first, symmetry);
    }
    return switch (symmetry) {
      case ORTHOGONAL -> straight(first) | straight(second);
      case DIAGONAL, EIGHTFOLD -> slantedBetween(first, second);
      case OBLIQUE -> {
        boolean whole = first == 's' || first == 'v';
        int both = whole ? 0 : narrow(second) & wide(first);
        yield both == 0 ? narrow(first) | narrow(second) : both;
      }
    };
  }

  /** The half of the board on one side, such as {@code fh}. */
  private static int half(char letter, Symmetry symmetry) {
    return switch (symmetry) {
      case ORTHOGONAL, DIAGONAL -> single(letter, symmetry);
      case EIGHTFOLD -> octants(letter);
      case OBLIQUE -> wide(letter);
    };
  }

  private static int straight(char letter) {
    return switch (letter) {
      case 'f' -> 1;
      case 'r' -> 1 << 2;
      case 'b' -> 1 << 4;
      case 'l' -> 1 << 6;
      case 'v' -> straight('f') | straight('b');
      case 's' -> straight('r') | straight('l');
      default -> 0;
    };
  }

  /** The orthogonal direction of a letter and its two neighbours. */
  private static int octants(char letter) {
    int straight = straight(letter);
    return (straight | straight << 1 | straight >> 1 | (straight & 1) << 7) & ALL;
  }

  private static int slantedBetween(char first, char second) {
    return octants(first) & octants(second) & 0b10101010;
  }

  /** The two oblique directions that go farthest in the direction of a letter. */
  private static int narrow(char letter) {
    return switch (letter) {
      case 'f' -> 0b10000001;
      case 'r' -> 0b00000110;
      case 'b' -> 0b00011000;
      case 'l' -> 0b01100000;
      case 'v' -> narrow('f') | narrow('b');
      case 's' -> narrow('r') | narrow('l');
      default -> 0;
    };
  }

  /** The directions with a component in the direction of a letter. */
  private static int wide(char letter) {
    return switch (letter) {
      case 'f' -> 0b11000011;
      case 'r' -> 0b00001111;
      case 'b' -> 0b00111100;
      case 'l' -> 0b11110000;
      case 'v', 's' -> ALL;
      default -> 0;
    };
  }
}
