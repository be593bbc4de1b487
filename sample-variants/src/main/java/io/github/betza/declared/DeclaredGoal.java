package io.github.betza.declared;

/**
 * Squares that pieces win the game by coming to; see {@link io.github.betza.Variant.Goal}.
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them
 */
public record DeclaredGoal(String of, String squares) {}
