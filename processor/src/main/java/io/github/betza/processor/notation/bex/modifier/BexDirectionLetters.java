package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.notation.direction.PartedPair;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.List;
import java.util.Optional;

/** What direction letters mean: always seen from the owner's forward (seed 002). */
public final class BexDirectionLetters {
  private BexDirectionLetters() {}

  /** Returns the directions that letters mean on an atom; nothing where there are no letters. */
  static Optional<Integer> bits(BexModifiers modifiers, Symmetry symmetry) {
    return names(modifiers).stream()
        .map(name -> name.bits(symmetry))
        .reduce((one, other) -> one | other);
  }

  /** Returns the sector of the letters before a whole sequence; nothing without letters. */
  static Optional<Sector> sector(BexModifiers modifiers) {
    return names(modifiers).stream().map(DirectionName::sector).reduce(Sector::or);
  }

  /**
   * Reports letters {@code h} that follow no letter of which they could name the half, and returns
   * whether there are some.
   */
  public static boolean isLonelyHReported(BexModifiers modifiers, ProblemLog log) {
    for (List<Letter> run : modifiers.directionRuns()) {
      List<DirectionName> names = DirectionName.cut(run, false);
      for (int i = 0; i < names.size(); i++) {
        if (names.get(i).isLonelyH()) {
          NameProblems.lonelyH(names, i, "", log);
          return true;
        }
      }
    }
    return false;
  }

  /** Returns every {@code h} that changes nothing, because an atom has no wider half. */
  static List<Letter> idleHalves(BexModifiers modifiers, Symmetry symmetry) {
    return names(modifiers).stream()
        .filter(DirectionName::isHalf)
        .filter(name -> name.bits(symmetry) == Directions.single(name.first().value(), symmetry))
        .map(DirectionName::last)
        .toList();
  }

  /** Warns of letters {@code h} that change nothing. */
  static void warnOfHalves(List<Letter> idle, ProblemLog log) {
    for (Letter h : idle) {
      BexModifierTable.TABLE
          .problems(log)
          .withoutEffect(h, "the half is what the letter before it means anyway");
    }
  }

  /**
   * Warns of letters before a base move that change nothing, or do not mean what they seem to.
   *
   * @param slides whether the base move is Q
   * @param move where it is, with these letters
   * @param range what follows its letter
   */
  static void warn(
      BexModifiers modifiers,
      Symmetry symmetry,
      boolean slides,
      Span move,
      String range,
      ProblemLog log) {
    NameProblems.Pairs pairs = (first, second) -> isUnion(first, second, symmetry);
    if (symmetry != Symmetry.EIGHTFOLD) {
      warnOfDoubled(modifiers, pairs, log);
    }
    names(modifiers).forEach(name -> NameProblems.idlePartner(name, symmetry, log));
    PartedPair.warn(modifiers.directionRuns(), pairs, log);
    String text = log.notation();
    boolean alone = !text.startsWith("-", move.end()) && !text.startsWith("-", move.start() - 1);
    if (symmetry == Symmetry.EIGHTFOLD && alone) {
      new KingDirections(names(modifiers), modifiers.span().of(text), slides, range, "+", move)
          .warn(log);
    }
  }

  private static void warnOfDoubled(
      BexModifiers modifiers, NameProblems.Pairs pairs, ProblemLog log) {
    for (List<Letter> run : modifiers.directionRuns()) {
      List<DirectionName> names = DirectionName.cut(run, false);
      for (int i = 0; i < names.size(); i++) {
        if (names.get(i).isDoubled()) {
          NameProblems.doubled(names, i, pairs, log);
        }
      }
    }
  }

  private static boolean isUnion(char first, char second, Symmetry symmetry) {
    int both = Directions.single(first, symmetry) | Directions.single(second, symmetry);
    return Directions.pair(first, second, symmetry) == both;
  }

  private static List<DirectionName> names(BexModifiers modifiers) {
    return modifiers.directionRuns().stream()
        .flatMap(run -> DirectionName.cut(run, false).stream())
        .toList();
  }
}
