package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whether a piece that has just become royal may be captured en passant. Only then need it be
 * known, wherever somebody asks what attacks a royal piece, which move was made last.
 */
final class RoyalByPromotionTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    // The double step begins on the second rank and never comes so far,
    "fmWfceFifmnD, 8, 8, false",
    "fmWfceFifmnD, 8, 5-8, false",
    // unless the zone begins where it ends.
    "fmWfceFifmnD, 8, 4-8, true",
    "fmWfceFifmnD, 4, 4, true",
    // Without it no right is granted.
    "fmWfceF, 8, 8, false",
  })
  void knowsWhereADoubleStepPromotes(String pawn, String ranks, String zone, boolean expected) {
    Outcome outcome = compile(pawn, ranks, zone);
    assertThat(outcome.errors()).isEmpty();
    String game = outcome.generated().get("CrownsGame.java");
    assertThat(game.contains(".history()")).isEqualTo(expected);
  }

  private Outcome compile(String pawn, String ranks, String zone) {
    String rows = "k2q/pppp/" + "4/".repeat(Integer.parseInt(ranks) - 4) + "PPPP/Q2K";
    return CompilerUnderTest.JAVAC.compile(
        folder,
        List.of("-Xlint:all"),
        file(
            "Crowns.java",
            "import io.github.betza.Betza;",
            "import io.github.betza.Variant;",
            "@Variant(files = 4, ranks = " + ranks + ", setup = \"" + rows + " w - - 0 1\",",
            "    promotions = @Variant.Promotion(of = \"P\", to = \"QK\", zone = \""
                + zone
                + "\"))",
            "interface Crowns {",
            "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
            "  @Betza(value = \"Q\", letter = 'Q') interface Queen {}",
            "  @Betza(value = \"" + pawn + "\", letter = 'P') interface Pawn {}",
            "}"));
  }
}
