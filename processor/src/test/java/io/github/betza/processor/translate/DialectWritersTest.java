package io.github.betza.processor.translate;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no word of a dialect says is found before lines are put together. */
final class DialectWritersTest {

  @ParameterizedTest
  @CsvSource({
    "RyK,  EXTENDED, XBETZA",
    "R!K,  EXTENDED, XBETZA",
    "RyK,  EXTENDED, CLASSIC",
    "KtB,  EXTENDED, CLASSIC",
    "RyK,  EXTENDED, BEX",
    "R?K,  EXTENDED, BEX",
    "daK,  XBETZA,   BEX",
    "kN,   XBETZA,   BEX",
    "xaK,  XBETZA,   EXTENDED",
    "fceF, XBETZA,   EXTENDED"
  })
  void oneLineWithoutWordsIsEnough(String notation, Dialect from, Dialect to) {
    for (DialectWriter writer : DialectWriters.of(to, new Work(1_000_000))) {
      assertThatThrownBy(() -> lines(notation, from).forEach(writer::check))
          .as(writer.toString())
          .isInstanceOf(NoFormException.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "R?K,  EXTENDED, XBETZA",
    "W-F,  EXTENDED, XBETZA",
    "Q+K,  EXTENDED, CLASSIC",
    "RyKR!K, EXTENDED, EXTENDED",
    "daK,  XBETZA, EXTENDED",
    "pafK, XBETZA, BEX",
    "[xwQ], BEX,   BEX"
  })
  void someMannerHasTheWordsOfTheOthers(String notation, Dialect from, Dialect to) {
    assertThatCode(
            () -> {
              DialectWriter last =
                  DialectWriters.of(to, new Work(1_000_000))
                      .get(DialectWriters.of(to, new Work(1_000_000)).size() - 1);
              lines(notation, from).forEach(last::check);
            })
        .doesNotThrowAnyException();
  }

  /** Putting many lines together takes long, and is in vain then. */
  @Test
  void nothingIsPutTogetherInVain() {
    DialectWriter mute =
        new DialectWriter() {
          @Override
          public void check(WholePath line) {
            throw new NoFormException("mute");
          }

          @Override
          public Stride stride(Leg leg) {
            throw new AssertionError("lines are grouped");
          }

          @Override
          public boolean accepts(Set<LegOutcome> outcomes) {
            throw new AssertionError("lines are joined");
          }

          @Override
          public Optional<String> next(Vector before, Stride stride, Set<Vector> leaps) {
            throw new AssertionError("legs are named");
          }

          @Override
          public List<String> texts(LineGroup group) {
            throw new AssertionError("texts are made");
          }
        };
    TermSolver solver = new TermSolver(Dialect.XBETZA, new Work(1_000_000));
    assertThatThrownBy(() -> solver.terms(lines("W-F", Dialect.EXTENDED), mute))
        .isInstanceOf(NoFormException.class)
        .hasMessage("mute");
  }

  private static List<WholePath> lines(String notation, Dialect from) {
    return LineExtractor.of(
        Notations.read(notation, from).piece().orElseThrow().alternatives(), new Work(1_000_000));
  }
}
