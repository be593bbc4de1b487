package io.github.betza.processor.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.notation.Offer;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever writes what is offered for an error is not told of something else then. */
final class CleanOffersTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The letter behind is an atom that is small, for in front it would be of no use.
        "XBETZA | Qn | QN",
        "XBETZA | Nk | NK",
        "XBETZA | Rn | RN",
        "CLASSIC | Bn | BN",
        "EXTENDED | Br | rB",
        // A range that the atom has by itself.
        "XBETZA | R\u221e | R",
        "CLASSIC | R\u221e | R",
        "XBETZA | 0R | R",
        "CLASSIC | 0BN | BN",
        "XBETZA | N\u221e | N0",
        "XBETZA | B* | B",
        "CLASSIC | N\u221e | NN",
        "XBETZA | Wf | fW"
      })
  void whatIsOfferedFirst(Dialect dialect, String wrong, String offered) {
    List<Problem> problems = Notations.read(wrong, dialect).problems();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).offers().get(0)).isEqualTo(new Offer(offered, true));
    assertThat(Notations.read(offered, dialect).problems()).isEmpty();
  }

  /** What was superfluous before is told when the error is mended: only then can it be seen why. */
  @ParameterizedTest
  @CsvSource({"XBETZA, .N1F, N1F"})
  void whatHasNothingToDoWithTheErrorStays(Dialect dialect, String wrong, String kept) {
    assertThat(Notations.read(wrong, dialect).problems().get(0).offers())
        .contains(new Offer(kept, true));
  }

  /** The lame knight of XBETZA and CLASSIC brings a warning, so no other dialect is told by it. */
  @ParameterizedTest
  @CsvSource({"CLASSIC, W-F", "CLASSIC, F-W"})
  void aTranslationIsOfferedOnlyWithoutAWarning(Dialect dialect, String foreign) {
    Work work = Work.on(foreign);
    Reading reading = Notations.read(foreign, dialect, work);
    for (Problem problem : DialectHint.add(foreign, dialect, reading, work)) {
      assertThat(problem.help()).contains("say dialect = ");
      for (Offer offer : problem.offers()) {
        assertThat(Notations.read(offer.text(), dialect).problems()).as(offer.text()).isEmpty();
      }
    }
  }
}
