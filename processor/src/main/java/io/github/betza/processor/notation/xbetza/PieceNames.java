package io.github.betza.processor.notation.xbetza;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Names of pieces that people write where a notation is asked for. */
public final class PieceNames {
  private static final Map<String, String> NOTATIONS =
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
          Map.entry("manticore", "WyafsW"),
          Map.entry("mao", "afsW"),
          Map.entry("marshall", "RN"),
          Map.entry("nightrider", "NN"),
          Map.entry("pawn", "fmWfceFifmnD"),
          Map.entry("queen", "Q"),
          Map.entry("rook", "R"),
          Map.entry("rose", "qN"),
          Map.entry("wazir", "W"),
          Map.entry("zebra", "Z"));

  private PieceNames() {}

  /** Returns the XBETZA notation of the piece with a name, in whatever case it is written. */
  public static Optional<String> notation(String name) {
    return Optional.ofNullable(NOTATIONS.get(name.toLowerCase(Locale.ROOT)));
  }
}
