package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.work.Work;
import java.util.List;

/** The ways of writing that each dialect has. */
final class Manners {
  private static final DirectionLetters OF_XBETZA = new DirectionLetters(true, true);
  private static final DirectionLetters OF_EXTENDED = new DirectionLetters(false, true);
  private static final DirectionLetters OF_BEX = new DirectionLetters(false, false);

  private Manners() {}

  /**
   * Returns the ways of writing of a dialect.
   *
   * @param work of which what is found out is a part
   */
  static List<Manner> of(Dialect dialect, Work work) {
    DirectionLetters letters = letters(dialect);
    return switch (dialect) {
      case XBETZA ->
          List.of(
              new AgainManner(letters, Atoms.xbetza(), true),
              new BracketManner(letters, false, work),
              new BracketManner(letters, true, work));
      case CLASSIC -> List.of(new AgainManner(letters, Atoms.classic(), false));
      case EXTENDED ->
          List.of(
              new ExtendedManner(letters, false, work), new ExtendedManner(letters, true, work));
      case BEX ->
          List.of(
              new BexManner(letters, false, true, work),
              new BexManner(letters, true, true, work),
              new BexManner(letters, true, false, work));
    };
  }

  static DirectionLetters letters(Dialect dialect) {
    return switch (dialect) {
      case XBETZA, CLASSIC -> OF_XBETZA;
      case EXTENDED -> OF_EXTENDED;
      case BEX -> OF_BEX;
    };
  }

  static Atoms atoms(Dialect dialect) {
    return switch (dialect) {
      case XBETZA -> Atoms.xbetza();
      case CLASSIC -> Atoms.classic();
      case EXTENDED -> Atoms.extended();
      case BEX -> Atoms.bex();
    };
  }
}
