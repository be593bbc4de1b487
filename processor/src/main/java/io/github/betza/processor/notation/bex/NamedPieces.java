package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.PieceNames;
import java.util.Map;

/** How well-known pieces are written in BEX. */
final class NamedPieces {
  static final PieceNames ALL =
      new PieceNames(
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
              Map.entry("rose", "qN"),
              Map.entry("amazon", "QN"),
              Map.entry("archbishop", "BN"),
              Map.entry("chancellor", "RN"),
              Map.entry("marshall", "RN"),
              Map.entry("gryphon", "F(mF-R)"),
              Map.entry("manticore", "W(mW-B)")));

  private NamedPieces() {}
}
