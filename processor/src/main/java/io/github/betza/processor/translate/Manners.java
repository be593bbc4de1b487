package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;

/** The ways of writing that each dialect has. */
final class Manners {
  private Manners() {}

  static List<Manner> of(Language language) {
    Letters letters =
        new Letters(
            language == Language.XBETZA || language == Language.CLASSIC, language != Language.BEX);
    return switch (language) {
      case XBETZA ->
          List.of(
              new AgainManner(letters, Atoms.xbetza(), true),
              new BracketManner(letters, false),
              new BracketManner(letters, true));
      case CLASSIC -> List.of(new AgainManner(letters, Atoms.classic(), false));
      case EXTENDED ->
          List.of(new ExtendedManner(letters, false), new ExtendedManner(letters, true));
      case BEX -> List.of(new BexManner(letters, false), new BexManner(letters, true));
    };
  }

  static Atoms atoms(Language language) {
    return switch (language) {
      case XBETZA -> Atoms.xbetza();
      case CLASSIC -> Atoms.classic();
      case EXTENDED -> Atoms.extended();
      case BEX -> Atoms.bex();
    };
  }
}
