package io.github.betza.convert;

import io.github.betza.imports.DiagramFile;
import io.github.betza.imports.Imported;
import io.github.betza.imports.XBoardFile;
import io.github.betza.imports.fairy.FairyStockfishFile;

/** Reads games from the files of other programs. */
public final class Importer {
  /** Some editors begin a file with this mark, which is no part of its first line. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

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
    String lines = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    return switch (program) {
      case FAIRY_STOCKFISH -> FairyStockfishFile.read(lines, name);
      case XBOARD -> XBoardFile.read(lines, name);
      case INTERACTIVE_DIAGRAM -> DiagramFile.read(lines, name);
    };
  }
}
