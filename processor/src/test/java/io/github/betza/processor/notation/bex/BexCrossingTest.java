package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sequences that leap ({@code e}) or jump ({@code j}): from which squares they go on. */
class BexCrossingTest {

  /** Moves that were worked out by hand: the notation, the mover, holes, own pieces, enemies. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // One leap, over a hole too.
        "e(mfW-F)     | d4 | d5    | ''    | ''    | c6 e6",
        "e(fmW-mF-fW) | d4 | d5    | c6    | e6    | c7 e7",
        "e(fmW02-F)   | d4 | d5    | d6    | ''    | c7 e7",
        "ce(mfW-F)    | d4 | d5    | ''    | c6    | xc6",
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
        "e(mW--F);     undefined-combination;   (mW--F)",
        "e(W-F);       undefined-combination;   (W-F)",
        "e(mW2-F);     undefined-combination;   (mW2-F)"
      })
  void refused(String notation, String code, String offered) {
    List<Diagnostic> problems = Notations.read(notation, Dialect.BEX).problems();
    assertThat(problems).as(problems.toString()).hasSize(1);
    assertThat(problems.get(0).code().id()).isEqualTo(code);
    assertThat(problems.get(0).span().of(notation)).isEqualTo(notation.substring(0, 1));
    assertThat(Suggested.texts(problems.get(0))).contains(offered);
    assertThat(Notations.read(offered, Dialect.BEX).piece()).isPresent();
  }
}
