package io.github.betza.processor.translate;

import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The letters of atoms. */
final class AtomLetters {
  private final Map<String, String> letters = new TreeMap<>();
  private final boolean numbers;

  private AtomLetters(String text, boolean numbers) {
    this.numbers = numbers;
    for (String entry : text.split(" ", -1)) {
      letters.putIfAbsent(entry.substring(0, 2), entry.substring(2));
    }
  }

  /** The atoms of XBETZA, the leaps that X lengthens, and numbers. */
  static AtomLetters xbetza() {
    return new AtomLetters(
        "01W 11F 02D 12N 22A 03H 13C 23Z 33G 04WX 14FX 05DX 15NX 06HX 16CX 24AX 25ZX 34GX", true);
  }

  static AtomLetters classic() {
    return new AtomLetters("01W 11F 02D 12N 22A 03H 13C 23Z 33G", false);
  }

  static AtomLetters extended() {
    return new AtomLetters("01W 11F 02D 12N 22A 03H 13C 23Z 33G", true);
  }

  static AtomLetters bex() {
    return new AtomLetters("01W 11F 02D 12N 22A 03H 13L 23J 33G", true);
  }

  /** Returns a leap as one atom. */
  Optional<String> of(Atom atom) {
    if (atom.symmetry() == Symmetry.EIGHTFOLD) {
      return atom.far() == 1 ? Optional.of("K") : Optional.empty();
    }
    String letter = atom.far() > 9 ? null : letters.get("" + atom.near() + atom.far());
    if (letter == null && numbers) {
      letter = LeapNumbers.of(atom);
    }
    return Optional.ofNullable(letter);
  }

  /** Returns the slider that repeats a single step. */
  static Optional<String> slider(String letter) {
    return switch (letter) {
      case "W" -> Optional.of("R");
      case "F" -> Optional.of("B");
      case "K" -> Optional.of("Q");
      default -> Optional.empty();
    };
  }

  /** Returns the atoms of some directions: one for all, or one for each kind of direction. */
  static List<Atom> parts(Atom atom) {
    return atom.symmetry() == Symmetry.EIGHTFOLD
        ? List.of(Atom.leaper(0, atom.far()), Atom.leaper(atom.far(), atom.far()))
        : List.of(atom);
  }
}
