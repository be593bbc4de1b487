package io.github.betza.processor.notation;

import io.github.betza.processor.notation.xbetza.XBetza;
import java.util.List;
import java.util.Optional;

/** Reads notations: the one door to the grammars. */
public final class Notations {
  /** The dialects, by the names of the constants of the annotation's {@code Dialect}. */
  public enum Language {
    /** See {@link XBetza}. */
    XBETZA,
    /** Extended Betza notation. */
    EXTENDED,
    /** Betza Extended Notation. */
    BEX,
    /** Betza's original subset. */
    CLASSIC
  }

  private Notations() {}

  /** Reads a notation in a dialect. It accepts any string, and does bounded work for it. */
  public static Reading read(String notation, Language language) {
    return switch (language) {
      case XBETZA -> XBetza.read(notation);
      case EXTENDED, BEX, CLASSIC ->
          new Reading(
              Optional.empty(),
              List.of(
                  new Problem(
                      ProblemCode.UNSUPPORTED_DIALECT,
                      new Span(0, notation.length()),
                      "the dialect " + language + " is not supported yet",
                      "write the piece in XBETZA")));
    };
  }
}
