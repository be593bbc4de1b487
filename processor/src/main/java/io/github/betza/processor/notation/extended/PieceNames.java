package io.github.betza.processor.notation.extended;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Recognises the names of well-known pieces, which are no notations. */
final class PieceNames {
  private static final Map<String, String> NOTATIONS =
      Map.ofEntries(
          Map.entry("king", "K"),
          Map.entry("queen", "Q"),
          Map.entry("rook", "R"),
          Map.entry("bishop", "B"),
          Map.entry("knight", "N"),
          Map.entry("pawn", "fmWfcF"),
          Map.entry("wazir", "W"),
          Map.entry("ferz", "F"),
          Map.entry("dababba", "D"),
          Map.entry("alfil", "A"),
          Map.entry("camel", "L"),
          Map.entry("zebra", "J"),
          Map.entry("giraffe", "(4,1)"),
          Map.entry("nightrider", "N0"),
          Map.entry("griffon", "FtR"),
          Map.entry("mao", "W-F"),
          Map.entry("moa", "F-W"),
          Map.entry("cannon", "mRcR+R"),
          Map.entry("grasshopper", "Q+K"),
          Map.entry("checker", "fmFfmFxF"),
          Map.entry("lion", "KNADKxaKK-bK"),
          Map.entry("rose", "Nrf7Nlf7"));

  private PieceNames() {}

  /** Returns how to write the piece with some name, if it is one. */
  static Optional<String> notation(String text) {
    return Optional.ofNullable(NOTATIONS.get(text.toLowerCase(Locale.ROOT)));
  }
}
