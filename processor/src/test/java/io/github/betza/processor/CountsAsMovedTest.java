package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece that has no first moves because no castling right tells that it may castle. */
final class CountsAsMovedTest {
  @TempDir Path folder;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The king could castle with it, also where a blocker is the edge of the board to the king.
          p3k2r/8/P3K2R w Kk  |                                      | KisO2     | fmWifmnD | Pawn on a1
          1p2k2r/8/1P2K2R w Kk| , blockers = @Blocker(of = "P", to = "K") | KisO2     | fmWifmnD | Pawn on b1
          p3k2r/8/P3K2R w Kk  |                                      | KimnDisO2 | fmWifmnD | Pawn on a1
          # It could castle with the rook of the king.
          2pk3r/8/2PK3R w Kk  |                                      | KisO2     | KisO2    | Pawn on c1
          # It could castle as the king does.
          4k3/8/R3KP1R w KQ   |                                      | KisO2     | xKimA    | Pawn on f1
          4k3/8/R3KP1R w KQ   |                                      | KisO2     | IimA     | Pawn on f1
          4k3/8/4KP1R w K     |                                      | KislO2isrO3 | bIimA  | Pawn on f1
          # The king cannot castle with it, or the castling rights name its kind.
          1p2k2r/8/1P2K2R w Kk|                                      | KisO2     | fmWifmnD |
          p3k2r/8/P3K2R w KQkq|                                      | KisO2     | fmWifmnD |
          p3k2r/8/P3K2R w Kkq |                                      | KisO2     | fmWifmnD |
          """)
  void isAWarning(String setup, String rules, String king, String pawn, String piece) {
    String text =
        """
        package test;
        import io.github.betza.Betza;
        import io.github.betza.Variant;
        import io.github.betza.Variant.Blocker;
        @Variant(files = 8, ranks = 3, setup = "%s"%s)
        interface Tiny {
          @Betza(value = "R", letter = 'R') interface Rook {}
          @Betza(value = "%s", letter = 'K', royal = true) interface King {}
          @Betza(value = "%s", letter = 'P') interface Pawn {}
        }
        """
            .formatted(setup.strip(), rules == null ? "" : rules, king, pawn);
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder, List.of(), CompilerUnderTest.file("test/Tiny.java", text));
    assertThat(outcome.errors()).isEmpty();
    List<String> warnings =
        outcome.findings().stream()
            .map(finding -> finding.firstLine())
            .filter(line -> line.startsWith("[Betza:counts-as-moved]"))
            .map(line -> line.replaceAll(" counts as moved .*", ""))
            .toList();
    assertThat(warnings)
        .isEqualTo(piece == null ? List.of() : List.of("[Betza:counts-as-moved] the " + piece));
  }
}
