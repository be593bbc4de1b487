package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;

/** The atoms that leap (seed 003), and their extension with {@code X}. */
public final class XBetzaAtoms {
  /** All atom letters, for messages. */
  private static final String LETTERS = "W F D N A H C L Z J G K R B Q O U I";

  private XBetzaAtoms() {}

  static boolean isKnown(char letter) {
    return LETTERS.indexOf(letter) >= 0 && letter != ' ';
  }

  /** Returns whether the atom and the modifiers of a term are known; unknown ones are reported. */
  public static boolean areKnown(XBetzaTerm term, ProblemLog log) {
    boolean known = true;
    for (Letter letter : term.modifiers()) {
      known &= !XBetzaModifierTable.TABLE.isUnknownReported(letter, log);
    }
    char atom = term.atom().value();
    if (term.numbers().isEmpty() && !isKnown(atom)) {
      String hint =
          switch (atom) {
            case 'P' -> "; the orthodox pawn is \"fmWfceFifmnD\"";
            case 'E' -> "; the elephant is \"nA\"";
            case 'M' -> "; the marshall is \"RN\", the mao \"afsW\"";
            default -> "";
          };
      log.add(
          ProblemCode.UNKNOWN_ATOM,
          term.atom().span(),
          "'" + atom + "' is not an atom",
          "the atoms are " + LETTERS + hint);
      known = false;
    }
    return known;
  }

  public static boolean isSlider(char letter) {
    return letter == 'R' || letter == 'B' || letter == 'Q';
  }

  /** Returns the leap of an atom other than O, U and I. */
  public static Atom leap(char letter) {
    return switch (letter) {
      case 'W', 'R' -> Atom.leaper(0, 1);
      case 'F', 'B' -> Atom.leaper(1, 1);
      case 'K', 'Q' -> Atom.king();
      case 'D' -> Atom.leaper(0, 2);
      case 'N' -> Atom.leaper(1, 2);
      case 'A' -> Atom.leaper(2, 2);
      case 'H' -> Atom.leaper(0, 3);
      case 'C', 'L' -> Atom.leaper(1, 3);
      case 'Z', 'J' -> Atom.leaper(2, 3);
      case 'G' -> Atom.leaper(3, 3);
      default -> throw new IllegalArgumentException("no leaping atom " + letter);
    };
  }

  /**
   * Returns the leaps of an atom with the suffix {@code X}, which lengthens the longer part of the
   * leap by three squares, by two for A, J and Z, and by one for G. For K they are the leaps of WX
   * and FX.
   */
  public static List<Atom> extended(char letter) {
    if (letter == 'K') {
      return List.of(lengthened('W', 3), lengthened('F', 3));
    }
    int squares =
        switch (letter) {
          case 'A', 'J', 'Z' -> 2;
          case 'G' -> 1;
          default -> 3;
        };
    return List.of(lengthened(letter, squares));
  }

  private static Atom lengthened(char letter, int squares) {
    Atom atom = leap(letter);
    return Atom.leaper(atom.near(), atom.far() + squares);
  }
}
