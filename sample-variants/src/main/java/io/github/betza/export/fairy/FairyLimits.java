package io.github.betza.export.fairy;

/** The limits of Fairy-Stockfish. */
public final class FairyLimits {
  /** The number of files of its largest board. */
  public static final int FILES = 12;

  /** The number of ranks of its largest board. */
  public static final int RANKS = 10;

  /** The number of custom pieces that a file can declare. */
  public static final int CUSTOM_PIECES = 25;

  private FairyLimits() {}
}
