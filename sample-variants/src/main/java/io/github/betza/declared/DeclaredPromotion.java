package io.github.betza.declared;

import io.github.betza.Promoting;

/**
 * Where pieces promote, and to what; see {@link io.github.betza.Variant.Promotion}.
 *
 * @param of the letters of the pieces that promote
 * @param to the letters of the pieces that they may become
 * @param zone the squares on which they promote, as White sees them
 * @param on which moves promote
 * @param optional whether the piece may also stay what it is
 * @param limited whether a piece may only become what its side has lost
 */
public record DeclaredPromotion(
    String of, String to, String zone, Promoting on, boolean optional, boolean limited) {
  /** Makes a promotion of moves that end in the zone. */
  public DeclaredPromotion(String of, String to, String zone, boolean optional, boolean limited) {
    this(of, to, zone, Promoting.ARRIVAL, optional, limited);
  }
}
