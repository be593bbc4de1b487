package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece that castles with nobody is told of, as far as its partners are known to be missing. */
final class NeverCastlesTest {
  @TempDir Path folder;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    // The rook has no first move, so it never counts as unmoved.
    "KisO2,  R,     r2c3k/8/R2C3K w - - 0 1, '', true",
    "KisO2,  RimN,  r2c3k/8/R2C3K w - - 0 1, '', false",
    // It stands on the wrong side, too near, too far in, or on another rank.
    "KirO2,  RimN,  3c3k/8/R2C3K w - - 0 1, '', true",
    "KilO2,  RimN,  r2c3k/8/R2C3K w - - 0 1, '', false",
    "KisO2,  RimN,  rc5k/8/RC5K w - - 0 1, '', true",
    "KisO2,  RimN,  1r2c2k/8/1R2C2K w - - 0 1, '', true",
    "KisjO2, RimN,  1r2c2k/8/1R2C2K w - - 0 1, '', false",
    "KisO2,  RimN,  r6k/2c5/2C5/R6K w - - 0 1, '', true",
    "KsO2,   RimN,  r6k/2c5/2C5/R6K w - - 0 1, '', false",
    // A hole ends the board beside it, and what blockers do cannot be foreseen.
    "KisO2,  RimN,  *r2c2k/8/*R2C2K w - - 0 1, '', false",
    "KisO2,  RimN,  1r2c2k/8/1R2C2K w - - 0 1, ', blockers = @Variant.Blocker(of = \"K\", to = \"C\")', false",
    // A rook of the king's castling rights may be the partner of a piece that may have moved.
    "KO2,    R,     r2ck2r/8/R2CK2R w KQkq, '', false",
    // Another of its own kind has not moved either.
    "KisO2,  R,     c2c3k/8/C2C2RK w - - 0 1, '', false"
  })
  void whatNeverCastlesIsAWarning(
      String castler, String rook, String setup, String members, boolean warned) {
    String king = setup.endsWith(" KQkq") ? "KisO2" : "K";
    String commoner =
        "@Betza(value = \"%s\", letter = 'C') interface Commoner {}".formatted(castler);
    check(king, rook, setup, members, commoner, warned ? List.of("Commoner") : List.of());
  }

  /** Whether a royal piece has moved is what the castling rights say, unless it has first moves. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "KisO2,    R,    r3k2r/8/R3K2R w KQkq, false",
    "KisO2,    R,    r3k2r/8/R3K2R w Kq, false",
    "KisO2,    R,    r3k2r/8/R3K2R, true",
    "KisO2,    R,    r3k2r/8/R3K2R w - - 0 1, true",
    "KisO2,    RimN, r3k2r/8/R3K2R w - - 0 1, true",
    "KisO2imN, RimN, r3k2r/8/R3K2R w - - 0 1, false",
    "KisO2imN, R,    r3k2r/8/R3K2R w - - 0 1, true",
    "KO2,      R,    r3k2r/8/R3K2R w - - 0 1, true",
    "KO2,      RimN, r3k2r/8/R3K2R w - - 0 1, false"
  })
  void royalPiecesThatNeverCastle(String king, String rook, String setup, boolean warned) {
    check(king, rook, setup, "", "", warned ? List.of("King") : List.of());
  }

  /** What the help says is heeded without another warning. */
  @Tag("deep")
  @Test
  void aFirstMoveThatThePartnerHasAnywayCounts() {
    String text =
        """
        import io.github.betza.Betza;
        import io.github.betza.Variant;
        @Variant(files = 8, ranks = 3, setup = "r2c3k/8/R2C3K w - - 0 1")
        interface Tiny {
          @Betza(value = "K", letter = 'K', royal = true) interface King {}
          @Betza(value = "KisO2", letter = 'C') interface Commoner {}
          @SuppressWarnings("betza:redundant-move")
          @Betza(value = "RimW", letter = 'R') interface Rook {}
        }
        """;
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder, List.of("-Xlint:all"), CompilerUnderTest.file("Tiny.java", text));
    assertThat(outcome.findings()).isEmpty();
  }

  /** Nor does one castle by file that has no right. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"w KQkq, false", "w HAha, false", "w Kk, false", "w - - 0 1, true", "'', true"})
  void royalPiecesThatNeverCastleByFile(String rest, boolean warned) {
    String members =
        ", castlings = @Variant.Castling(of = \"K\", with = \"R\", to = \"cg\", partner = \"df\")";
    String setup = ("r2k3r/8/R2K3R " + rest).strip();
    check("K", "R", setup, members, "", warned ? List.of("King") : List.of());
  }

  private void check(
      String king, String rook, String setup, String members, String more, List<String> warned) {
    int ranks = 1 + (int) setup.chars().filter(c -> c == '/').count();
    String text =
        """
        package test;
        import io.github.betza.Betza;
        import io.github.betza.Variant;
        @Variant(files = 8, ranks = %s, setup = "%s"%s)
        interface Tiny {
          @Betza(value = "%s", letter = 'K', royal = true) interface King {}
          %s
          @Betza(value = "%s", letter = 'R') interface Rook {}
        }
        """
            .formatted(ranks, setup, members, king, more, rook);
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder, List.of(), CompilerUnderTest.file("test/Tiny.java", text));
    assertThat(outcome.errors()).isEmpty();
    List<String> codes =
        outcome.findings().stream()
            .map(finding -> finding.firstLine())
            .filter(line -> line.startsWith("[Betza:"))
            .filter(line -> !line.startsWith("[Betza:unused-piece]"))
            .toList();
    assertThat(codes)
        .extracting(line -> line.replaceAll(" never castles.*", ""))
        .isEqualTo(warned.stream().map(name -> "[Betza:never-castles] " + name).toList());
  }
}
