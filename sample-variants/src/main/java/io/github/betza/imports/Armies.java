package io.github.betza.imports;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.export.fairy.FairyPieces;
import java.util.Map;

/** Makes pieces of what files say about them. */
public final class Armies {
  /**
   * The spelling of the Mao that other programs read, which the processor warns of, and its own.
   */
  private static final String MAO = "nN";

  private static final String MAO_IN_LEGS = "afsW";

  private Armies() {}

  /** Returns a piece; where its name is empty, with one that its moves or its letter suggest. */
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
