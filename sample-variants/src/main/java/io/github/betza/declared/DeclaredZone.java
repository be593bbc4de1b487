package io.github.betza.declared;

/**
 * Squares that pieces may not leave; see {@link io.github.betza.Variant.Zone}.
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them
 */
public record DeclaredZone(String of, String squares) {}
