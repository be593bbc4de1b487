package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A range behind a group repeats the group with the modifiers in front of it. */
class BexRidingTest {

  @ParameterizedTest
  @CsvSource({
    "j(mW-F)*, (j(mW-F))*",
    "e(mW-F)2, N2",
    "e(mfW-F)*, fN*",
    "m(W-F)2, (mW-mF)2",
    "(W*)2, R2",
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
    "((R)*)2, R2"
  })
  void samePiece(String one, String other) {
    Reading first = Notations.read(one, Dialect.BEX);
    assertThat(first.problems()).isEmpty();
    assertThat(first.piece()).isPresent().isEqualTo(Notations.read(other, Dialect.BEX).piece());
  }

  /** The whole slide is repeated wherever a range is written inside the group. */
  @ParameterizedTest
  @CsvSource({"(R)02,   a3 c1", "(R3)2,   a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1"})
  void wholeSlidesAreRepeated(String notation, String moves) {
    assertThat(new Position("a1", "", "").moves(notation)).isEqualTo(moves);
  }

  /** A range inside the group is about the one hop, a suffix behind it about whole hops. */
  @ParameterizedTest
  @CsvSource({"(fpW)2,  a3 a5", "(fgW)2,  a3 a5", "(fpW)02, a5", "fpW2,    a3", "(fpW2),  a3"})
  void wholeHopsAreRepeated(String notation, String moves) {
    assertThat(new Position("a1", "a2 a4", "").moves(notation)).isEqualTo(moves);
  }

  /** Each round takes the directions of the one before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The hurdle is in the same place of each round.
        "(j(fW-fW-fW))2       | a1 | a2 a5 | ''    | a4 a7",
        "f(j(W-W-W))02        | a1 | a2 a5 | ''    | a7",
        // Each leap of a sequence is a step like any other.
        "(e(fmW-fmW)-fW)02    | a1 | a2 a5 | ''    | a7",
        // A capture by leaping over, within a range.
        "(f[cj]W3)2           | a1 | ''    | a2 a5 | a3-a2 a4-a2 a6-a2-a5 a7-a2-a5",
        "cj(fmW-fmW-fW)02     | a1 | a2 a5 | a7    | xa7",
        // Other directions, and other alternatives, are other riders.
        "(fW-fW+fD-fW)02      | a1 | ''    | ''    | a5 a7",
        "(fW-fF+fF-fW)02      | c1 | ''    | ''    | a5 e5"
      })
  void roundsDiffer(String notation, String from, String own, String enemies, String moves) {
    assertThat(new Position(from, own, enemies).moves(notation)).isEqualTo(moves);
  }

  /** A way that another one covers adds nothing to its rounds, and is left to be warned of. */
  @ParameterizedTest
  @ValueSource(strings = {"(W-F+mW-F)*", "fj(mW-F+W-F)*"})
  void coveredWaysDoNotMultiply(String notation) {
    assertThat(Notations.read(notation, Dialect.BEX).piece()).isPresent();
  }

  /**
   * However many rounds there may be, ways that exclude each other are no more than one of them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"c(mW-W)*", "j(mW-mF-W)*", "f(mW-F)*", "j(W-F-W)*"})
  void ridersWithoutEnd(String notation) {
    assertThat(Notations.read(notation, Dialect.BEX).problems()).isEmpty();
  }
}
