package io.github.betza.processor.atlas;

import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.path.Piece;

/** The diagram of one piece as an SVG file, for texts outside of an atlas. */
public final class Picture {
  private Picture() {}

  /**
   * Returns the file.
   *
   * @param symbol what is written on the piece
   * @param title what a reader hears who cannot see the picture
   */
  public static String of(Piece piece, String symbol, String title) {
    return Drawing.file(Diagram.chart(piece), symbol, title);
  }
}
