package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import java.util.List;

/** The ways of writing that each dialect has. */
final class Manners {
  private Manners() {}

  static List<Manner> of(Dialect dialect) {
    DirectionLetters letters = letters(dialect);
    return switch (dialect) {
      case XBETZA ->
          List.of(
              new AgainManner(letters, Atoms.xbetza(), true),
              new BracketManner(letters, false),
              new BracketManner(letters, true));
      case CLASSIC -> List.of(new AgainManner(letters, Atoms.classic(), false));
      case EXTENDED ->
          List.of(new ExtendedManner(letters, false), new ExtendedManner(letters, true));
      case BEX ->
          List.of(
              new BexManner(letters, false, true),
              new BexManner(letters, true, true),
              new BexManner(letters, true, false));
    };
  }

  static DirectionLetters letters(Dialect dialect) {
    return new DirectionLetters(
        dialect == Dialect.XBETZA || dialect == Dialect.CLASSIC, dialect != Dialect.BEX);
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
