package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.MovesOf;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.path.Alternative.Walk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a repeated group means. */
class RepetitionTest {

  @ParameterizedTest
  @CsvSource({
    "(paf)3R, RpafRpafpafRpafpafpafR",
    "(paf)1R, RpafR",
    "(caf)2Q, QcafQcafcafQ",
    "mafm(paf)2R, mafmRmafmpafRmafmpafpafR",
    "(paf)2cR, cRpafcRpafpafcR",
    "c(afs)2W, cWcafsWcafsafsW",
    "(afsmpaf)2W, WafsmpafWafsmpafafsmpafW",
    "(caf)2caW, caWcafcaWcafcafcaW",
    "i(paf)1R, iRipafR",
    "(ipaf)1R, RipafR",
    "(yaf)2W, WyafWyafyafW",
    "(paf)2pR, pRpafpRpafpafpR"
  })
  void theGroupStandsNoneToSoManyTimes(String repeated, String writtenOut) {
    SameMoves.check(repeated, Dialect.XBETZA, writtenOut, Dialect.XBETZA);
  }

  @Test
  void withoutANumberItGoesToTheEdge() {
    SameMoves.check("(paf)R", Dialect.XBETZA, "(paf)34R", Dialect.XBETZA);
    SameMoves.check("(af)W", Dialect.XBETZA, "mRcR", Dialect.XBETZA);
    assertThat(MovesOf.fromD4("f(caf)R", Dialect.XBETZA, "ad5 ad6 ad7 ad8"))
        .containsExactlyInAnyOrder("d5", "d6", "d7", "d8");
  }

  /**
   * The rounds hang on one another, so the tree grows with their number and not with its square.
   */
  @Test
  void theRoundsShareTheirLegs() {
    Walk walk =
        (Walk)
            Notations.read("f(paf)R", Dialect.XBETZA).piece().orElseThrow().alternatives().get(0);
    assertThat(walk.first()).hasSize(1);
  }
}
