package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.work.Work;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What {@link BetzaTool} promises of its work, in units, so that no clock has a say in it. */
class BoundedWorkTest {
  private static final int SHORT = 40;
  private static final int LONG = 1_000;

  private static final String MEASURE = "KNADcaKcabKmabK";

  /** Beside this much, what is not counted does not show. */
  private static final long CHECK = check(MEASURE, Dialect.XBETZA);

  private static long check(String text, Dialect dialect) {
    Work work = Work.on(text);
    BetzaTool.check(text, dialect, work);
    return work.done();
  }

  private static long explain(String text, Dialect dialect) {
    Work work = Work.on(text);
    BetzaTool.explain(text, dialect, work);
    return work.done();
  }

  private static long translate(String text, Dialect from, Dialect to) {
    Work work = Work.toTranslate(text);
    BetzaTool.translate(text, from, to, work);
    return work.done();
  }

  private static void assertBounded(String text, Dialect dialect) {
    long most = (text.length() > SHORT ? 1_000 : 100) * CHECK;
    assertThat(check(text, dialect)).describedAs("check %s: %s", dialect, text).isLessThan(most);
    assertThat(explain(text, dialect))
        .describedAs("explain %s: %s", dialect, text)
        .isLessThan(most);
  }

  @Provide
  static Arbitrary<String> shortText() {
    return AnyTexts.ofLength(SHORT - 19, SHORT);
  }

  @Provide
  static Arbitrary<String> longText() {
    return AnyTexts.ofLength(LONG - 9, LONG);
  }

  @Provide
  static Arbitrary<String> shortOrLongText() {
    return Arbitraries.frequencyOf(Tuple.of(3, shortText()), Tuple.of(1, longText()));
  }

  @net.jqwik.api.Tag("deep")
  @Property(tries = 300, seed = "1")
  void shortTexts(@ForAll("shortText") String text, @ForAll Dialect dialect) {
    assertBounded(text, dialect);
  }

  @Property(tries = 40, seed = "2")
  void longTexts(@ForAll("longText") String text, @ForAll Dialect dialect) {
    assertBounded(text, dialect);
  }

  @net.jqwik.api.Tag("deep")
  @Property(tries = 48, seed = "3")
  void translations(@ForAll("shortOrLongText") String text, @ForAll Dialect dialect) {
    for (Dialect to : Dialect.values()) {
      assertThat(translate(text, dialect, to))
          .describedAs("%s to %s: %s", dialect, to, text)
          .isLessThan(4_000 * CHECK);
    }
  }

  /** Texts for which a search took many times as long before all of it was counted. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BEX      | Nrf84NmR",
        "BEX      | 49smpaW",
        "EXTENDED | mW-mWW-mWW-mWW-mWW-mW-W",
        "XBETZA   | D(-eR-esRfsWfsW-RRRRRW-RRRRRRRRRRR",
        "XBETZA   | W*W*W*W*W*WvhQ*mcasmcKW*W*W*W*A0W*W*W*",
        "BEX      | RjRjbW3WWcaaKQmaKKmcuacgQKisO2WFNcdQKdK",
        "EXTENDED | ZLZLzQzQzQzQzQfQzQ5QzQzQzQzQzZLZLZLZZpZL",
        "EXTENDED | FWFWFWFWFzFWFWFeWFWFWFWFWFWFWWFWFWFWFWF",
        "EXTENDED | s(RF)-s(F)-s(RF)-smQ2cQ2(RF)-s(RF)-s(R3)",
        "XBETZA   | mcpaaaR",
        "EXTENDED | fWsfBR"
      })
  void knownTexts(Dialect dialect, String text) {
    assertBounded(text, dialect);
    assertThat(translate(text, dialect, Dialect.EXTENDED)).isLessThan(4_000 * CHECK);
  }

  /** The bounds say something only where what is done is counted. */
  @ParameterizedTest
  @CsvSource({"K, 1000", "mcpaaaR, 1000000", "K--K--K--K--K, 100000"})
  void moreWorkCountsAsMore(String text, long least) {
    Dialect dialect = text.contains("-") ? Dialect.BEX : Dialect.XBETZA;
    assertThat(check(text, dialect)).isGreaterThan(least);
  }

  @ParameterizedTest
  @EnumSource
  void textsOverTheLimitTakeNoWork(Dialect dialect) {
    String text = "(k".repeat(5_000_000);
    assertThat(check(text, dialect)).isZero();
    assertThat(explain(text, dialect)).isZero();
    assertThat(translate(text, dialect, Dialect.XBETZA)).isZero();
    assertThat(BetzaTool.check(text, dialect).diagnoses())
        .extracting(Diagnosis::code)
        .containsExactly("notation-too-long");
  }
}
