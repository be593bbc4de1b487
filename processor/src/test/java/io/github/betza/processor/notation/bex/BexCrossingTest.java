package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.notation.Suggested;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sequences that leap ({@code e}) or jump ({@code j}): from which squares they go on. */
class BexCrossingTest {

  /** Moves that were worked out by hand: the notation, the mover, holes, own pieces, enemies. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // One leap, over a hole too. The paths that turn back need the square that is missing.
        "e(mfW-F)     | d4 | d5    | ''    | ''    | c6 e6",
        "e(fmW--F)    | d4 | d5    | ''    | ''    | c6 e6",
        "e(fmW--F)    | d4 | ''    | d5    | ''    | c4 c6 e4 e6",
        // Every path by itself: what else the second step may do takes nothing away.
        "e(fmW--K)    | d4 | d5    | ''    | ''    | c5 c6 d6 e5 e6",
        "e(fmW--K)    | d4 | ''    | d5    | ''    | c4 c5 c6 d4 d6 e4 e5 e6",
        "e(fmW2--F)   | d4 | d5    | ''    | ''    | c5 c6 c7 e5 e6 e7",
        "e(fmW2--F)   | d4 | d6    | ''    | ''    | c4 c6 c7 e4 e6 e7",
        "e(fmW-fR)    | d4 | d5    | ''    | ''    | d6 d7 d8",
        // Beyond the edge is nothing from which the move could go on.
        "e(rmD--lW)   | f4 | ''    | ''    | ''    | g4",
        "e(rmD--lW)   | g4 | ''    | ''    | ''    | ''",
        "e(rmD2--lW)  | f4 | ''    | ''    | ''    | g4",
        "e(rmD2--lW)  | d4 | ''    | e4 f4 | ''    | g4",
        // A capture on the way needs its victim; the rest goes on from squares of the board.
        "e(fW-fW-F)   | d4 | ''    | ''    | d5    | c7 c7-d5 e7 e7-d5",
        "e(fW-fW-F)   | d4 | d6    | ''    | d5    | c7 e7",
        "e(fcW-F)     | d4 | ''    | ''    | d5    | c6-d5 e6-d5",
        "e(fcW-F)     | d4 | ''    | d5    | ''    | ''",
        // One hurdle, which stays; other parts go on after captures as well.
        "j(fcW--fW-F) | d4 | ''    | d6    | d5    | c7-d5 e7-d5",
        "j(fW--fW-F)  | d4 | ''    | d6    | d5    | c7-d5 e7-d5",
        "j(fW--fW-F)  | d4 | ''    | ''    | d5 d6 | c7-d5 c7-d6 e7-d5 e7-d6",
        "j(fW--fW-F)  | d4 | ''    | ''    | d5    | c7 e7",
        "j(fmW--fmW-F) | d4 | ''   | ''    | d5 d6 | ''"
      })
  void moves(
      String notation, String from, String holes, String own, String enemies, String expected) {
    assertThat(new Position(from, own, enemies).without(holes).moves(notation)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "j(cW-F);      contradictory-modifiers; j(W-F)",
        "e(j(mW-F));   undefined-combination;   (j(mW-F))",
        "j(j(mW-F));   undefined-combination;   (j(mW-F))",
        "j(e(mN--N));  undefined-combination;   (e(mN--N))"
      })
  void refused(String notation, String code, String offered) {
    List<Diagnostic> problems = Bex.read(notation).problems();
    assertThat(problems).as(problems.toString()).hasSize(1);
    assertThat(problems.get(0).code().id()).isEqualTo(code);
    assertThat(problems.get(0).span().of(notation)).isEqualTo(notation.substring(0, 1));
    assertThat(Suggested.texts(problems.get(0))).contains(offered);
    assertThat(Bex.read(offered).piece()).isPresent();
  }

  /** Slides that cross each other leap to most squares of the largest board. */
  @ParameterizedTest
  @ValueSource(strings = {"e(Q--Q)", "e(Q-Q-Q-Q-Q-Q-Q-Q)", "e(R--R--R--R--R--R--R--R)"})
  void tooManyLeapsAreRefusedAtOnce(String notation) {
    List<Diagnostic> problems =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> Bex.read(notation).problems());
    assertThat(problems)
        .extracting(problem -> problem.code().id())
        .containsExactly("too-many-paths");
  }

  @Test
  void aSlideBehindALeapIsLeaps() {
    assertThat(Bex.read("e(fmW-fR3)").piece()).isEqualTo(Bex.read("fD+fH+f(0,4)").piece());
  }
}
