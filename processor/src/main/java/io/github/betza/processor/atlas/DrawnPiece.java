package io.github.betza.processor.atlas;

import io.github.betza.Dialect;

/**
 * A piece that a page describes.
 *
 * @param name its name
 * @param symbol what stands for it in positions: its letter, after a plus where it is a promoted
 *     form
 * @param royal whether it is royal, as its annotation or its notation says
 * @param notation how it moves
 * @param dialect in which the notation is written
 */
public record DrawnPiece(
    String name, String symbol, boolean royal, String notation, Dialect dialect) {
  /** Returns whether it is the promoted form of another piece. */
  boolean isPromoted() {
    return symbol.startsWith("+");
  }

  /** Returns its name; promoted forms, which are often named as other pieces, with the symbol. */
  String label() {
    return isPromoted() ? name + " (" + symbol + ")" : name;
  }
}
