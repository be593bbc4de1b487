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
    "[ca](W)3, [ca]W3",
    "(R)2, R2",
    "m((R))2, mR2",
    "(N+B)02, N02+B02",
    "(RR)2, (WW)2",
    "(R*)2, (W*)2",
    "(R*)2, (RR)2",
    "((R)*)2, (R*)2",
    "(BB+N)02, (F*)02+N02"
  })
  void samePiece(String one, String other) {
    Reading first = Bex.read(one);
    assertThat(first.problems()).isEmpty();
    assertThat(first.piece()).isPresent().isEqualTo(Bex.read(other).piece());
  }

  /** The whole slide is repeated wherever a range is written inside the group. */
  @ParameterizedTest
  @CsvSource({
    "(R)02,   a3 c1",
    "(RR)02,  a3 a4 a5 a6 a7 a8 c1 d1 e1 f1 g1 h1",
    "(R*)02,  a3 a4 a5 a6 a7 a8 c1 d1 e1 f1 g1 h1",
    "(R3)2,   a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1"
  })
  void wholeSlidesAreRepeated(String notation, String moves) {
    assertThat(new Position("a1", "", "").moves(notation)).isEqualTo(moves);
  }
}
