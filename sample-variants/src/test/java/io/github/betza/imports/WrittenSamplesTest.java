package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample, written as Java and compiled again, is the same game: nothing is lost. */
@Timeout(300)
@Tag("deep")
class WrittenSamplesTest {
  static Stream<String> samples() {
    return Games.names().stream();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aWrittenSampleIsTheSameGame(String sample) throws ClassNotFoundException {
    Game game = Games.find(sample, null).orElseThrow();
    String type = game.getClass().getName();
    Class<?> declaring = Class.forName(type.substring(0, type.length() - "Game".length()));
    DeclaredVariant variant = Declarations.read(List.of(declaring)).get(0);
    String source = JavaSource.of(variant, "Written");
    CompiledGame written = GameCompiler.compile("Written", source);
    assertThat(written.errors()).as(source).isEmpty();
    assertThat(Perft.count(written.game().orElseThrow(), 3)).isEqualTo(Perft.count(game, 3));
  }
}
