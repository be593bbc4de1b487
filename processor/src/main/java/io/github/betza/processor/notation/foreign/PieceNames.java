package io.github.betza.processor.notation.foreign;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The notations of well-known pieces in a dialect. */
public final class PieceNames {
  /**
   * The name and the notation in XBETZA, EXTENDED and BEX, or one for all; "-" if there is none.
   */
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

  /** The names in XBETZA. */
  public static final PieceNames XBETZA = new PieceNames(column(0));

  /** The names in EXTENDED. */
  public static final PieceNames EXTENDED = new PieceNames(column(1));

  /** The names in BEX. */
  public static final PieceNames BEX = new PieceNames(column(2));

  /** The names in CLASSIC: as in XBETZA, without the pieces that castle or pass. */
  public static final PieceNames CLASSIC = new PieceNames(classic());

  private final Map<String, String> notations;

  private PieceNames(Map<String, String> notations) {
    this.notations = notations;
  }

  private static Map<String, String> column(int column) {
    Map<String, String> notations = new HashMap<>();
    for (String row : TABLE.split("\n", 0)) {
      String[] cells = row.split(" ", -1);
      notations.put(cells[0], cells[cells.length == 2 ? 1 : column + 1]);
    }
    notations.values().removeIf("-"::equals);
    return notations;
  }

  private static Map<String, String> classic() {
    Map<String, String> notations = column(0);
    notations.put("king", "K");
    notations.put("pawn", "fmWfcFifmnD");
    return notations;
  }

  /** Returns the notation of the piece with a name, in any case and form. */
  public Optional<String> notation(String name) {
    String word = name.replaceAll("[ -]", "").toLowerCase(Locale.ROOT);
    return Optional.ofNullable(notations.get(word));
  }
}
