package io.github.betza;

/**
 * The dialect in which a notation is written. The same letter means different things in different
 * dialects ({@code FtR} is a ferz and a tame rook in {@link #XBETZA}, and a griffon in {@link
 * #EXTENDED}). So a notation is only read in the dialect that is declared with it.
 */
public enum Dialect {
  /**
   * XBetza: Betza's original notation with the modifier {@code a} (again) for moves of several
   * legs, as the program XBoard and the Interactive Diagram read it. This is the default.
   */
  XBETZA,

  /** Extended Betza notation with the chaining operators {@code t - + ? ! x d y}. */
  EXTENDED,

  /** Betza Extended Notation (BEX), with sequencing operators, promotion and exotic effects. */
  BEX,

  /** Betza's original subset that the other three dialects share. */
  CLASSIC
}
