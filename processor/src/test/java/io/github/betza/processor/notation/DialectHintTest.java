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
    "BEX,      FtR,  of EXTENDED: say dialect = Dialect.EXTENDED",
    "BEX,      KxabK, of XBETZA: say dialect = Dialect.XBETZA; or it is a notation of EXTENDED",
    "XBETZA,   W-3,  of EXTENDED: say dialect = Dialect.EXTENDED",
    "EXTENDED, W03,  of BEX: say dialect = Dialect.BEX"
  })
  void theHelpOfTheFirstErrorNamesThem(Language language, String notation, String hint) {
    List<Problem> problems = Notations.read(notation, language).problems();
    assertThat(DialectHint.add(notation, language, problems).get(0).help())
        .contains("as it stands it is a notation " + hint);
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
