package io.github.betza.processor.atlas;

import io.github.betza.Dialect;

/**
 * A piece that a page describes.
 *
 * @param name its name
 * @param symbol its symbol in positions: its letter, after a plus if it is a promoted form
 * @param royal whether it is royal by its annotation or its notation
 * @param notation its moves
 * @param dialect the dialect of the notation
 */
public record DrawnPiece(
    String name, String symbol, boolean royal, String notation, Dialect dialect) {
  /** Returns whether it is the promoted form of another piece. */
  boolean isPromoted() {
    return symbol.startsWith("+");
  }

  /**
   * Returns its name; for promoted forms, which often have the name of another piece, with the
   * symbol.
   */
  String label() {
    return isPromoted() ? name + " (" + symbol + ")" : name;
  }
}
