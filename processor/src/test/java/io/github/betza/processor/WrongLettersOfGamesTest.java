package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * At which letters of a text in the annotation of a game a message points. They stand between angle
 * quotes.
 */
final class WrongLettersOfGamesTest {
  private static final GameTable TABLE = new GameTable(WrongLettersOfGamesTest.class);

  @TempDir Path folder;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # The setup.
          files = 3, ranks = 3, setup = "k2/«1R»/2K" | KING ROOK
          files = 3, ranks = 3, setup = "k2/1«h»1/2K" | KING ROOK
          files = 3, ranks = 3, setup = "k2/3«»" | KING
          files = 3, ranks = 3, setup = "k2/3/2K«/3»" | KING
          files = 3, ranks = 3, setup = "k2/3/2K «x»" | KING
          files = 3, ranks = 3, setup = "k2/3/2K w - «z9»" | KING
          files = 3, ranks = 3, setup = "k2/3/2K w - - «x»" | KING
          files = 3, ranks = 3, setup = "k2/3/2K w - - 0 1 «2»" | KING
          files = 5, ranks = 2, setup = "k3r/K3R w «Q»k" | CASTLER ROOK
          files = 8, ranks = 3, setup = "r3k2r/8/R3K2R w «KQkq» -" | ROOK `@Betza(value = "KisO9", letter = 'K', royal = true) interface King {}`
          files = 3, ranks = 3, setup = "«k»2/3/R1K w" | KING ROOK
          files = 3, ranks = 3, setup = "2k/3/«K»2", zones = @Zone(of = "K", squares = "a2") | KING
          files = 3, ranks = 3, setup = "k2/3/«K»2", goals = @Goal(of = "K", squares = "a1") | KING
          files = 3, ranks = 3, setup = "k2/3/2K w - - «20» 1", moveLimit = 10 | KING
          files = 3, ranks = 3, setup = "k2« / »3/2K" | KING
          files = 3, ranks = 3, setup = "k2/3/R« »KR w" | KING ROOK
          files = 9, ranks = 4, setup = "r3k3r/9/9/R3K3R w «KQkq» -" | ROOK `@Betza(value = "WD", letter = 'K', royal = true) interface King {}`
          files = 8, ranks = 3, setup = "e3k2r/8/«E»3K2R w Kk" | CASTLER ROOK `@Betza(value = "WimD", letter = 'E') interface Elephant {}`
          # Letters.
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«N»", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«+R»", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«R»", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«,»P", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«+»", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R«P»", zone = "3", optional = true) | KING PAWN ROOK
          files = 3, ranks = 3, setup = "1k1/3/2K", promotions = @Promotion(of = "«P»", to = "R", zone = "3") | KING PAWN ROOK
          files = 3, ranks = 3, setup = "rk1/1P1/2K", promotions = @Promotion(of = "P", to = "R«K»", zone = "3", limited = true) | KING PAWN ROOK
          files = 3, ranks = 3, setup = "rk1/1P1/2K", promotions = @Promotion(of = "P", to = "R«+»", zone = "3", limited = true) | KING PAWN ROOK TOKIN
          files = 3, ranks = 3, setup = "k2/3/2K", blockers = @Blocker(of = "K", to = "K«X»") | KING
          files = 3, ranks = 3, setup = "kr1/3/1RK", zones = {@Zone(of = "K", squares = "1 3"), @Zone(of = "R«K»", squares = "1 3")} | KING ROOK
          # Squares.
          files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1 «d1» 3") | KING
          files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1 3", captures = "a2 «9»") | KING
          files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "3 «4»") | KING
          files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "«b2» 2") | KING
          files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = "«A3» C3") | KING PAWN ROOK
          # Constants in one: columns count the letters of all, and those of Java's escapes as one.
          files = 3, ranks = 3, setup = "k2/" + "1«h»" + "1/2K" | KING
          files = 3, ranks = 3, setup = "k2/\\u0031«h»1/2K" | KING
          """)
  void arePointedAt(String members, String pieces) {
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      List<Finding> found =
          TABLE.findings(compiler, folder, members, pieces).stream()
              .filter(finding -> finding.message().startsWith("[Betza:"))
              .toList();
      assertThat(found).as(compiler.name()).hasSize(1);
      List<String> lines = found.get(0).message().lines().toList();
      String marked = marked(members);
      int start = marked.indexOf('«');
      int width = marked.indexOf('»') - 1 - start;
      assertThat(lines.get(1)).isEqualTo("    " + marked.replaceAll("[«»]", ""));
      assertThat(lines.get(2)).isEqualTo(" ".repeat(4 + start) + "^".repeat(Math.max(1, width)));
    }
  }

  /** Returns the text in which letters are marked, as its constants make it in one. */
  private static String marked(String members) {
    String joined = members.replace("\" + \"", "").replace("\\u0031", "1");
    int mark = joined.indexOf('«');
    return joined.substring(joined.lastIndexOf('"', mark) + 1, joined.indexOf('"', mark));
  }

  /** Each item of a list of squares is a mistake of its own, unless one help mends them all. */
  @Test
  void allWrongSquaresAreTold() {
    String text =
        WrongVariantsTest.source(
            "files = 3, ranks = 3, setup = \"k2/3/2K\", goals = @Goal(of = \"K\", squares = \"3 d4 2 9\")",
            "KING");
    assertThat(
            CompilerUnderTest.JAVAC
                .compile(folder, List.of(), CompilerUnderTest.file("test/Tiny.java", text))
                .errors())
        .extracting(error -> error.message().lines().toList().get(2))
        .containsExactly("      ^^", "           ^");
  }
}
