package io.github.betza.processor.translate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.path.compare.Comparison;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TranslatorTest {
  private static String canonical(String notation) {
    return found(Translator.translate(notation, Language.XBETZA, Language.XBETZA));
  }

  private static String found(Translation translation) {
    assertThat(translation).isInstanceOf(Translation.Found.class);
    return ((Translation.Found) translation).notation();
  }

  static Stream<String> notations() throws IOException {
    try (InputStream data = TranslatorTest.class.getResourceAsStream("/conformance/xbetza.tsv")) {
      List<String> lines = new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return lines.stream().map(line -> line.split("\t", -1)[2]).distinct().sorted();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "WF, K",
    "KWF, K",
    "RB, Q",
    "QN, NQ",
    "WW, R",
    "gafQ, gQ",
    "afF, nA",
    "afafW, nH",
    "fWbW, vW",
    "mRcR, R",
    "fmWfcF, fcFfmW",
    "mafsW, afsW",
    "nN, afsW",
    "afsWafsF, afsK",
    "isO2K, KisO2",
    "zR, zR",
    "jDjA, pK"
  })
  void theCanonicalTextIsTheShortest(String notation, String canonical) {
    assertThat(canonical(notation)).isEqualTo(canonical);
  }

  @ParameterizedTest
  @MethodSource("notations")
  void theCanonicalTextMeansTheSameAndIsItsOwn(String notation) {
    String canonical = canonical(notation);

    assertThat(canonical.length()).isLessThanOrEqualTo(Math.max(notation.length(), 6));
    assertThat(
            Comparison.of(
                Notations.read(notation, Language.XBETZA).piece().orElseThrow(),
                Notations.read(canonical, Language.XBETZA).piece().orElseThrow()))
        .matches(Comparison::isEqual);
    assertThat(canonical(canonical)).isEqualTo(canonical);
  }

  @Test
  void aWrongNotationIsNotTranslated() {
    assertThat(Translator.translate("WE", Language.XBETZA, Language.BEX))
        .isInstanceOf(Translation.Unreadable.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"aaaaaK", "afaaaaaK", "mcpaaaR", "U", "oooooN", "gagagaQ"})
  void largePiecesGetAnAnswer(String notation) {
    for (Language to : Language.values()) {
      assertThat(Translator.translate(notation, Language.XBETZA, to)).isNotNull();
    }
  }

  @ParameterizedTest
  @EnumSource
  void anyTextGetsAnAnswer(Language to) {
    for (String text : List.of("", "(", "[", "aaaa", "\u0000", "K".repeat(2_000), "W-", "N**")) {
      for (Language from : Language.values()) {
        assertThat(Translator.translate(text, from, to)).isInstanceOf(Translation.Unreadable.class);
      }
    }
  }
}
