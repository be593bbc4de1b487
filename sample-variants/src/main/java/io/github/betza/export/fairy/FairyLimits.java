package io.github.betza.export.fairy;

/** How much Fairy-Stockfish has room for. */
public final class FairyLimits {
  /** The number of files of its largest board. */
  public static final int FILES = 12;

  /** The number of ranks of its largest board. */
  public static final int RANKS = 10;

  /** The number of pieces that can be written for it, besides those that it knows. */
  public static final int CUSTOM_PIECES = 25;

  private FairyLimits() {}
}
