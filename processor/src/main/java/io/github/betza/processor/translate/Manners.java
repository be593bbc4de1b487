package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;

/** The ways of writing that each dialect has. */
final class Manners {
  private Manners() {}

  static List<Manner> of(Language language) {
    return switch (language) {
      case XBETZA -> List.of(new AgainManner(new Letters(true, true), Atoms.xbetza(), true));
      case CLASSIC -> List.of(new AgainManner(new Letters(true, true), Atoms.classic(), false));
      case EXTENDED -> List.of();
      case BEX -> List.of();
    };
  }
}
