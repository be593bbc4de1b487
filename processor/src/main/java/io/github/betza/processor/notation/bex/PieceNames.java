package io.github.betza.processor.notation.bex;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Recognises the names of well-known pieces, which are no notations. */
final class PieceNames {
  private static final Map<String, String> NOTATIONS =
      Map.ofEntries(
          Map.entry("king", "yK"),
          Map.entry("queen", "Q"),
          Map.entry("rook", "R"),
          Map.entry("bishop", "B"),
          Map.entry("knight", "N"),
          Map.entry("pawn", "imfW2+mfW+cfF=Q,R,B,N"),
          Map.entry("wazir", "W"),
          Map.entry("ferz", "F"),
          Map.entry("dabbaba", "D"),
          Map.entry("alfil", "A"),
          Map.entry("elephant", "nA"),
          Map.entry("camel", "L"),
          Map.entry("zebra", "J"),
          Map.entry("giraffe", "(1,4)"),
          Map.entry("nightrider", "N*"),
          Map.entry("griffon", "F(mF-R)"),
          Map.entry("mao", "mW-F"),
          Map.entry("moa", "mF-W"),
          Map.entry("moo", "nN"),
          Map.entry("cannon", "mR+cpR"),
          Map.entry("grasshopper", "gQ"),
          Map.entry("rose", "qN"));

  private PieceNames() {}

  /** Returns how to write the piece with some name, if it is one. */
  static Optional<String> notation(String text) {
    return Optional.ofNullable(NOTATIONS.get(text.toLowerCase(Locale.ROOT)));
  }
}
