package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves in brackets, or with signs between them, are one mistake, and offered side by side. */
final class ListedMovesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[N,R]     | BEX      | NR",
        "[N,R]     | EXTENDED | NR",
        "[N,R]     | CLASSIC  | NR",
        "(N/R)     | XBETZA   | NR",
        "(fmW,cF)  | CLASSIC  | fmWcF",
        "{QN}      | XBETZA   | QN",
        "{QN}      | BEX      | QN",
        "<QN>      | EXTENDED | QN",
        "[Q][N]    | XBETZA   | QN",
        "[Q][N]    | BEX      | QN",
        "(Q)(N)    | CLASSIC  | QN",
        "{N; R}    | EXTENDED | NR"
      })
  void theyAreOfferedWithoutTheSigns(String text, Dialect dialect, String moves) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(Suggested.texts(problem)).contains(moves);
    assertThat(Notations.read(moves, dialect).isSound()).isTrue();
  }

  /** A bracket of XBETZA has legs, which somebody may have joined with another sign. */
  @Test
  void theyMayBeLegs() {
    assertThat(Suggested.texts(Notations.read("[W,R]", Dialect.XBETZA).problems().get(0)))
        .containsExactly("[W?R]", "[W-R]");
  }

  /** Other signs between two legs are one slip, and so are brackets that stand wrong. */
  @ParameterizedTest
  @CsvSource({
    "[F>R],   [F?R]",
    "[F=R],   [F?R]",
    "[F~sR],  [F?sR]",
    "F[?R],   [F?R]",
    "F?R],    [F?R]",
    "[[F?R]], [F?R]",
    "K[],     K",
    "(fb)R,   fbR"
  })
  void bracketsAreMended(String text, String mended) {
    Diagnostic problem = OneProblem.in(text, Dialect.XBETZA);
    assertThat(Suggested.texts(problem)).contains(mended);
  }

  /** Modifiers in front of a bracket are about all of it, so it cannot just be left out. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"m(WF) | XBETZA", "f[W,R] | BEX", "(WF)3 | CLASSIC"})
  void whatIsSaidOfAListIsNotLost(String text, Dialect dialect) {
    assertThat(Notations.read(text, dialect).problems())
        .noneMatch(problem -> problem.help().contains("without separators"));
  }
}
