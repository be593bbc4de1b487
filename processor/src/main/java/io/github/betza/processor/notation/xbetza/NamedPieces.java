package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.PieceNames;
import java.util.Map;

/** How well-known pieces are written in XBETZA. */
public final class NamedPieces {
  /** The names and notations. */
  public static final PieceNames ALL =
      new PieceNames(
          Map.ofEntries(
              Map.entry("alfil", "A"),
              Map.entry("amazon", "QN"),
              Map.entry("archbishop", "BN"),
              Map.entry("bishop", "B"),
              Map.entry("camel", "C"),
              Map.entry("cannon", "mRcpR"),
              Map.entry("chancellor", "RN"),
              Map.entry("dabbaba", "D"),
              Map.entry("elephant", "nA"),
              Map.entry("ferz", "F"),
              Map.entry("giraffe", "FX"),
              Map.entry("grasshopper", "gQ"),
              Map.entry("griffon", "FyafsF"),
              Map.entry("gryphon", "FyafsF"),
              Map.entry("king", "KisO2"),
              Map.entry("knight", "N"),
              Map.entry("lion", "KNADcaKcabKmabK"),
              Map.entry("manticore", "WyafsW"),
              Map.entry("mao", "afsW"),
              Map.entry("marshall", "RN"),
              Map.entry("moa", "afsF"),
              Map.entry("moo", "afsK"),
              Map.entry("nightrider", "NN"),
              Map.entry("pawn", "fmWfceFifmnD"),
              Map.entry("queen", "Q"),
              Map.entry("rook", "R"),
              Map.entry("rose", "qN"),
              Map.entry("wazir", "W"),
              Map.entry("zebra", "Z")));

  private NamedPieces() {}
}
