package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.work.Work;
import java.util.List;

/** The writers of each dialect. */
final class DialectWriters {
  private static final ShortestDirections OF_XBETZA = new ShortestDirections(true, true);
  private static final ShortestDirections OF_EXTENDED = new ShortestDirections(false, true);
  private static final ShortestDirections OF_BEX = new ShortestDirections(false, false);

  private DialectWriters() {}

  /**
   * Returns the writers of a dialect.
   *
   * @param work the work that the searches are a part of
   */
  static List<DialectWriter> of(Dialect dialect, Work work) {
    ShortestDirections letters = letters(dialect);
    return switch (dialect) {
      case XBETZA ->
          List.of(
              new XBetzaWriter(letters, AtomLetters.xbetza(), true),
              new BracketWriter(letters, false, work),
              new BracketWriter(letters, true, work));
      case CLASSIC -> List.of(new XBetzaWriter(letters, AtomLetters.classic(), false));
      case EXTENDED ->
          List.of(
              new ExtendedWriter(letters, false, work), new ExtendedWriter(letters, true, work));
      case BEX ->
          List.of(
              new BexWriter(letters, false, true, work),
              new BexWriter(letters, true, true, work),
              new BexWriter(letters, true, false, work));
    };
  }

  static ShortestDirections letters(Dialect dialect) {
    return switch (dialect) {
      case XBETZA, CLASSIC -> OF_XBETZA;
      case EXTENDED -> OF_EXTENDED;
      case BEX -> OF_BEX;
    };
  }

  static AtomLetters atoms(Dialect dialect) {
    return switch (dialect) {
      case XBETZA -> AtomLetters.xbetza();
      case CLASSIC -> AtomLetters.classic();
      case EXTENDED -> AtomLetters.extended();
      case BEX -> AtomLetters.bex();
    };
  }
}
