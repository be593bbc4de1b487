package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.notation.Suggested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What XBetza offers instead of a notation that it refuses: what is most probably meant. */
class XBetzaCorrectionsTest {

  /** What is offered for the lame knight is all of its move, and no other piece. */
  @ParameterizedTest
  @CsvSource({
    "nN,    afsW",
    "KnNF3, KafsWF3",
    "cnN,   afscW",
    "fnN,   fafsW",
    "vnN,   vafsW",
    "lmnN,  lafsmW",
    "rfnN,  fafrW",
    "frnN,  raflW",
    "hrnN,  afrW",
    "chlnN, aflcW"
  })
  void spellsTheWholeMoveOfTheLameKnight(String notation, String spelled) {
    Diagnostic problem = only(notation);
    assertThat(problem.code().id()).isEqualTo("lame-knight");
    assertThat(Suggested.texts(problem)).contains(spelled);
    SameMoves.check(notation, Dialect.XBETZA, spelled, Dialect.XBETZA);
  }

  private static Diagnostic only(String notation) {
    return OneProblem.only(Notations.read(notation, Dialect.XBETZA).problems());
  }
}
