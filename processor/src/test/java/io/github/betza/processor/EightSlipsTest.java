package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games with eight mistakes that do not depend on each other: one compilation finds them all, and
 * nothing that follows from them. Each mistake stands between angle quotes.
 */
final class EightSlipsTest {
  private static final String HEAD =
      """
      package test;
      import io.github.betza.*;
      import io.github.betza.Variant.*;
      """;

  @TempDir Path folder;

  static List<String> games() {
    return List.of(
        // The board, the letters, rules of each sort, the setup, and a notation.
        """
        @Variant(
            files = «80», ranks = 8,
            setup = «"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1"»,
            repetitions = «1»,
            promotions = @Promotion(of = «"A"», to = "QRBN", zone = "8"),
            zones = @Zone(of = "K", squares = «"1-9"»),
            goals = @Goal(of = "K", squares = «"j4"»))
        interface Chess {
          @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
          @Betza(value = «"QQX"», letter = 'Q') interface Queen {}
          @Betza(value = "R", letter = 'R') interface Rook {}
          @Betza(value = "B", letter = 'B') interface Bishop {}
          @Betza(value = "N", letter = «'n'») interface Knight {}
          @Betza(value = "fmWfceFifmnD", letter = 'P') interface Pawn {}
        }
        """,
        // A piece without a letter, one with the letter of another, and rules that name both.
        """
        @Variant(
            files = 8, ranks = 8,
            setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            moveLimit = «-50»,
            promotions = {
                @Promotion(of = "P", to = "QRBN", zone = «"99"»),
                @Promotion(of = "N", to = «"N"», zone = "8")},
            blockers = @Blocker(of = "Q", to = «"Z"»),
            goals = @Goal(of = "K", squares = «"k1"»))
        interface Chess {
          @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
          @Betza(value = "Q", letter = 'Q') interface Queen {}
          @Betza(«"R"») interface Rook {}
          @Betza(value = "B", letter = 'B') interface Bishop {}
          @Betza(value = "N", letter = «'K'») interface Knight {}
          @Betza(value = «"fmWfcFifmnY"», letter = 'P') interface Pawn {}
        }
        """,
        // Squares, numbers and letters, and what the setup says is found along with them.
        """
        @Variant(
            files = 8, ranks = «0»,
            setup = «"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w KQkq - 0 1"»,
            repetitions = «5000»,
            zones = {
                @Zone(of = "K", squares = "1-8", captures = «"i"»),
                @Zone(of = «"KK"», squares = "1-8")},
            extras = @Extra(of = "P", moves = «String.class», squares = "2"),
            goals = {
                @Goal(of = "K", squares = "d4 e4 d5 e5"),
                @Goal(of = "K", squares = «"d4"»)})
        interface Duel {
          @Betza(value = "K", letter = 'K', royal = true) interface King {}
          @Betza(value = «"fmWfcFx"», letter = 'P') interface Pawn {}
        }
        """,
        // What can never happen in play, beside mistakes in the text.
        """
        @Variant(
            files = 8, ranks = 8,
            setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            moveLimit = «5000»,
            flyingGeneral = true, bikjang = «true»,
            promotions = {
                @Promotion(of = "P", to = "QRBN", zone = "8"),
                @Promotion(of = "K", to = «"Q"», zone = "8")},
            zones = {
                @Zone(of = "B", squares = «"1-8"»),
                @Zone(of = «"BX"», squares = "1-4")},
            goals = {
                @Goal(of = "P", squares = «"1"»),
                @Goal(of = "K", squares = «"e4 d4 e4"»)})
        interface Chess {
          @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
          @Betza(value = "Q", letter = 'Q') interface Queen {}
          @Betza(value = "R", letter = 'R') interface Rook {}
          @Betza(value = "B", letter = 'B') interface Bishop {}
          @Betza(value = "N", letter = 'N') interface Knight {}
          @Betza(value = "fmWfceFifmnD", letter = 'P', files = 9, ranks = «90») interface Pawn {}
        }
        """);
  }

  @ParameterizedTest
  @MethodSource("games")
  void areEightErrors(String game) {
    String text = HEAD + game;
    List<String> places = new ArrayList<>();
    String plain = "";
    for (String part : text.split("(?=«)|»", -1)) {
      if (part.startsWith("«")) {
        int line = (int) plain.chars().filter(c -> c == '\n').count() + 1;
        places.add(line + ":" + (plain.length() - plain.lastIndexOf('\n')));
      }
      plain += part.replace("«", "");
    }
    assertThat(places).hasSize(8);
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      Outcome outcome =
          compiler.compile(
              folder.resolve(compiler.name()), List.of(), file("test/Game.java", plain));
      boolean isExact = compiler == CompilerUnderTest.JAVAC;
      assertThat(outcome.errors())
          .as("%s%n%s", compiler, outcome.findings())
          .hasSize(8)
          .allMatch(error -> error.message().startsWith("[Betza"));
      if (isExact) {
        assertThat(outcome.errors())
            .extracting(error -> error.line() + ":" + error.column())
            .containsExactlyElementsOf(places);
      }
    }
  }

  /** The parts of a setup are at one place, each with its own letters. */
  @Test
  void theMistakesOfOneSetupAreReportedAtOnce() {
    String setup = "rnbqkbnr/pppppppp/8/9/8/2Y2y2/PPPPPPP/RNBQKXNR v KQkq - 0 one";
    String game =
        HEAD
            + """
            @Variant(files = 8, ranks = 8, setup = "%s")
            interface Chess {
              @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
              @Betza(value = "Q", letter = 'Q') interface Queen {}
              @Betza(value = "R", letter = 'R') interface Rook {}
              @Betza(value = "B", letter = 'B') interface Bishop {}
              @Betza(value = "N", letter = 'N') interface Knight {}
              @Betza(value = "fmWfceFifmnD", letter = 'P') interface Pawn {}
            }
            """
                .formatted(setup);
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      Outcome outcome =
          compiler.compile(
              folder.resolve(compiler.name()), List.of(), file("test/Game.java", game));
      assertThat(outcome.errors())
          .extracting(error -> caret(error.message()))
          .as("%s", outcome.findings())
          .containsExactly("9", "Y", "PPPPPPP", "X", "v", "one");
    }
  }

  /** Returns the letters over the carets of a message. */
  private static String caret(String message) {
    List<String> lines = message.lines().toList();
    String carets = lines.get(2);
    return lines.get(1).substring(carets.indexOf('^'), carets.lastIndexOf('^') + 1);
  }

  /** A board of a wrong size has many wrong rows, and one mistake. */
  @Test
  void aWrongSizeIsOneMistake() {
    String game =
        HEAD
            + """
            @Variant(files = 9, ranks = 3, setup = "4k3/8/4K3")
            interface Duel {
              @Betza(value = "K", letter = 'K', royal = true) interface King {}
            }
            """;
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(folder, List.of(), file("test/Game.java", game));
    assertThat(outcome.errors()).as("%s", outcome.findings()).hasSize(1);
  }
}
