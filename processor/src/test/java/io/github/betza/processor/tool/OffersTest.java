package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.analysis.TextEdit;
import io.github.betza.processor.dialect.Notations;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What an offer does is data: edits that make its text, and a dialect that has its meaning. The
 * property {@code betza.offers} is the number of texts that are tried in each dialect.
 */
final class OffersTest {
  private static final int TEXTS = Integer.getInteger("betza.offers", 60);

  private static List<Offer> offers(String notation, Dialect dialect) {
    return BetzaTool.check(notation, dialect).diagnoses().stream()
        .flatMap(problem -> problem.offers().stream())
        .toList();
  }

  /** Notations of all dialects, each with and without a wrong letter. */
  private static List<String> texts() throws IOException {
    Set<String> notations = new LinkedHashSet<>();
    for (String file : List.of("xbetza", "extended", "bex", "settled")) {
      try (var stream = OffersTest.class.getResourceAsStream("/conformance/" + file + ".tsv")) {
        String all = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        Arrays.stream(all.split("\n", -1))
            .map(line -> line.split("\t", -1))
            .filter(cells -> cells.length > 3 && cells[2].length() <= 30)
            .forEach(cells -> notations.add(cells[2]));
      }
    }
    Random random = new Random(11);
    List<String> texts = new ArrayList<>(List.of("", " ", "\uD83D\uDE00", "W\uD83D\uDE00F", "W,F"));
    for (String notation : notations) {
      int at = random.nextInt(notation.length());
      String rest = notation.substring(at);
      texts.add(notation);
      texts.add(notation.substring(0, at) + rest.charAt(0) + rest);
      texts.add(notation.substring(0, at) + rest.substring(1));
      texts.add(notation.substring(0, at) + "([lE?\u0416".charAt(random.nextInt(6)) + rest);
    }
    Collections.shuffle(texts, random);
    return texts.subList(0, TEXTS);
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void itsEditsMakeItsTextAndItsDialectReadsItWithTheMeaningThatItNames(Dialect dialect)
      throws IOException {
    int checked = 0;
    int declaring = 0;
    for (String text : texts()) {
      for (Diagnosis problem : BetzaTool.check(text, dialect).diagnoses()) {
        long certain = problem.offers().stream().filter(Offer::isCertain).count();
        assertThat(certain).as(text).isLessThanOrEqualTo(1);
        for (Offer offer : problem.offers()) {
          assertThat(offer.appliedTo(text)).as("%s: %s", text, offer).isEqualTo(offer.text());
          Dialect in = offer.dialect().orElse(dialect);
          assertThat(Notations.read(offer.text(), in).isSound()).as("%s: %s", text, offer).isTrue();
          assertThat(offer.title()).matches("[ -~]{1,120}");
          offer.edits().forEach(edit -> assertTakesNothingApart(edit, text));
          checked++;
          if (offer.dialect().isPresent()) {
            assertThat(in).isNotEqualTo(dialect);
            assertMeansWhatItNames(offer, in);
            declaring++;
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(TEXTS / 4);
    assertThat(declaring).isGreaterThan(TEXTS / 20);
  }

  private static void assertTakesNothingApart(TextEdit edit, String text) {
    for (int place : new int[] {edit.start(), edit.end()}) {
      assertThat(
              place > 0
                  && place < text.length()
                  && Character.isSurrogatePair(text.charAt(place - 1), text.charAt(place)))
          .as("%s of %s", edit, text)
          .isFalse();
    }
  }

  /** The words of the offer are those that explain the text in the dialect. */
  private static void assertMeansWhatItNames(Offer offer, Dialect other) {
    String meaning = String.join(" ", BetzaTool.explain(offer.text(), other).words());
    String named = offer.reason().replaceFirst(" ?\\.\\.\\.$", "");
    assertThat(meaning).as(offer.text()).startsWith(named);
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   FyafsFy, delete \"y\",                    FyafsF",
    "XBETZA,   [W?F,    insert \"]\" at the end,         [W?F]",
    "EXTENDED, FR4,     replace \"R4\" by \"4R\",        F4R",
    "XBETZA,   FtR,     replace \"FtR\" by \"tRF\",      tRF",
    "XBETZA,   FtR,     set dialect = Dialect.EXTENDED,  FtR",
    "BEX,      FtR,     set dialect = Dialect.EXTENDED,  FtR",
    "XBETZA,   Knight,  replace \"Knight\" by \"N\",     N"
  })
  void itsTitleNamesTheChange(Dialect dialect, String notation, String title, String text) {
    assertThat(offers(notation, dialect))
        .anyMatch(offer -> offer.title().equals(title) && offer.text().equals(text));
  }

  @Test
  void oneKnownRemedyIsCertainAndWhatIsFoundByTryingIsAGuess() {
    assertThat(offers("Knight", Dialect.XBETZA)).extracting(Offer::isCertain).contains(true);
    assertThat(offers("hK", Dialect.XBETZA)).hasSize(2).noneMatch(Offer::isCertain);
    assertThat(offers("FtR", Dialect.XBETZA)).hasSize(4).noneMatch(Offer::isCertain);
  }

  @Test
  void everyProblemNamesItsPage() {
    Diagnosis problem = BetzaTool.check("hK", Dialect.XBETZA).firstError().orElseThrow();
    assertThat(problem.page())
        .isEqualTo("https://github.com/betza/betza/blob/main/processor/DIAGNOSTICS.md#lonely-h");
    assertThat(problem.text()).endsWith("\nsee " + problem.page());
  }
}
