package io.github.betza.declared;

/**
 * Where pieces promote, and to what; see {@link io.github.betza.Variant.Promotion}.
 *
 * @param of the letters of the pieces that promote
 * @param to the letters of the pieces that they may become
 * @param zone the squares on which a move must end, as White sees them
 * @param optional whether the piece may also stay what it is
 * @param limited whether a piece may only become what its side has lost
 */
public record DeclaredPromotion(
    String of, String to, String zone, boolean optional, boolean limited) {}
