package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations.Language;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever wrote a notation of another dialect is told of every dialect that it may be of. */
final class DialectHintTest {
  @ParameterizedTest
  @CsvSource({
    "BEX,      FtR,  of EXTENDED: say dialect = Dialect.EXTENDED",
    "BEX,      KxaK, of XBETZA: say dialect = Dialect.XBETZA; or it is a notation of EXTENDED",
    "XBETZA,   W-3,  of EXTENDED: say dialect = Dialect.EXTENDED",
    "EXTENDED, W03,  of BEX: say dialect = Dialect.BEX"
  })
  void theHelpOfTheFirstErrorNamesThem(Language language, String notation, String hint) {
    List<Problem> problems = Notations.read(notation, language).problems();
    assertThat(DialectHint.add(notation, language, problems).get(0).help())
        .contains("as it stands it is a notation " + hint);
  }
}
