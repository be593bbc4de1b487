package io.github.betza.declared;

import io.github.betza.Dialect;

/**
 * A piece of a game, as {@link io.github.betza.Betza} declares it.
 *
 * @param name its name, for example {@code Knight}
 * @param letter its letter, {@code A} to {@code Z}
 * @param notation its moves
 * @param dialect the dialect of the notation
 * @param royal whether it is royal by its annotation or its notation
 * @param promoted whether it is the promoted form of the piece with that letter
 */
public record DeclaredPiece(
    String name, char letter, String notation, Dialect dialect, boolean royal, boolean promoted) {
  /** Makes a piece that is not the promoted form of another. */
  public DeclaredPiece(String name, char letter, String notation, Dialect dialect, boolean royal) {
    this(name, letter, notation, dialect, royal, false);
  }

  /** Returns its letter, after a plus if it is a promoted form. */
  public String symbol() {
    return (promoted ? "+" : "") + letter;
  }
}
