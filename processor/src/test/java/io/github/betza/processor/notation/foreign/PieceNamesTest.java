package io.github.betza.processor.notation.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several names of pieces, or one in two words, are one mistake. */
class PieceNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Rook Knight       | XBETZA   | RN",
        "RookKnight        | XBETZA   | RN",
        "rook + knight     | XBETZA   | RN",
        "Queen or Knight   | XBETZA   | QN",
        "bishop/knight     | XBETZA   | BN",
        "Rook, Ferz        | CLASSIC  | RF",
        "Wazir and Alfil   | EXTENDED | WA",
        "knight-camel      | BEX      | NL",
        "Night rider       | XBETZA   | NN",
        "night-rider       | XBETZA   | NN",
        "grass hopper      | CLASSIC  | gQ",
        "N, Rook           | XBETZA   | NR",
        "Q Knight          | BEX      | QN"
      })
  void offersTheirMovesTogether(String text, Dialect dialect, String notation) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code()).isEqualTo(ProblemCode.PIECE_NAME);
    assertThat(problem.span()).isEqualTo(new Span(0, text.length()));
    assertThat(Suggested.texts(problem)).containsExactly(notation);
    assertThat(Notations.read(notation, dialect).isSound()).isTrue();
  }

  /** Who knows the name of a piece need not know in which dialect he asks. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "amazon, QN",
    "archbishop, BN",
    "chancellor, RN",
    "marshall, RN",
    "dabbaba, D",
    "elephant, nA",
    "griffon, FyafsF",
    "gryphon, FyafsF",
    "manticore, WyafsW",
    "mao, afsW",
    "moa, afsF",
    "moo, afsK",
    "cannon, mRcpR",
    "grasshopper, gQ",
    "rose, qN",
    "camel, C",
    "zebra, Z",
    "giraffe, FX",
    "nightrider, NN",
    "fers, F",
    "advisor, F",
    "alibaba, AD",
    "man, K",
    "mann, K",
    "commoner, K",
    "centaur, KN",
    "cardinal, BN",
    "princess, BN",
    "marshal, RN",
    "empress, RN",
    "squirrel, NAD",
    "gnu, NC",
    "bison, CZ",
    "pao, mRcpR",
    "vao, mBcpB",
    "leo, mQcpQ",
    "gold, WfF",
    "silver general, FfW",
    "lance, fR",
    "dragon king, RF",
    "dragon horse, BW"
  })
  void areTheSamePieceInEveryDialect(String name, String xbetza) {
    for (Dialect dialect : List.of(Dialect.XBETZA, Dialect.EXTENDED, Dialect.BEX)) {
      Diagnostic problem = OneProblem.in(name, dialect);
      assertThat(problem.code()).isEqualTo(ProblemCode.PIECE_NAME);
      SameMoves.check(xbetza, Dialect.XBETZA, Suggested.first(problem), dialect);
    }
  }

  /** Of a name that is not known no piece is made, whatever its last letter is in capitals. */
  @ParameterizedTest
  @CsvSource({"dragon", "wizard", "unicorn", "wooden horse", "Wooden Horse", "Rook Knoght"})
  void namesThatAreNotKnownAreNoNotation(String name) {
    for (Dialect dialect : Dialect.values()) {
      Diagnostic problem = OneProblem.in(name, dialect);
      assertThat(problem.code()).isEqualTo(ProblemCode.PIECE_NAME);
      assertThat(problem.help()).contains("\"fmWfcF\"").doesNotContain("write \"");
      assertThat(Notations.read("fmWfcF", dialect).isSound()).isTrue();
    }
  }

  /** A pawn of BEX promotes at the end of its text, which no other piece can follow. */
  @ParameterizedTest
  @CsvSource({"Pawn Knight, BEX", "RN piece, XBETZA"})
  void joinsNothingElse(String text, Dialect dialect) {
    assertThat(Notations.read(text, dialect).problems())
        .isNotEmpty()
        .noneMatch(problem -> problem.help().contains("write \""));
  }
}
