package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves, captures and squares that no game ever sees are told of, and can be silenced. */
final class IdleRulesTest {
  @TempDir Path folder;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # Leaps longer than the board.
          files = 3, ranks = 3, setup = "kz1/3/1ZK" | KING `@Betza(value = "Z", letter = 'Z') interface Zebra {}` | never-moves
          files = 3, ranks = 4, setup = "kz1/3/3/1ZK" | KING `@Betza(value = "Z", letter = 'Z') interface Zebra {}` | ``
          files = 3, ranks = 3, setup = "kz1/*1*/1ZK" | KING `@Betza(value = "vW", letter = 'Z') interface Zebra {}` | ``
          files = 3, ranks = 3, setup = "kz1/***/1ZK" | KING `@Betza(value = "vW", letter = 'Z') interface Wazir {}` | never-moves
          files = 3, ranks = 3, setup = "kz1/3/1ZK" | KING `@Betza(value = "ZO", letter = 'Z') interface Zebra {}` | ``
          files = 3, ranks = 3, setup = "kz1/3/1ZK" | KING `@Betza(value = "oZ", letter = 'Z') interface Zebra {}` | ``
          files = 3, ranks = 3, setup = "kz1/3/1ZK", extras = @Extra(of = "Z", moves = Tiny.Step.class, squares = "1-3") | KING `@Betza(value = "Z", letter = 'Z') interface Zebra {} @Betza("F") interface Step {}` | ``
          # Captures en passant.
          files = 3, ranks = 4, setup = "k2/2p/P2/2K" | KING `@Betza(value = "fmWsmWfceF", letter = 'P') interface Pawn {}` | ``
          files = 3, ranks = 5, setup = "k2/2p/3/P2/2K" | KING `@Betza(value = "fmWfceFifmD", letter = 'P') interface Pawn {}` | never-en-passant
          files = 3, ranks = 5, setup = "k2/2p/3/P2/2K", extras = @Extra(of = "P", moves = Tiny.Step.class, squares = "2-4") | KING `@Betza(value = "fmWfceF", letter = 'P') interface Pawn {} @Betza("fmD") interface Step {}` | never-en-passant
          files = 3, ranks = 5, setup = "k2/2p/3/P2/2K" | KING `@Betza(value = "fmWsmWfceFifmnD", letter = 'P') interface Pawn {}` | ``
          files = 3, ranks = 5, setup = "k2/2p/3/P1S/2K" | KING `@Betza(value = "fmWsmWfceF", letter = 'P') interface Pawn {} @Betza(value = "fmWsmWifmnD", letter = 'S') interface Soldier {}` | ``
          files = 3, ranks = 5, setup = "k2/2p/3/P2/2K" | KING `@Betza(value = "fmWsmWfcFifmnD", letter = 'P') interface Pawn {}` | ``
          # Pieces that get stuck.
          files = 3, ranks = 4, setup = "k2/2p/P2/2K" | KING PAWN | stuck-piece
          files = 3, ranks = 4, setup = "k2/2p/P2/2K", goals = @Goal(of = "P", squares = "4") | KING PAWN | ``
          files = 3, ranks = 4, setup = "k1r/2p/P2/R1K", promotions = @Promotion(of = "P", to = "R", zone = "4", optional = true) | KING PAWN ROOK | ``
          files = 3, ranks = 4, setup = "k2/2p/P2/2K", zones = @Zone(of = "P", squares = "1-3") | KING PAWN | stuck-piece
          files = 3, ranks = 4, setup = "k2/2p/P2/2K", extras = @Extra(of = "P", moves = Tiny.Back.class, squares = "1-4") | KING PAWN `@Betza("bD") interface Back {}` | ``
          # Squares.
          files = 3, ranks = 4, setup = "1k1/r1p/P2/2K", promotions = @Promotion(of = "P", to = "R", zone = "4 1") | KING PAWN ROOK | unreachable-squares
          files = 3, ranks = 4, setup = "1k1/r1p/P2/2K", promotions = @Promotion(of = "PR", to = "K", zone = "4 1"), royalty = Royalty.NONE | KING PAWN ROOK | ``
          files = 3, ranks = 4, setup = "1k1/r1p/P2/2K", promotions = @Promotion(of = "P", to = "R", zone = "4 a1") | KING PAWN ROOK | ``
          files = 3, ranks = 4, setup = "1k1/r1p/P2/2K", goals = @Goal(of = "P", squares = "4 1") | KING PAWN ROOK | unreachable-squares
          files = 3, ranks = 4, setup = "1k1/r1p/P2/2K", zones = @Zone(of = "P", squares = "2 1 3") | KING PAWN ROOK | stuck-piece
          files = 3, ranks = 6, setup = "1k1/r1p/3/3/P2/1K1", zones = @Zone(of = "K", squares = "a1-c2 a5-c6") | KING PAWN ROOK | unreachable-squares
          files = 3, ranks = 6, setup = "1kd/3/3/3/3/DK1", goals = @Goal(of = "D", squares = "b 3") | KING `@Betza(value = "D", letter = 'D') interface Dabbaba {}` | ``
          """)
  void isAWarningThatCanBeSilenced(String members, String pieces, String code) {
    String text = WrongVariantsTest.source(members, pieces);
    assertThat(codes("told", text)).isEqualTo(code.isEmpty() ? List.of() : List.of(code));
    String silent =
        text.replace("@Variant(", "@SuppressWarnings(\"betza:" + code + "\") @Variant(");
    assertThat(codes("silent", silent)).isEmpty();
  }

  /** A piece alone says for which board it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value = \"Z\", files = 3, ranks = 3 | never-moves",
        "value = \"Z\", files = 3, ranks = 4 | ''",
        "value = \"Z\" | ''"
      })
  void aPieceForASmallBoard(String members, String code) {
    String text =
        "package test;\n@io.github.betza.Betza(" + members + ")\ninterface Tiny {\n}".strip();
    assertThat(codes("told", text)).isEqualTo(code.isEmpty() ? List.of() : List.of(code));
  }

  private List<String> codes(String subfolder, String text) {
    return CompilerUnderTest.JAVAC
        .compile(
            folder.resolve(subfolder), List.of(), CompilerUnderTest.file("test/Tiny.java", text))
        .findings()
        .stream()
        .map(finding -> finding.firstLine().replaceAll("\\[Betza:(.*?)\\].*", "$1"))
        .toList();
  }
}
