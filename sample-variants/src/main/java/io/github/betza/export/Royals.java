package io.github.betza.export;

import io.github.betza.Royalty;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import java.util.List;

/** Facts about royal pieces for exporters. */
public final class Royals {
  /** The omission of a program that protects only one royal piece of a side. */
  public static final String EACH_PROTECTED = "that each of several royal pieces is protected";

  private Royals() {}

  /** Adds the omission that several pieces are protected, for a program that protects one. */
  public static void omitSeveral(DeclaredVariant variant, List<String> omissions) {
    if (variant.model().royalty() != Royalty.CHECKMATE) {
      return;
    }
    if (variant.pieces().stream().filter(DeclaredPiece::royal).count() > 1) {
      omissions.add("that several kinds of pieces are royal");
    } else if (hasSeveral(variant, king(variant))) {
      omissions.add(EACH_PROTECTED);
    }
  }

  /** Returns whether a side begins with several pieces of a kind. */
  public static boolean hasSeveral(DeclaredVariant variant, char letter) {
    Setup setup = Setup.of(variant);
    return setup.squaresOf(letter).size() > 1
        || setup.squaresOf(Character.toLowerCase(letter)).size() > 1;
  }

  /** Returns the letter of the first royal piece, or 0 if no royal piece matters. */
  public static char king(DeclaredVariant variant) {
    return variant.model().royalty() == Royalty.NONE ? 0 : variant.firstRoyal();
  }
}
