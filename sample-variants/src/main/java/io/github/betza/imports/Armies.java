package io.github.betza.imports;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.export.fairy.FairyPieces;
import java.util.Map;

/** Makes pieces from their data in files. */
public final class Armies {
  /**
   * The spelling of the Mao in other programs, which causes a warning of the processor, and the
   * processor's own.
   */
  private static final String MAO = "nN";

  private static final String MAO_IN_LEGS = "afsW";

  private Armies() {}

  /** Returns a piece; if its name is empty, it gets one suggested by its moves or its letter. */
  public static DeclaredPiece piece(String name, char letter, String notation, boolean royal) {
    String shown = name.isEmpty() ? name(letter, notation, royal) : name;
    String written = notation.equals(MAO) ? MAO_IN_LEGS : notation;
    return new DeclaredPiece(shown, letter, written, Dialect.XBETZA, royal);
  }

  private static String name(char letter, String notation, boolean royal) {
    String known =
        FairyPieces.known().entrySet().stream()
            .filter(entry -> entry.getValue().equals(notation))
            .map(Map.Entry::getKey)
            .sorted()
            .findFirst()
            .orElse(notation.startsWith("fmWfc") ? "pawn" : "");
    return royal ? "King" : TypeNames.camelCase(known, "Piece" + letter);
  }
}
