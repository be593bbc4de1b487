package io.github.betza.export.fairy;

import java.util.Map;

/** The pieces that Fairy-Stockfish has by name, except its pawn and its king. */
public final class FairyPieces {
  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("knight", "N"),
          Map.entry("bishop", "B"),
          Map.entry("rook", "R"),
          Map.entry("queen", "Q"),
          Map.entry("fers", "F"),
          Map.entry("alfil", "A"),
          Map.entry("fersAlfil", "FA"),
          Map.entry("silver", "FfW"),
          Map.entry("bers", "RF"),
          Map.entry("archbishop", "BN"),
          Map.entry("chancellor", "RN"),
          Map.entry("amazon", "QN"),
          Map.entry("knibis", "mNcB"),
          Map.entry("biskni", "mBcN"),
          Map.entry("shogiPawn", "fW"),
          Map.entry("lance", "fR"),
          Map.entry("shogiKnight", "fN"),
          Map.entry("gold", "WfF"),
          Map.entry("dragonHorse", "BW"),
          Map.entry("cannon", "mRcpR"),
          Map.entry("soldier", "fsW"),
          Map.entry("horse", "nN"),
          Map.entry("elephant", "nA"),
          Map.entry("wazir", "W"),
          Map.entry("commoner", "K"),
          Map.entry("centaur", "KN"));

  private FairyPieces() {}

  /** Returns their notations by their names. */
  public static Map<String, String> known() {
    return KNOWN;
  }
}
