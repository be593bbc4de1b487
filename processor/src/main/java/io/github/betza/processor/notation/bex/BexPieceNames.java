package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.foreign.PieceNames;
import java.util.Map;

/** How well-known pieces are written in BEX. */
final class BexPieceNames {
  static final PieceNames ALL =
      PieceNames.with(
          Map.ofEntries(
              Map.entry("bison", "LJ"),
              Map.entry("gnu", "NL"),
              Map.entry("leo", "mQ+cpQ"),
              Map.entry("pao", "mR+cpR"),
              Map.entry("vao", "mB+cpB"),
              Map.entry("king", "yK"),
              Map.entry("pawn", "imfW2+mfW+cfF=Q,R,B,N"),
              Map.entry("elephant", "nA"),
              Map.entry("camel", "L"),
              Map.entry("zebra", "J"),
              Map.entry("giraffe", "(4,1)"),
              Map.entry("nightrider", "N*"),
              Map.entry("griffon", "F(mF-R)"),
              Map.entry("mao", "mW-F"),
              Map.entry("moa", "mF-W"),
              Map.entry("moo", "nN"),
              Map.entry("cannon", "mR+cpR"),
              Map.entry("grasshopper", "gQ"),
              Map.entry("rose", "qN"),
              Map.entry("gryphon", "F(mF-R)"),
              Map.entry("manticore", "W(mW-B)")));

  private BexPieceNames() {}
}
