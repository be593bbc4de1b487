package io.github.betza.export;

/**
 * Directions of the first leg of an XBETZA move, as the sets of bits that {@link
 * io.github.betza.processor.tool.BetzaTool#directions} returns.
 */
public final class Compass {
  public static final int ALL = 0xFF;
  static final int ORTHOGONAL = 0x55;
  static final int DIAGONAL = 0xAA;

  /** The directions of an atom. */
  public enum Shape {
    ORTHOGONAL,
    DIAGONAL,
    OBLIQUE
  }

  private Compass() {}
}
