package io.github.betza.processor.notation.correction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is offered for a slip can be read, brings no new warning, and states what it changes; and
 * what was meant is offered as often as before.
 *
 * <p>The property {@code betza.slips} has the seed, and the number of slips of each kind in XBETZA:
 * {@code -Dbetza.slips=7:420}. The figures of the default are held against a stored baseline, which
 * is written anew with {@code -Dbetza.golden=write}.
 */
@Tag("deep")
class SlipsTest {
  private static final String DEFAULT = "11:150";

  private static final String WANTED = System.getProperty("betza.slips", DEFAULT);

  private static final Path BASELINE = Path.of("src", "test", "resources", "golden", "slips.tsv");

  private final SlipFigures figures = new SlipFigures();

  @Test
  void whatWasMeantIsOfferedAsOftenAsBefore() throws IOException {
    String[] seedAndNumber = WANTED.split(":", 2);
    Slips.of(Long.parseLong(seedAndNumber[0]), Integer.parseInt(seedAndNumber[1]))
        .forEach(this::count);
    System.out.println(figures);
    assertThat(figures.single()).isGreaterThan(99.8);
    assertThat(figures.located()).isGreaterThan(97.6);
    if (WANTED.equals(DEFAULT)) {
      compare(figures.baseline());
    }
  }

  private static void compare(List<String> found) throws IOException {
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.write(BASELINE, found);
    }
    Map<String, String[]> now = new HashMap<>();
    found.forEach(line -> now.put(line.split("\t", -1)[0], line.split("\t", -1)));
    for (String line : Files.readAllLines(BASELINE)) {
      String[] least = line.split("\t", -1);
      for (int column = 1; column < least.length; column++) {
        assertThat(Double.parseDouble(now.get(least[0])[column]))
            .as("%s, %s", least[0], column == 1 ? "first" : "among three")
            .isGreaterThanOrEqualTo(Double.parseDouble(least[column]));
      }
    }
  }

  private void count(Slip slip) {
    JudgedSlip judged = JudgedSlip.of(slip);
    if (judged.isReported()) {
      judged.offers().forEach(offer -> check(judged, offer));
      figures.count(judged);
    }
  }

  /** Checks an offer. That the text is the name of a piece is said by the message. */
  private static void check(JudgedSlip judged, Suggestion offer) {
    boolean named = judged.problems().get(0).code() == ProblemCode.PIECE_NAME;
    assertThat(offer.reason().isEmpty() && judged.isError())
        .as("%s: %s", judged, offer)
        .isIn(false, named);
    Reading reading = Notations.read(offer.text(), judged.slip().dialect());
    assertThat(reading.isSound()).as("%s: %s", judged.slip(), offer).isTrue();
    // Beside an error of another dialect, warnings are found, but not reported.
    List<ProblemCode> old =
        Notations.read(judged.slip().text(), judged.slip().dialect()).problems().stream()
            .map(Diagnostic::code)
            .toList();
    assertThat(reading.problems())
        .as("%s: %s", judged.slip(), offer)
        .extracting(Diagnostic::code)
        .isSubsetOf(old);
  }
}
