package io.github.betza.export;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.model.Goal;
import io.github.betza.model.Zone;
import java.util.Locale;

/** The rules around the pieces that programs without rules of their own cannot be told. */
public final class Rules {
  /** What a program does not know that protects only one royal piece of a side. */
  public static final String EACH_PROTECTED = "that each of several royal pieces is protected";

  private Rules() {}

  /** Says of every rule beyond that of checkmate that it is not told. */
  public static void omit(DeclaredVariant variant, Omissions omissions) {
    omitPlay(variant, omissions);
    omitStalemate(variant, omissions);
    omitRoyalty(variant, omissions);
    variant.model().goals().forEach(goal -> omissions.add(sentence(goal)));
  }

  /** Says of the rules about how pieces move that they are not told. */
  public static void omitPlay(DeclaredVariant variant, Omissions omissions) {
    for (Zone zone : variant.zones()) {
      omissions.add("that pieces " + zone.of() + " may not leave " + zone.squares());
    }
    if (variant.flyingGeneral()) {
      omissions.add("that royal pieces may not face each other");
    }
    if (variant.capturing() != Capturing.FREE) {
      omissions.add("that a side must capture");
    }
  }

  /** Says what stalemate is, unless it is a draw. */
  public static void omitStalemate(DeclaredVariant variant, Omissions omissions) {
    if (variant.stalemate() != Stalemate.DRAW) {
      omissions.add(
          "that stalemate is a "
              + variant.stalemate().name().toLowerCase(Locale.ROOT)
              + " for the side that suffers it");
    }
  }

  /** Says what royal pieces are to their side, unless one is protected from checkmate. */
  public static void omitRoyalty(DeclaredVariant variant, Omissions omissions) {
    switch (variant.royalty()) {
      case NONE -> omissions.add("that no piece is royal");
      case CHECKMATE -> {
        if (variant.pieces().stream().filter(DeclaredPiece::royal).count() > 1) {
          omissions.add("that several kinds of pieces are royal");
        } else if (hasSeveral(variant, king(variant))) {
          omissions.add(EACH_PROTECTED);
        }
      }
      case LAST_CAPTURED, KIND_EXTINCT ->
          omissions.add("that royal pieces may be left attacked, and when a side has lost");
    }
  }

  /** Says of a goal that it is not told. */
  public static String sentence(Goal goal) {
    return "that " + goal.of() + " win by coming to " + goal.squares();
  }

  /**
   * Says that it is not told when a game is drawn by its length. Programs have such rules of their
   * own, so this keeps nobody from playing.
   */
  static void omitDraws(DeclaredVariant variant, Omissions omissions) {
    omitRepetitions(variant, omissions);
    omitMoveLimit(variant, omissions);
  }

  public static void omitRepetitions(DeclaredVariant variant, Omissions omissions) {
    if (variant.model().repetitions() > 0) {
      omissions.add("that the game is drawn when a position occurs often");
    }
  }

  public static void omitMoveLimit(DeclaredVariant variant, Omissions omissions) {
    if (variant.model().moveLimit() > 0) {
      omissions.add(moveLimit(variant));
    }
  }

  /** Says of the limit of moves that it is not told. */
  public static String moveLimit(DeclaredVariant variant) {
    return "that the game is drawn after "
        + variant.model().moveLimit()
        + " moves that change nothing for good";
  }

  /** Returns whether a side begins with several pieces of a kind. */
  public static boolean hasSeveral(DeclaredVariant variant, char letter) {
    Setup setup = Setup.of(variant);
    return setup.squaresOf(letter).size() > 1
        || setup.squaresOf(Character.toLowerCase(letter)).size() > 1;
  }

  /** Returns the letter of the first royal piece, or 0 where there is none that counts. */
  public static char king(DeclaredVariant variant) {
    return variant.royalty() == Royalty.NONE ? 0 : variant.firstRoyal();
  }
}
