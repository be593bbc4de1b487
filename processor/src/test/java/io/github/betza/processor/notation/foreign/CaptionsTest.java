package io.github.betza.processor.notation.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Suggested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is copied together with a notation is one mistake, for which the notation is offered. */
class CaptionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "'N'                               | XBETZA   | 0 | 1  | N",
        "\"FyafsF\"                        | XBETZA   | 0 | 1  | FyafsF",
        "`fmWfcF`                          | CLASSIC  | 0 | 1  | fmWfcF",
        "\u201cmR+cpR\u201d                | BEX      | 0 | 1  | mR+cpR",
        "\u201eFtR\u201c                   | EXTENDED | 0 | 1  | FtR",
        "\u2018N\u2019                     | XBETZA   | 0 | 1  | N",
        "customPiece1 = a:mQ               | XBETZA   | 0 | 17 | mQ",
        "customPiece1=a:mRcpR              | XBETZA   | 0 | 15 | mRcpR",
        "piece P& fmWfcF                   | XBETZA   | 0 | 9  | fmWfcF",
        "P& fmWfcF                         | CLASSIC  | 0 | 3  | fmWfcF",
        "checker:P:fmFcafmFimfD:pawn:a2-l2 | XBETZA   | 0 | 10 | fmFcafmFimfD",
        "hawk::DAHG                        | XBETZA   | 0 | 6  | DAHG",
        "pawn:fmWfcF                       | XBETZA   | 0 | 5  | fmWfcF",
        "pawn: fmWfcF                      | BEX      | 0 | 6  | fmWfcF",
        "Griffon FyafsF                    | XBETZA   | 0 | 8  | FyafsF",
        "Griffon FtR                       | EXTENDED | 0 | 8  | FtR",
        "rook R4                           | BEX      | 0 | 5  | R4",
        "Wooden general FfsW               | CLASSIC  | 0 | 15 | FfsW",
        "Amazon - QN                       | XBETZA   | 0 | 9  | QN",
        "Pawn fmW fcF                      | XBETZA   | 0 | 5  | fmWfcF",
        "P: fmWfcF                         | XBETZA   | 0 | 3  | fmWfcF",
        "royal K                           | XBETZA   | 0 | 6  | K",
        "K: KisO2                          | XBETZA   | 0 | 3  | KisO2",
        "**QN**                            | XBETZA   | 0 | 2  | QN",
        "*FtR*                             | EXTENDED | 0 | 1  | FtR",
        "$fmWfcF$                          | CLASSIC  | 0 | 1  | fmWfcF",
        "Amazon [QN]                       | XBETZA   | 0 | 8  | QN",
        "Gold general (WfF)                | CLASSIC  | 0 | 14 | WfF",
        "P&fmWfcF                          | XBETZA   | 0 | 2  | fmWfcF",
        "customPiece1 = s:FfW # silver     | CLASSIC  | 0 | 17 | FfW",
        "customPiece2 = b:mQcN;            | EXTENDED | 0 | 17 | mQcN",
        "\u300cN\u300d                    | BEX      | 0 | 1  | N"
      })
  void offersTheNotationAlone(String text, Dialect dialect, int start, int end, String notation) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code()).isEqualTo(ProblemCode.UNKNOWN_CHARACTER);
    assertThat(problem.span()).isEqualTo(new Span(start, end));
    assertThat(Suggested.first(problem)).isEqualTo(notation);
    assertThat(Notations.read(notation, dialect).isSound()).isTrue();
  }

  /** What is wrong with the moves is told when they stand alone. */
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void offersNothingThatCannotBeRead(Dialect dialect) {
    assertThat(OneProblem.in("'NY'", dialect).help()).isEqualTo("write only the moves");
  }

  /** A colon between two moves does not end a name. */
  @Test
  void doesNotTakeMovesForAName() {
    assertThat(Suggested.first(OneProblem.in("fmW:fcF", Dialect.XBETZA))).isEqualTo("fmWfcF");
  }

  /** A letter in front may be the piece's, but it may also be the first of two moves. */
  @ParameterizedTest
  @CsvSource({"W:F,   XBETZA,   F, WF", "R& N,  BEX,      N, RN", "N:B,   CLASSIC,  B, NB"})
  void aLetterInFrontMayBeAMove(String text, Dialect dialect, String inside, String both) {
    assertThat(Suggested.texts(OneProblem.in(text, dialect))).contains(inside, both);
    assertThat(Notations.read(both, dialect).isSound()).isTrue();
  }

  /** XBoard has a space behind the sign, or the word in front. */
  @ParameterizedTest
  @CsvSource({"R&N, RN", "F&W2, FW2", "W&F, WF"})
  void aSignBetweenMovesIsNoCommand(String text, String both) {
    for (Dialect dialect : Dialect.values()) {
      assertThat(Suggested.first(OneProblem.in(text, dialect))).isEqualTo(both);
    }
  }

  /** A name that is joined with a notation is a move as well, and not lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Rook and N | XBETZA   | RN",
        "Rook + N   | CLASSIC  | RN",
        "Camel, F   | EXTENDED | LF",
        "rook/N2    | BEX      | RN2"
      })
  void aNameMayBeJoinedWithMoves(String text, Dialect dialect, String moves) {
    assertThat(Suggested.first(OneProblem.in(text, dialect))).isEqualTo(moves);
    assertThat(Notations.read(moves, dialect).isSound()).isTrue();
  }

  /** Modifiers that a space has parted from their atom are no name. */
  @ParameterizedTest
  @CsvSource({"Wfc F, WfcF", "W fcF, WfcF"})
  void movesApartAreNoName(String text, String moves) {
    assertThat(Suggested.first(OneProblem.in(text, Dialect.XBETZA))).isEqualTo(moves);
  }
}
