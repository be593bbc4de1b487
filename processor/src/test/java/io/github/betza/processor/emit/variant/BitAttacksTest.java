package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For which games it is written what a side attacks. */
final class BitAttacksTest {
  /** Notations of pieces beside the king; {@code 12 K} are twelve kings that are not royal. */
  @ParameterizedTest
  @CsvSource({
    // Sliders, lame leapers, bent riders and hoppers tell all.
    "R nN FyafsF gQ, 8, true, true",
    "R nN FyafsF gQ, 10, true, true",
    // Hook movers do, too.
    "RmasR, 8, true, true",
    "RmasR, 10, true, true",
    // So does a piece that attacks nothing.
    "mQ, 8, true, true",
    // From where an unmoved piece attacks depends on more than where it stands.
    "R icF, 8, true, false",
    // A capture elsewhere is no set of squares on which moves end.
    "R cabK, 8, true, false",
    // Many kinds, and many slides.
    "11 K, 8, true, true",
    "12 K, 8, false, true",
    "7 Q, 8, true, true",
    "8 Q, 8, true, false",
    // More than 128 squares.
    "R, 12, false, false",
  })
  void writesWhatSetsTell(String notations, int files, boolean candidates, boolean attacked) {
    CompiledGame compiled = GameCompiler.compile("made.up.Battle", source(notations, files));
    assertThat(compiled.errors()).isEmpty();
    Game game = compiled.game().orElseThrow();
    assertThat(writes(game, "potentialAttackers")).isEqualTo(candidates);
    assertThat(writes(game, "attacked")).isEqualTo(attacked);
    assertThat(writes(game, "hasExactAttacks")).isEqualTo(attacked);
  }

  private static String source(String notations, int files) {
    StringBuilder pieces = new StringBuilder();
    for (String notation : each(notations)) {
      char letter = (char) ('A' + pieces.toString().lines().count());
      pieces.append(
          String.format(
              "@Betza(value = \"%s\", letter = '%c') interface Piece%2$c {}%n", notation, letter));
    }
    return String.format(
        Locale.ROOT,
        """
    package made.up;
    import io.github.betza.Betza;
    import io.github.betza.Variant;
    @Variant(files = %1$d, ranks = %1$d, setup = "%2$sz/%3$s%2$sZ w - - 0 1")
    public interface Battle {
    %4$s
    @Betza(value = "K", letter = 'Z', royal = true) interface King {}
    }
    """,
        files,
        files - 1,
        (files + "/").repeat(files - 2),
        pieces);
  }

  private static List<String> each(String notations) {
    List<String> words = List.of(notations.split(" "));
    return Character.isDigit(notations.charAt(0))
        ? Collections.nCopies(Integer.parseInt(words.get(0)), words.get(1))
        : words;
  }

  private static boolean writes(Game game, String method) {
    return Arrays.stream(game.getClass().getDeclaredClasses())
        .flatMap(within -> Arrays.stream(within.getDeclaredMethods()))
        .anyMatch(each -> each.getName().equals(method));
  }
}
