package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.path.spec.Atom;

/** The base moves of seed 002. */
public final class BexAtoms {
  /** All letters, for messages. */
  public static final String LETTERS = "O W F D N A H L J G R B Q K";

  private BexAtoms() {}

  /** Returns whether a letter is a base move. */
  public static boolean isKnown(char letter) {
    return letter != ' ' && LETTERS.indexOf(letter) >= 0;
  }

  public static boolean isSlider(char letter) {
    return "RBQ".indexOf(letter) >= 0;
  }

  /** Returns the leap of a letter other than O. */
  public static Atom leap(char letter) {
    return switch (letter) {
      case 'W', 'R' -> Atom.leaper(0, 1);
      case 'F', 'B' -> Atom.leaper(1, 1);
      case 'K', 'Q' -> Atom.king();
      case 'D' -> Atom.leaper(0, 2);
      case 'N' -> Atom.leaper(1, 2);
      case 'A' -> Atom.leaper(2, 2);
      case 'H' -> Atom.leaper(0, 3);
      case 'L' -> Atom.leaper(1, 3);
      case 'J' -> Atom.leaper(2, 3);
      case 'G' -> Atom.leaper(3, 3);
      default -> throw new IllegalArgumentException("no leaping base move " + letter);
    };
  }
}
