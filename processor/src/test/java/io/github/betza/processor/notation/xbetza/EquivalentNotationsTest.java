package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two ways to write one piece give the same paths. */
class EquivalentNotationsTest {

  @ParameterizedTest
  @CsvSource({
    "NN, N0",
    "WW, R",
    "R4, W4",
    "R1, W",
    "K0, Q",
    "L, C",
    "J, Z",
    "pR, pafR",
    "cptR, pafctR",
    "cgtQ, gafctQ",
    "gQ, gafQ",
    "gN, gafN",
    "mRcabeR, mRcaibR",
    "mRmcaiR, mRcmaiR",
    "frW, fWrW",
    "fcmN, cfmN",
    "vsR, R",
    "afK, mafmcK",
    "hrNhlN, hlNhrN",
    "fafrN, rfafrNlfafrN",
    "nnA, nnA1",
    "KX, WXFX",
    "O2, rO2lO2",
    "cmU, U",
    "qN1, N",
    "zB1, F",
    "qR1, W",
    "afqN, afsN",
    "yaqW1, yaqW",
    "qyafsN, qyafsN0",
    "qgafsN, qgafsN0",
    "u[F-cR], uc[F-R]",
    "uc[F-R], [F-ucR]",
    "t[F-cR], tc[F-R]",
    "d[W-uB], du[W-B]",
    "k[F-uR], ku[F-R]",
    "k[F-tR], [F-tR]",
    "t[F-kR], [F-kR]",
    "u[F-mR], [F-mR]",
    "c[F-mR], [F-mR]",
    "u[W-eF], [W-ueF]",
    "u[cW-eF], [cW-ueF]",
    "t[F-eF], [F-teF]",
    "t[F-ueF], [F-uteF]",
    "k[F-eF], [F-eF]",
    "e[fR-fsteF], e[fR-fstiF]",
    "e[R?teF], e[R?tiF]"
  })
  void samePaths(String one, String other) {
    assertThat(alternatives(one)).isEqualTo(alternatives(other));
  }

  @ParameterizedTest
  @CsvSource({
    "hrN, hlN",
    "u[F?cR], [F?cR]",
    "t[F?cR], [F?cR]",
    "k[F?uR], [F?uR]",
    "lfafrN, lfaflN",
    "hlafrN, hlaflN",
    "frN, rfN",
    "nA, A",
    "inW2, imW2",
    "R, oR",
    "oR, ooR",
    "jR, R",
    "cptR, ptafcR",
    "I, bI"
  })
  void otherPaths(String one, String other) {
    assertThat(alternatives(one)).isNotEqualTo(alternatives(other));
  }

  /** The moves without regard to their order: every first leg of a walk counts by itself. */
  private static Set<Object> alternatives(String notation) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    Set<Object> parts = new HashSet<>();
    for (Alternative alternative : piece.alternatives()) {
      if (alternative instanceof Alternative.Walk walk) {
        walk.first()
            .forEach(
                node -> parts.add(new Alternative.Walk(walk.initial(), java.util.List.of(node))));
      } else if (alternative instanceof Alternative.Universal universal) {
        parts.add(Set.copyOf(universal.landings()));
      } else {
        parts.add(alternative);
      }
    }
    return parts;
  }
}
