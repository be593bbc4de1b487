package io.github.betza.processor.notation.foreign;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How well-known pieces are written in a dialect. */
public enum PieceNames {
  /** The names in XBETZA. */
  XBETZA(0),
  /** The names in EXTENDED. */
  EXTENDED(1),
  /** The names in BEX. */
  BEX(2),
  /** The names in CLASSIC, in the words of XBETZA but for those without castling and passing. */
  CLASSIC(0);

  /** The name and the notation in XBETZA, EXTENDED and BEX, or one for all; "-" for none. */
  private static final String TABLE =
      """
      queen Q
      rook R
      bishop B
      knight N
      king KisO2 K yK
      pawn fmWfceFifmnD fmWfcF imfW2+mfW+cfF=Q,R,B,N
      wazir W
      ferz F
      fers F
      advisor F
      dabbaba D
      alfil A
      alibaba AD
      man K
      mann K
      commoner K
      centaur KN
      amazon QN
      archbishop BN
      cardinal BN
      princess BN
      chancellor RN
      marshal RN
      marshall RN
      empress RN
      squirrel NAD
      gold WfF
      goldgeneral WfF
      silver FfW
      silvergeneral FfW
      lance fR
      dragonking RF
      dragonhorse BW
      bison CZ LJ LJ
      gnu NC NL NL
      camel C L L
      zebra Z J J
      giraffe FX (4,1) (4,1)
      nightrider NN N0 N*
      elephant nA F-F nA
      mao afsW W-F mW-F
      moa afsF F-W mF-W
      moo afsK W-FF-W nN
      cannon mRcpR mRcR+R mR+cpR
      pao mRcpR mRcR+R mR+cpR
      vao mBcpB mBcB+B mB+cpB
      leo mQcpQ mQcQ+Q mQ+cpQ
      grasshopper gQ Q+K gQ
      griffon FyafsF FtR F(mF-R)
      gryphon FyafsF FtR F(mF-R)
      manticore WyafsW WtB W(mW-B)
      rose qN Nrf7Nlf7 qN
      lion KNADcaKcabKmabK KNADKxaKK-bK -
      """;

  private final Map<String, String> notations = new HashMap<>();

  PieceNames(int column) {
    for (String row : TABLE.split("\n")) {
      String[] cells = row.split(" ");
      notations.put(cells[0], cells[cells.length == 2 ? 1 : column + 1]);
    }
    notations.values().removeIf("-"::equals);
    if (name().equals("CLASSIC")) {
      notations.put("king", "K");
      notations.put("pawn", "fmWfcFifmnD");
    }
  }

  /** Returns how to write the piece with a name, in whatever case and words it is written. */
  Optional<String> notation(String name) {
    String word = name.replaceAll("[ -]", "").toLowerCase(Locale.ROOT);
    return Optional.ofNullable(notations.get(word));
  }
}
