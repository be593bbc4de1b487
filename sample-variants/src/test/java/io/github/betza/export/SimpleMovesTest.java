package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.export.fairy.FairyBetza;
import io.github.betza.export.fairy.FairyNotation;
import io.github.betza.processor.tool.BetzaTool;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimpleMovesTest {
  /** What was read and written again is the same piece: the compiler itself is the judge. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W", "F", "D", "N", "A", "H", "C", "Z", "G", "J", "L", "K", "Q", "R", "B", "fW", "sW", "vW",
        "fsW", "frW", "flW", "bsW", "rvD", "fbH", "fF", "bF", "rF", "lF", "frF", "blF", "fsF",
        "rvF", "frblF", "fhF", "sA", "vG", "fN", "bN", "lN", "rN", "vN", "sN", "ffN", "frN", "rfN",
        "fhN", "rhN", "hrN", "hlN", "fsN", "sfN", "rvN", "vrN", "bsC", "lbZ", "frlbN", "fbrC", "fK",
        "frK", "fsK", "sfK", "fhK", "rhK", "vK", "sK", "ffK", "rvK", "frblQ", "fQ3", "R4", "W3",
        "B2", "F0", "WW", "NN", "N0", "N3", "fB4", "fsR", "mRcB", "mQ3", "nD", "nA", "nN", "nW",
        "fnD", "ifmnD", "imR", "icF", "pR", "cpR", "mpB", "gR", "gQ", "cgB", "fpQ", "sgQ", "fmWfcF",
        "mNcB", "FfW", "WfF", "KAD", "fmrN", "bcsC", "fmrK"
      })
  void meansTheSameAsTheNotation(String notation) {
    StringBuilder written = new StringBuilder();
    for (Term term : Term.parse(notation)) {
      SimpleMoves simple = SimpleMoves.of(term);
      assertThat(simple.refusal()).isEmpty();
      simple.moves().forEach(move -> written.append(FairyBetza.write(List.of(move))));
    }
    assertThat(canonical(written.toString())).as(written.toString()).isEqualTo(canonical(notation));
  }

  /** Two directions are no pair where another modifier stands between them, nor in the engine. */
  @ParameterizedTest
  @ValueSource(strings = {"fmrN", "bclZ", "fmrG"})
  void theEngineReadsOnlyNeighboursAsPairs(String notation) {
    FairyNotation read = FairyNotation.read(notation);
    assertThat(read.refusal()).isEmpty();
    assertThat(read.notes()).isEmpty();
    assertThat(canonical(read.text(false, List.of()))).isEqualTo(canonical(notation));
  }

  private static Optional<String> canonical(String notation) {
    Optional<String> text =
        BetzaTool.translate(notation, Dialect.XBETZA, Dialect.XBETZA).notation();
    assertThat(text).as(notation).isPresent();
    return text;
  }

  @ParameterizedTest
  @CsvSource({"afsW, nN", "mafsW, nN", "afF, nA", "afW, nD", "KisO2, ''"})
  void knowsLameLeapsOfSeveralLegs(String notation, String same) {
    Term term = Term.parse(notation).get(0);
    if (same.isEmpty()) {
      assertThat(SimpleMoves.of(Term.parse(notation).get(1)).refusal()).contains("atom O");
    } else {
      assertThat(SimpleMoves.of(term)).isEqualTo(SimpleMoves.of(Term.parse(same).get(0)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "FyafsF, several legs",
    "[F?R], several legs",
    "(paf)3R, several legs",
    "oR, modifier o",
    "kR, modifier k",
    "zB, modifier z",
    "fmW*, where it stands",
    "FX, atom FX",
    "U, atom U",
    "pN, hops",
    "gW, hops",
    "ifmnW3, en passant",
  })
  void refusesTheRest(String notation, String reason) {
    assertThat(Term.parse(notation))
        .anySatisfy(term -> assertThat(SimpleMoves.of(term).refusal()).contains(reason));
  }

  @Test
  void takesNotationsApartWithoutLoss() {
    for (String notation :
        List.of(
            "fmWfceFifmnD",
            "K[F?R]NN0Q",
            "R(paf)3RB",
            "(1,4)N",
            "fW*CXR12",
            "vr[W-sR]3F",
            "mcasRKisjO2U",
            "R",
            "")) {
      StringBuilder joined = new StringBuilder();
      Term.parse(notation).forEach(term -> joined.append(term.text()));
      assertThat(joined.toString()).isEqualTo(notation);
    }
    assertThat(Term.parse("cabRNNfmW3"))
        .containsExactly(
            new Term("cabR", List.of("c", "b"), "R", ""),
            new Term("NN", List.of(""), "N", "0"),
            new Term("fmW3", List.of("fm"), "W", "3"));
  }

  @ParameterizedTest
  @CsvSource({
    "nH, lame",
    "nG, lame",
    "DD, ride",
    "C0, ride",
    "W12, steps",
    "A3, ride",
  })
  void knowsTheLimitsOfTheEngine(String notation, String reason) {
    SimpleMoves simple = SimpleMoves.of(Term.parse(notation).get(0));
    assertThat(simple.refusal()).isEmpty();
    assertThat(FairyBetza.refusal(simple.moves().get(0)).orElseThrow()).contains(reason);
  }
}
