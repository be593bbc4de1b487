package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever took another dialect than the one that was said is told so, once. */
final class DialectHintTest {
  private static List<Problem> hinted(String notation, Language language) {
    List<Problem> problems = Notations.read(notation, language).problems();
    return DialectHint.add(notation, language, problems);
  }

  @ParameterizedTest
  @CsvSource({
    "F?W, XBETZA, EXTENDED",
    "F-W, CLASSIC, EXTENDED",
    "mR+[crR], XBETZA, BEX",
    "mR+[crR], EXTENDED, BEX",
    "FyafsF, CLASSIC, XBETZA",
    "[F?R], BEX, XBETZA",
  })
  void theFirstErrorNamesTheDialectInWhichTheNotationIsSound(
      String notation, Language language, Language other) {
    List<Problem> problems = hinted(notation, language);
    List<Problem> errors = problems.stream().filter(Problem::isError).toList();

    assertThat(Notations.read(notation, other).isSound()).isTrue();
    assertThat(errors.get(0).help())
        .endsWith("it is a notation of " + other + ": say dialect = Dialect." + other);
    assertThat(errors.stream().skip(1)).noneMatch(error -> error.help().contains("say dialect"));
  }

  @Test
  void theProblemStaysWhatItWas() {
    Problem plain = Notations.read("mR+[crR]", Language.XBETZA).problems().get(0);
    Problem hinted = hinted("mR+[crR]", Language.XBETZA).get(0);

    assertThat(hinted.code()).isEqualTo(plain.code());
    assertThat(hinted.span()).isEqualTo(plain.span());
    assertThat(hinted.message()).isEqualTo(plain.message());
    assertThat(hinted.help()).startsWith(plain.help());
  }

  @ParameterizedTest
  @CsvSource({"WE, XBETZA", "K{, BEX", "'', EXTENDED"})
  void whatNoDialectReadsHasNoHint(String notation, Language language) {
    List<Problem> problems = Notations.read(notation, language).problems();

    assertThat(problems).anyMatch(Problem::isError);
    assertThat(DialectHint.add(notation, language, problems)).isEqualTo(problems);
  }

  @ParameterizedTest
  @CsvSource({"N, XBETZA", "nN, XBETZA", "FtR, EXTENDED"})
  void aSoundNotationHasNoHint(String notation, Language language) {
    List<Problem> problems = Notations.read(notation, language).problems();

    assertThat(problems).noneMatch(Problem::isError);
    assertThat(DialectHint.add(notation, language, problems)).isEqualTo(problems);
  }
}
