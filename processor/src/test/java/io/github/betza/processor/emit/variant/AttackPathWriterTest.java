package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a game writes along which paths its pieces capture royal pieces. */
final class AttackPathWriterTest {
  /** Moves that capture nothing have no paths, and other moves have many. */
  @ParameterizedTest
  @CsvSource({"mR, false", "R, true", "gB, false", "RasRasRasR, true"})
  void extraMoves(String extra, boolean check) {
    assertThat(game(1, "F", extra).inCheck()).isEqualTo(check);
  }

  /** All in one method would be more than a class file can hold. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"3, 0", "20, 9"})
  void manyPathsHaveMethodsOfTheirOwn(int kinds, long methods) {
    Game game = game(kinds, "RFasRBasB", "R");
    assertThat(game.inCheck()).isTrue();
    assertThat(
            Arrays.stream(game.getClass().getDeclaredMethods())
                .filter(method -> method.getName().endsWith("AttackPaths"))
                .count())
        .isEqualTo(methods);
  }

  /** Returns a game in which the last piece stands before the black king on a file. */
  private static Game game(int kinds, String notation, String extra) {
    String pieces =
        IntStream.range(0, kinds)
            .mapToObj(kind -> piece(notation, kind))
            .collect(Collectors.joining());
    CompiledGame compiled =
        GameCompiler.compile(
            "made.up.Battle",
            String.format(
                Locale.ROOT,
                """
      package made.up;
      import io.github.betza.Betza;
      import io.github.betza.Variant;
      @Variant(files = 8, ranks = 8, setup = "z7/8/8/%c7/8/8/2A5/7Z b - - 0 1",
          extras = @Variant.Extra(of = "A", squares = "3-8", moves = Battle.More.class))
      public interface Battle {
      %s
      @Betza(value = "K", letter = 'Z', royal = true) interface King {}
      @Betza("%s") interface More {}
      }
      """,
                'A' + kinds - 1,
                pieces,
                extra));
    assertThat(compiled.errors()).isEmpty();
    return compiled.game().orElseThrow();
  }

  private static String piece(String notation, int kind) {
    return String.format(
        Locale.ROOT,
        "@Betza(value = \"%s\", letter = '%c') interface Piece%d {}%n",
        notation,
        'A' + kind,
        kind);
  }
}
