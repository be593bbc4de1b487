package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Reading;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
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

  /** A range inside the group is about the one hop, a suffix behind it about whole hops. */
  @ParameterizedTest
  @CsvSource({"(fpW)2,  a3 a5", "(fgW)2,  a3 a5", "(fpW)02, a5", "fpW2,    a3", "(fpW2),  a3"})
  void wholeHopsAreRepeated(String notation, String moves) {
    assertThat(new Position("a1", "a2 a4", "").moves(notation)).isEqualTo(moves);
  }

  /** Each round takes the directions of the one before, but may be gone in another way. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The hurdle stands elsewhere in the second round.
        "(j(fW-fW-fW))2       | a1 | a2 a6 | ''    | a4 a7",
        "f(j(W-W-W))02        | a1 | a2 a6 | ''    | a7",
        // Each leap of a sequence is a step like any other.
        "(e(fmW-fW)-fW)02     | a1 | a2 a5 | ''    | a7",
        // Slides over pieces may differ in length, and each begins on an empty square.
        "e(fRR)02             | a1 | a2 a4 | ''    | a5 a6 a7 a8",
        // A capture by leaping over, within a range.
        "(f[cj]W3)2           | a1 | ''    | a2 a5 | a3-a2 a4-a2 a6-a2-a5 a7-a2-a5",
        // The captures are made at different parts of the rounds.
        "c(fW-fW)02           | a1 | ''    | a2 a5 | xa5-a2",
        "cj(fW-fW-fW)02       | a1 | a2 a6 | a7    | xa7",
        // How it captures is chosen anew in each round.
        "((mfW+cfW)-fW)02     | a1 | ''    | a4    | a5-a4",
        // The letters mean each round: one is three steps forward and back, the other one step.
        "(fs(rmH--fmB3)-mW)02 | b1 | ''    | ''    | b5 d3 d7 f5",
        // Other directions, and other alternatives, are other riders.
        "(fW-fW+fD-fW)02      | a1 | ''    | ''    | a5 a7",
        "(fW-fF+fF-fW)02      | c1 | ''    | ''    | a5 e5"
      })
  void roundsDiffer(String notation, String from, String own, String enemies, String moves) {
    assertThat(new Position(from, own, enemies).moves(notation)).isEqualTo(moves);
  }

  /** A round before the last one ends on an empty square, also where it approaches a piece. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(f[ca]mcW)02    | c1 | c2 c3 c4 c5 | ''",
        "(fW-[ca]cfW)02  | a1 | a3 a4 a5 a6 | ''",
        "(bW--[ca]cbR)2  | b7 | b6 b3 b2 b1 | xb2-b1-b3-b6 xb3-b2-b6",
        "(bW--[ca]mcbR)2 | b7 | b6 b3 b2 b1 | b4-b3-b6 xb2-b1-b3-b6 xb3-b2-b6"
      })
  void roundsApproach(String notation, String from, String enemies, String moves) {
    assertThat(new Position(from, "", enemies).moves(notation)).isEqualTo(moves);
  }

  /** A way that another one covers adds nothing to its rounds, and is left to be warned of. */
  @ParameterizedTest
  @ValueSource(strings = {"(W-F+mW-F)*", "fj(mW-F+W-F)*"})
  void coveredWaysDoNotMultiply(String notation) {
    assertThat(Bex.read(notation).piece()).isPresent();
  }

  /** Legs are not written before it is known that there are not too many. */
  @ParameterizedTest
  @ValueSource(strings = {"([cl](17,35)--(17,35))2", "([cl](8,16)--W)2"})
  void tooManyLegsAreRefusedAtOnce(String notation) {
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () ->
            assertThat(Bex.read(notation).problems())
                .extracting(problem -> problem.code().id())
                .containsExactly("too-many-paths"));
  }

  /** A round that comes back to its start may capture once more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "([cj]rf(1,3)--mlb(1,3))2  | d4-d5 d4-d5-e6 d4-e6",
        "([cj]rf(1,3)--mlb(1,3))02 | d4-d5-e6",
        "([cj]rf(1,3)--mlb(1,3))03 | ''"
      })
  void roundsReturn(String notation, String moves) {
    assertThat(new Position("d4", "", "d5 e6").moves(notation)).isEqualTo(moves);
  }

  /**
   * However many rounds there may be, ways that exclude each other are no more than one of them.
   */
  @ParameterizedTest
  @ValueSource(strings = {"c(W-W)*", "j(mW-mF-W)*", "f(mW-F)*-W"})
  void ridersWithoutEnd(String notation) {
    assertThat(Bex.read(notation).problems()).isEmpty();
  }

  /** Each round may jump over an enemy or capture it. */
  @ParameterizedTest
  @ValueSource(strings = {"j(W-F-W)*", "j(fW-F-W)*"})
  void tooManyWays(String notation) {
    assertThat(Bex.read(notation).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("too-many-paths");
  }
}
