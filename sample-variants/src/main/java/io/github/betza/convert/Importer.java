package io.github.betza.convert;

import io.github.betza.imports.DiagramFile;
import io.github.betza.imports.Imported;
import io.github.betza.imports.XBoardFile;
import io.github.betza.imports.fairy.FairyStockfishFile;

/** Reads games from the files of other programs. */
public final class Importer {
  /** Some editors begin a file with this mark, which does not belong to its first line. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Importer() {}

  /**
   * Reads a game.
   *
   * @param program the program for which the file was written
   * @param text the content of the file, which may be any text
   * @param name the name of the game; empty for the only one in the file
   * @return the game, which compiles, or the problems
   */
  public static Imported read(Target program, String text, String name) {
    String lines = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    return switch (program) {
      case FAIRY_STOCKFISH -> FairyStockfishFile.read(lines, name);
      case XBOARD -> XBoardFile.read(lines, name);
      case INTERACTIVE_DIAGRAM -> DiagramFile.read(lines, name);
    };
  }
}
