package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What BEX says of moves, and of pieces to promote to, that are there twice. */
class BexRedundancyTest {
  @ParameterizedTest
  @CsvSource({
    "KW,      1, W,   K",
    "K+Q,     0, K,   Q",
    "Q+K,     2, K,   Q",
    "FcF,     1, cF,  F",
    "iW+W,    0, iW,  W",
    "W4W2,    2, W2,  W4",
    "N+(W)+K, 3, W,   N+K",
    "(W)R,    1, W,   R",
    "W+F+W,   4, W,   W+F"
  })
  void aMoveAmongThoseOfAnotherIsNeedless(String notation, int start, String move, String rest) {
    List<Diagnostic> problems = Notations.read(notation, Dialect.BEX).problems();
    assertThat(problems).as("%s", problems).hasSize(1);
    assertThat(problems.get(0).code().id()).isEqualTo("redundant-move");
    assertThat(problems.get(0).span().start()).isEqualTo(start);
    assertThat(problems.get(0).span().of(notation)).isEqualTo(move);
    assertThat(problems.get(0).help()).startsWith("write \"" + rest + "\"");
  }

  /** The cannon of seed 000 is a rook here, and both its other moves are the rook's. */
  @ParameterizedTest
  @CsvSource({"mRcR+R, 2", "(WF)K, 2"})
  void everyMoveAmongThoseOfAnotherIsNeedless(String notation, int count) {
    assertThat(Notations.read(notation, Dialect.BEX).problems())
        .extracting(problem -> problem.code().id())
        .hasSize(count)
        .containsOnly("redundant-move");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W4W02",
        "mW+W02",
        "mR+cpR",
        "K+(DAN)+(K-K)+[crK]+(mK--[xo])",
        "imfW2+mfW+cfF=Q,R,B,N",
        "mQ+[cw]Q",
        "W+iW2",
        "mfW=RN",
        "mfW=Q,RN,BN",
        "mfW=mQcN",
        "mfW=WF",
        "gQ+pQ"
      })
  void otherMovesAreNot(String notation) {
    assertThat(Notations.read(notation, Dialect.BEX).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "imfW2+mfW+cfF=QRBN; QRBN; imfW2+mfW+cfF=Q,R,B,N",
        "mfW=RBN; RBN; mfW=R,B,N",
        "mfW=Q,Q; Q; mfW=Q",
        "mfW=Q,R,Q; Q; mfW=Q,R"
      })
  void whatAPiecePromotesToIsDoubtful(String notation, String target, String right) {
    List<Diagnostic> problems = Notations.read(notation, Dialect.BEX).problems();
    assertThat(problems).as("%s", problems).hasSize(1);
    assertThat(problems.get(0).code().id()).isEqualTo("doubtful-promotion");
    assertThat(problems.get(0).span().of(notation)).isEqualTo(target);
    assertThat(problems).extracting(Suggested::first).containsExactly(right);
  }
}
