package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.foreign.PieceNames;
import java.util.Map;

/** How well-known pieces are written in EXTENDED. */
final class ExtendedPieceNames {
  static final PieceNames ALL =
      PieceNames.with(
          Map.ofEntries(
              Map.entry("bison", "LJ"),
              Map.entry("gnu", "NL"),
              Map.entry("leo", "mQcQ+Q"),
              Map.entry("pao", "mRcR+R"),
              Map.entry("vao", "mBcB+B"),
              Map.entry("king", "K"),
              Map.entry("pawn", "fmWfcF"),
              Map.entry("dababba", "D"),
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
              Map.entry("elephant", "F-F"),
              Map.entry("gryphon", "FtR"),
              Map.entry("manticore", "WtB"),
              Map.entry("moo", "W-FF-W")));

  private ExtendedPieceNames() {}
}
