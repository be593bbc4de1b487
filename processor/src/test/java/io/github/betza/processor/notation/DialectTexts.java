package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What holds of the texts of every dialect; a class for each dialect has the texts. What a user
 * reads for a mistake is in the tables of {@link ApprovedProblemsTest}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DialectTexts {
  /** The most problems that are listed for a text. */
  private static final int MOST_PROBLEMS = 21;

  private final Dialect dialect;
  private final OneWrongLetter slips;

  /**
   * Makes the tests of a dialect.
   *
   * @param letters the letters that are written by mistake
   */
  protected DialectTexts(Dialect dialect, String letters) {
    this.dialect = dialect;
    this.slips = new OneWrongLetter(dialect, letters);
  }

  /** Returns notations without a mistake. */
  protected abstract List<String> sound();

  /** Returns notations in which single letters are replaced. */
  protected abstract List<String> mistyped();

  /** Returns texts that could mean unbounded work. */
  protected abstract List<String> hard();

  @ParameterizedTest
  @MethodSource("sound")
  void soundNotationsHaveNoProblems(String notation) {
    Reading reading = Notations.read(notation, dialect);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.piece()).isPresent();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("mistyped")
  void offersForOneWrongLetterAreRead(String notation) {
    slips.checkOffers(notation);
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("hard")
  void hardTextsAreReadQuickly(String text) {
    Reading reading =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(60), () -> Notations.read(text, dialect));
    assertThat(reading.problems()).hasSizeLessThanOrEqualTo(MOST_PROBLEMS);
  }
}
