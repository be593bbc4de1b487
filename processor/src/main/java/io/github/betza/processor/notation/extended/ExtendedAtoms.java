package io.github.betza.processor.notation.extended;

import io.github.betza.processor.path.spec.Atom;
import java.util.Optional;

/** The atoms (seed 004, "The basic atoms", and the shortcuts under "Grouping"). */
final class ExtendedAtoms {
  /** All atom letters, for messages. */
  static final String LETTERS = "O W F D A I H L C J Z G N K B R Q";

  private ExtendedAtoms() {}

  static boolean isSlider(char letter) {
    return letter == 'R' || letter == 'B' || letter == 'Q';
  }

  /** Returns the leap of an atom other than O, or nothing for another letter. */
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
}
