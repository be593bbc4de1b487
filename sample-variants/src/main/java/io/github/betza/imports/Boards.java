package io.github.betza.imports;

import io.github.betza.board.Geometry;
import java.util.Locale;
import java.util.Map;

/** Writes positions. */
final class Boards {
  private Boards() {}

  /** Returns the rows of a board, given the letters of the pieces by their squares. */
  static String fen(Geometry geometry, Map<String, Character> placed) {
    StringBuilder fen = new StringBuilder();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < geometry.files(); file++) {
        Character letter = placed.get(geometry.name(geometry.square(file, rank)));
        if (letter == null) {
          empty++;
        } else {
          fen.append(empty == 0 ? "" : String.valueOf(empty)).append(letter);
          empty = 0;
        }
      }
      fen.append(empty == 0 ? "" : String.valueOf(empty)).append(rank == 0 ? "" : "/");
    }
    return fen.toString();
  }

  /** Returns the rights to castle of a side that has a single king, with what stands beside it. */
  static String rights(
      Geometry geometry, Map<String, Character> placed, char royal, boolean white) {
    char king = white ? royal : Character.toLowerCase(royal);
    String rights = "";
    for (Map.Entry<String, Character> entry : placed.entrySet()) {
      if (entry.getValue() == king) {
        int square = geometry.square(entry.getKey());
        rights = hasOwn(geometry, placed, square, 1, white) ? "K" : "";
        rights += hasOwn(geometry, placed, square, -1, white) ? "Q" : "";
      }
    }
    return white ? rights : rights.toLowerCase(Locale.ROOT);
  }

  private static boolean hasOwn(
      Geometry geometry, Map<String, Character> placed, int from, int direction, boolean white) {
    int square = geometry.step(from, direction, 0);
    while (square != Geometry.OFF) {
      Character letter = placed.get(geometry.name(square));
      if (letter != null && Character.isUpperCase(letter) == white) {
        return true;
      }
      square = geometry.step(square, direction, 0);
    }
    return false;
  }
}
