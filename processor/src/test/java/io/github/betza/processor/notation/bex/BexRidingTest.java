package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Reading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A range behind a group repeats the group with the modifiers in front of it. */
class BexRidingTest {

  @ParameterizedTest
  @CsvSource({
    "j(mW-F)*, (j(mW-F))*",
    "e(mW-F)2, N2",
    "e(mfW-F)*, fN*",
    "m(W-F)2, (mW-mF)2",
    "c(mW-F)2, (mW-cF)2",
    "f(mW-F)*, (f(mW-F))*",
    "fe(mW-F)*, (fe(mW-F))*",
    "i(mW-F)2, (i(mW-F))2",
    "m(pR)2, (mpR)2",
    "j(W)3, jW3",
    "[ca](W)3, [ca]W3"
  })
  void samePiece(String one, String other) {
    Reading first = Bex.read(one);
    assertThat(first.problems()).isEmpty();
    assertThat(first.piece()).isPresent().isEqualTo(Bex.read(other).piece());
  }
}
