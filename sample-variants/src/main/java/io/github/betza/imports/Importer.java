package io.github.betza.imports;

import io.github.betza.export.Target;

/** Reads games from the files of other programs. */
public final class Importer {
  private Importer() {}

  /**
   * Reads a game.
   *
   * @param program the program that the file was written for
   * @param text what is in the file; any text
   * @param name the name of the game; empty for the only one in the file
   * @return the game, which then compiles, or what is in the way
   */
  public static Imported read(Target program, String text, String name) {
    return switch (program) {
      case FAIRY_STOCKFISH -> FairyStockfishFile.read(text, name);
      case XBOARD -> XBoardFile.read(text, name);
      case INTERACTIVE_DIAGRAM -> DiagramFile.read(text, name);
    };
  }
}
