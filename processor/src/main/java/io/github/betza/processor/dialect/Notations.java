package io.github.betza.processor.dialect;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.bex.Bex;
import io.github.betza.processor.notation.classic.Classic;
import io.github.betza.processor.notation.extended.Extended;
import io.github.betza.processor.notation.xbetza.XBetza;

/** Reads notations: the one door to the grammars. */
public final class Notations {
  private Notations() {}

  /** Reads a notation in a dialect. It accepts any string, and does bounded work for it. */
  public static Reading read(String notation, Dialect dialect) {
    return new CleanOffers(notation, text -> readAlone(text, dialect))
        .settled(readAlone(notation, dialect));
  }

  private static Reading readAlone(String notation, Dialect dialect) {
    return switch (dialect) {
      case XBETZA -> XBetza.read(notation, Extended::isClearlyRoyal);
      case EXTENDED -> Extended.read(notation);
      case BEX -> Bex.read(notation);
      case CLASSIC -> Classic.read(notation);
    };
  }

  /**
   * Returns whether a notation has no problems as one of EXTENDED and says there that its piece is
   * royal. Where another dialect was said, it may still be meant so.
   */
  public static boolean isClearlyRoyalInExtended(String notation) {
    return Extended.isClearlyRoyal(notation);
  }
}
