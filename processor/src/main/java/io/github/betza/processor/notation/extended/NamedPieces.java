package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.PieceNames;
import java.util.Map;

/** How well-known pieces are written in EXTENDED. */
final class NamedPieces {
  static final PieceNames ALL =
      new PieceNames(
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
              Map.entry("rose", "Nrf7Nlf7"),
              Map.entry("dabbaba", "D"),
              Map.entry("elephant", "F-F"),
              Map.entry("amazon", "QN"),
              Map.entry("archbishop", "BN"),
              Map.entry("chancellor", "RN"),
              Map.entry("marshall", "RN"),
              Map.entry("gryphon", "FtR"),
              Map.entry("manticore", "WtB"),
              Map.entry("moo", "W-FF-W")));

  private NamedPieces() {}
}
