package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.List;
import java.util.Optional;

/** The meaning of direction letters: always from the owner's forward (seed 002). */
final class BexDirectionLetters {
  private BexDirectionLetters() {}

  /** Returns the letters, with their meaning on an atom. */
  static DirectionLetters on(Symmetry symmetry, BexModifiers modifiers) {
    return new DirectionLetters(modifiers.directionRuns(), false, name -> name.bits(symmetry));
  }

  /** Returns the sector of the letters before a whole sequence; nothing without letters. */
  static Optional<Sector> sector(BexModifiers modifiers) {
    return names(modifiers).stream().map(DirectionName::sector).reduce(Sector::or);
  }

  /**
   * Warns of letters before a base move with a surprising meaning.
   *
   * @param slides whether the base move is Q
   * @param move its place, with these letters
   * @param range the range after its letter
   */
  static void warnOfKing(
      BexModifiers modifiers, boolean slides, Span move, String range, ProblemLog log) {
    String text = log.notation();
    if (!text.startsWith("-", move.end()) && !text.substring(0, move.start()).endsWith("-")) {
      new KingDirections(names(modifiers), modifiers.span().of(text), slides, range, "+", move)
          .warn(log);
    }
  }

  private static List<DirectionName> names(BexModifiers modifiers) {
    return DirectionName.ofRuns(modifiers.directionRuns(), false);
  }
}
