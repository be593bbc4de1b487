package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.foreign.PieceNames;
import java.util.Map;

/** How well-known pieces are written in XBETZA. */
public final class XBetzaPieceNames {
  /** The names and notations. */
  public static final PieceNames ALL =
      PieceNames.with(
          Map.ofEntries(
              Map.entry("bison", "CZ"),
              Map.entry("gnu", "NC"),
              Map.entry("leo", "mQcpQ"),
              Map.entry("pao", "mRcpR"),
              Map.entry("vao", "mBcpB"),
              Map.entry("camel", "C"),
              Map.entry("cannon", "mRcpR"),
              Map.entry("elephant", "nA"),
              Map.entry("giraffe", "FX"),
              Map.entry("grasshopper", "gQ"),
              Map.entry("griffon", "FyafsF"),
              Map.entry("gryphon", "FyafsF"),
              Map.entry("king", "KisO2"),
              Map.entry("lion", "KNADcaKcabKmabK"),
              Map.entry("manticore", "WyafsW"),
              Map.entry("mao", "afsW"),
              Map.entry("moa", "afsF"),
              Map.entry("moo", "afsK"),
              Map.entry("nightrider", "NN"),
              Map.entry("pawn", "fmWfceFifmnD"),
              Map.entry("rose", "qN"),
              Map.entry("zebra", "Z")));

  private XBetzaPieceNames() {}
}
