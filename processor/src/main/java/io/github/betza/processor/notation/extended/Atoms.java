package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;

/** The atoms (seed 004, "The basic atoms", and the shortcuts under "Grouping"). */
final class Atoms {
  /** All atom letters, for messages. */
  static final String LETTERS = "O W F D A I H L C J Z G N K B R Q";

  /** The letters of single leaps, one for each. */
  private static final List<Character> LEAPS =
      List.of('W', 'F', 'K', 'D', 'N', 'A', 'H', 'L', 'J', 'G');

  private Atoms() {}

  static boolean isSlider(char letter) {
    return letter == 'R' || letter == 'B' || letter == 'Q';
  }

  /** Returns the leap of an atom other than O, or nothing where the letter is no atom. */
  static Optional<Atom> leap(char letter) {
    return Optional.ofNullable(
        switch (letter) {
          case 'W', 'R' -> Atom.leaper(0, 1);
          case 'F', 'B' -> Atom.leaper(1, 1);
          case 'K', 'Q' -> Atom.king();
          case 'D' -> Atom.leaper(0, 2);
          case 'N' -> Atom.leaper(1, 2);
          case 'A' -> Atom.leaper(2, 2);
          case 'I', 'H' -> Atom.leaper(0, 3);
          case 'L', 'C' -> Atom.leaper(1, 3);
          case 'J', 'Z' -> Atom.leaper(2, 3);
          case 'G' -> Atom.leaper(3, 3);
          default -> null;
        });
  }

  /** Returns how an atom is written: with its letter, or with the numbers of its leap. */
  static String name(Atom atom) {
    for (char letter : LEAPS) {
      if (leap(letter).equals(Optional.of(atom))) {
        return String.valueOf(letter);
      }
    }
    return LeapNumbers.of(atom);
  }

  /** Returns how the ride is written that repeats a leap as often as one likes. */
  static String ride(Atom atom) {
    String name = name(atom);
    return switch (name) {
      case "W" -> "R";
      case "F" -> "B";
      case "K" -> "Q";
      default -> name + "0";
    };
  }

  /** Returns what somebody may have meant by a letter that is no atom, with "; " in front. */
  static String hint(char letter) {
    return switch (letter) {
      case 'P' -> "; the pawn is \"fmWfcF\"";
      case 'E' -> "; the elephant is \"F-F\"";
      case 'M' -> "; the mao is \"W-F\"";
      case 'U', 'X' -> "; '" + letter + "' belongs to XBETZA";
      default -> "";
    };
  }
}
