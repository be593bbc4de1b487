package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every parameter of a generated method is described in words. */
final class ParameterWordsTest {
  private static final Pattern PARAMETER = Pattern.compile("@param (\\w+) (.+)");

  @Tag("deep")
  @ParameterizedTest
  @EnumSource(names = {"XBETZA", "EXTENDED", "BEX"})
  void areKnownForAllNotations(Dialect dialect) throws Exception {
    Set<String> names = new HashSet<>();
    Set<String> unknown = new HashSet<>();
    for (String notation : Notation.all(dialect)) {
      for (Optional<DeclaredGeometry> size :
          List.of(Optional.<DeclaredGeometry>empty(), Optional.of(new DeclaredGeometry(9, 10)))) {
        PieceSource source =
            Generated.source(
                "Piece", Notations.read(notation, dialect).piece().orElseThrow(), size);
        PARAMETER
            .matcher(Generated.text(source))
            .results()
            .forEach(
                parameter -> {
                  names.add(parameter.group(1));
                  if (parameter.group(2).equals(parameter.group(1))) {
                    unknown.add(parameter.group(1));
                  }
                });
      }
    }
    assertThat(names).contains("board", "from", "moves", "occupied0", "pieces");
    // A parameter without words is described by its name.
    assertThat(unknown).isEmpty();
  }
}
