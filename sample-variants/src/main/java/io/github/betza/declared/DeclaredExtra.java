package io.github.betza.declared;

import io.github.betza.Dialect;

/**
 * Extra moves that are added to a game, see {@link io.github.betza.Variant.Extra}, with the
 * notation of the type to be made for them.
 *
 * @param of the letters of the pieces
 * @param name the name of the moves, for example {@code DoubleStep}
 * @param notation the moves
 * @param dialect the dialect of the notation
 * @param squares the squares on which they begin and end, as White sees them
 */
public record DeclaredExtra(
    String of, String name, String notation, Dialect dialect, String squares) {}
