package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Games with one mistake each. The value that is wrong stands between angle quotes, and is where
 * the compiler points.
 */
@Tag("deep")
final class WrongVariantsTest {
  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";
  private static final String PAWN = "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}";
  private static final String ROOK = "@Betza(value = \"R\", letter = 'R') interface Rook {}";
  private static final String CASTLER =
      "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}";
  private static final String TOKIN =
      "@Betza(value = \"WfF\", letter = 'P', promoted = true) interface Tokin {}";

  private static final GameTable TABLE = new GameTable(WrongVariantsTest.class);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # The type.
          variant-without-pieces | files = 3, ranks = 3, setup = "k2/3/2K" | ``
          variant-without-pieces | files = 3, ranks = 3, setup = "k2/3/2K" | interface King {}
          # The board and the setup.
          invalid-geometry | files = «0», ranks = 3, setup = "k2/3/2K" | KING
          invalid-geometry | files = «37», ranks = 3, setup = "k2/3/2K" | KING
          invalid-geometry | files = 3, ranks = «-1», setup = "k2/3/2K" | KING
          invalid-geometry | files = «Integer.MAX_VALUE», ranks = 3, setup = "k2/3/2K" | KING
          invalid-setup | files = 3, ranks = 3, setup = «""» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"   "» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/3K"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K/3"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/9999999999999/2K"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/1Q1/2K"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/1+K1/2K"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/2+/2K"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K x"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w KQ"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"1k1/3/R1K w Q"» | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"1k1/3/R1K w A"» | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - z9"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - x"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 0 1 2"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 0 \\u0661"» | KING
          # Royal pieces.
          missing-royal | files = 3, ranks = 3, setup = «"r2/3/2R"» | ROOK
          missing-royal | files = 3, ranks = 3, setup = «"***/***/***"» | KING
          missing-royal | files = 3, ranks = 3, setup = «"k2/3/2R"» | KING ROOK
          missing-royal | files = 4, ranks = 3, setup = «"k2r/4/K2R w Kk"» | ROOK `@Betza(value = "KisO2", letter = 'K') interface King {}`
          missing-royal | files = 4, ranks = 3, setup = «"K2R/4/K2R w Kk"» | CASTLER ROOK
          missing-royal | files = 3, ranks = 3, setup = "r2/3/2R", royalty = Royalty.NONE, bareKing = «BareKing.LOSES» | ROOK
          missing-royal | files = 3, ranks = 3, setup = "r2/3/2R", royalty = Royalty.NONE, bikjang = «true» | ROOK
          # Royal pieces that the side to move could capture, or that face each other.
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/R1K w"» | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/R1K w - - 0 1"» | KING `@Betza(value = "Q", letter = 'R') interface Queen {}`
          invalid-setup | files = 3, ranks = 3, setup = «"k1k/3/RK1 w"» | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/K2"», flyingGeneral = true | KING
          # Promotions.
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = «"Q"», to = "R", zone = "3") | KING PAWN ROOK
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = «"p"», to = "R", zone = "3") | KING PAWN ROOK
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = «""», to = "R", zone = "3") | KING PAWN ROOK
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"P R"», zone = "3") | KING PAWN ROOK
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «""», zone = "3") | KING PAWN
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"+R"», zone = "3") | KING PAWN ROOK
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"+"», zone = "3") | KING PAWN
          unknown-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = «"+"», to = "+P", zone = "3") | KING PAWN TOKIN
          repeated-rule | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"RR"», zone = "3") | KING PAWN ROOK
          repeated-rule | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = «"PP"», to = "R", zone = "3") | KING PAWN ROOK
          repeated-rule | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"+P+"», zone = "3") | KING PAWN TOKIN
          invalid-promotion | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"P"», zone = "3") | KING PAWN
          invalid-promotion | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = «"RP"», zone = "3", optional = true) | KING PAWN ROOK
          invalid-squares | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"4"») | KING PAWN ROOK
          invalid-squares | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «""») | KING PAWN ROOK
          invalid-squares | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"a1-b"») | KING PAWN ROOK
          invalid-squares | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"1-2-3"») | KING PAWN ROOK
          invalid-squares | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"A3"») | KING PAWN ROOK
          unreachable-promotion | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"1"») | KING PAWN ROOK
          unreachable-promotion | files = 3, ranks = 3, setup = "1k1/3/2K", promotions = @Promotion(of = «"P"», to = "R", zone = "3") | KING PAWN ROOK
          unreachable-promotion | files = 3, ranks = 4, setup = "k2/3/1P1/2K", zones = @Zone(of = "P", squares = "1-2"), promotions = @Promotion(of = "P", to = "R", zone = «"4"») | KING PAWN ROOK
          unreachable-promotion | files = 5, ranks = 3, setup = "k3b/5/B3K", promotions = @Promotion(of = "B", to = "R", zone = «"b1"») | KING ROOK `@Betza(value = "B", letter = 'B') interface Bishop {}`
          unreachable-promotion | files = 4, ranks = 4, setup = "k2p/4/4/P2K", promotions = {@Promotion(of = "P", to = "F", zone = "a4"), @Promotion(of = "F", to = "R", zone = «"b4"»)} | KING ROOK `@Betza(value = "W", letter = 'P') interface Wazir {} @Betza(value = "F", letter = 'F') interface Ferz {}`
          invalid-promotion | files = 3, ranks = 3, setup = "rk1/1P1/2K", promotions = @Promotion(of = "P", to = «"R+"», zone = "3", limited = true) | KING PAWN ROOK TOKIN
          invalid-promotion | files = 3, ranks = 3, setup = "rk1/1P1/2K", promotions = @Promotion(of = "P", to = «"RK"», zone = "3", limited = true) | KING PAWN ROOK
          invalid-promotion | files = 3, ranks = 3, setup = "kr1/3/2K", promotions = @Promotion(of = "K", to = «"R"», zone = "2") | KING ROOK
          invalid-promotion | files = 3, ranks = 3, setup = "k1p/3/P1K", promotions = @Promotion(of = "P", to = «"R"», zone = "2", optional = true) | KING ROOK `@Betza(value = "W", letter = 'P', royal = true) interface Prince {}`
          invalid-promotion | files = 3, ranks = 3, setup = "1k1/1P1/2K" | KING `@Betza(value = «"fmWfcF=R"», letter = 'P', dialect = Dialect.BEX) interface Pawn {}`
          invalid-setup | files = 8, ranks = 3, setup = «"rd2k2r/8/RD2K2R w KQkq"» | ROOK `@Betza(value = "mWimD", letter = 'D', royal = true) interface Duke {} @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}`
          invalid-promotion | files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = @Promotion(of = "P", to = "Q", zone = "3") | KING ROOK `@Betza(value = «"fmW+fcF=R"», letter = 'P', dialect = Dialect.BEX) interface Pawn {} @Betza(value = "Q", letter = 'Q') interface Queen {}`
          invalid-promotion | files = 3, ranks = 3, setup = "1k1/rPq/K2", promotions = @Promotion(of = "P", to = "RQ", zone = "3") | KING ROOK `@Betza(value = «"fmW+fcF=R"», letter = 'P', dialect = Dialect.BEX) interface Pawn {} @Betza(value = "Q", letter = 'Q') interface Queen {}`
          # Castling rights that are of no use.
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"» | ROOK `@Betza(value = "KisO9", letter = 'K', royal = true) interface King {}`
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"» | ROOK `@Betza(value = "KisO4", letter = 'K', royal = true) interface King {}`
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"» | ROOK `@Betza(value = "KirO2", letter = 'K', royal = true) interface King {}`
          invalid-setup | files = 8, ranks = 3, setup = «"4k1r1/8/4K1R1 w Kk"» | ROOK CASTLER
          invalid-setup | files = 8, ranks = 3, setup = «"4k2r/8/4K2R w Kk"» | ROOK `@Betza(value = "KisjO2", letter = 'K', royal = true) interface King {}`
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"», zones = @Zone(of = "K", squares = "d-h") | ROOK CASTLER
          # Castling that no right tells of, though rights tell of both pieces.
          invalid-setup | files = 8, ranks = 3, setup = «"r2ck3/8/R2CK3 w A1D1"» | ROOK CASTLER `@Betza(value = "KisO2", letter = 'C') interface Commoner {}`
          # Zones and the like.
          invalid-squares | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = «"d1"») | KING
          invalid-squares | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1-3", captures = «"9"») | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K"», zones = @Zone(of = "K", squares = "a1") | KING
          unknown-letter | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = «"+K"», squares = "1-3") | KING
          unknown-letter | files = 3, ranks = 3, setup = "k2/3/2K", blockers = @Blocker(of = "K", to = «"X"») | KING
          unknown-letter | files = 3, ranks = 3, setup = "k2/3/2K", blasts = @Blast(spares = «"X"») | KING
          unknown-letter | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = «"X"», with = "R", to = "bd", partner = "cc") | KING ROOK
          unknown-letter | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = «"X"», to = "bd", partner = "cc") | KING ROOK
          invalid-squares | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = "R", to = «"bf"», partner = "cc") | KING ROOK
          invalid-squares | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = "R", to = «"b"», partner = "cd") | KING ROOK
          invalid-squares | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = "R", to = "bd", partner = «"cde"») | KING ROOK
          invalid-squares | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = "R", to = «"db"», partner = "cd") | KING ROOK
          invalid-squares | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = "R", to = "bd", partner = «"cd"») | KING ROOK
          repeated-rule | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = «"K"», with = "R", to = "bd", partner = "cc") | CASTLER ROOK
          repeated-rule | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = {@Castling(of = "K", with = "R", to = "bd", partner = "cc"), @Castling(of = «"K"», with = "R", to = "bd", partner = "ce")} | KING ROOK
          invalid-setup | files = 5, ranks = 3, setup = «"r1k1r/5/RNK1R w BKkq"», castlings = @Castling(of = "K", with = "R", to = "bd", partner = "ce") | KING ROOK `@Betza(value = "W", letter = 'N') interface Wazir {}`
          rule-without-effect | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = «"R"», with = "R", to = "bd", partner = "ce") | KING ROOK
          rule-without-effect | files = 5, ranks = 3, setup = "r1k1r/5/R1K1R w KQkq", castlings = @Castling(of = "K", with = «"RK"», to = "bd", partner = "ce") | KING ROOK
          unknown-letter | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = «"X"», squares = "3") | KING
          invalid-squares | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = «"3 4"») | KING
          unknown-moves | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = «int.class», squares = "1") | KING
          unknown-moves | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = «Tiny.class», squares = "1") | KING
          unknown-moves | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = «Tiny.King[].class», squares = "1") | KING
          unknown-moves | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = «Tiny.class», squares = "1") | KING `@Betza("F") interface Step {}`
          piece-of-other-board | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = «Tiny.Step.class», squares = "1") | KING `@Betza(value = "F", files = 8, ranks = 8) interface Step {}`
          # Pieces in hand.
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K[]"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK[Q]"», hand = Hand.CAPTURED, drops = @Drop(of = "R") | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK[K]"», hand = Hand.CAPTURED, drops = @Drop(of = "R") | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK[R"», hand = Hand.CAPTURED, drops = @Drop(of = "R") | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr~1/3/1RK[]"», hand = Hand.CAPTURED, drops = @Drop(of = "R") | KING ROOK
          missing-drop | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED | KING `@Betza(value = "R", letter = «'R'») interface Rook {}`
          missing-drop | files = 3, ranks = 4, setup = "kr1/3/1P1/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R"), promotions = @Promotion(of = "P", to = "R", zone = "4") | KING ROOK `@Betza(value = "fmWfcF", letter = «'P'») interface Pawn {}`
          unknown-letter | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = «"RQ"») | KING ROOK
          repeated-rule | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = {@Drop(of = "R"), @Drop(of = «"R"», squares = "1")} | KING ROOK
          invalid-squares | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R", squares = «"4"») | KING ROOK
          invalid-number | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R", perFile = «-1») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R", perFile = «3») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK", drops = «@Drop(of = "R")» | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "k2/2r/1RK[]", hand = Hand.CAPTURED, zones = @Zone(of = "R", squares = "1-2"), drops = @Drop(of = "R", squares = «"3"») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = «"RK"») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/2K[R]", drops = @Drop(of = «"KR"») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R", unmoved = «"a1"») | KING ROOK
          invalid-squares | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = Hand.CAPTURED, drops = @Drop(of = "R", unmoved = «"a4"») | KING ROOK
          unsupported-rule | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = «Hand.CAPTURED», drops = @Drop(of = "R"), bareKing = BareKing.LOSES | KING ROOK
          unsupported-rule | files = 3, ranks = 3, setup = "kr1/3/1RK[]", hand = «Hand.CAPTURED», drops = @Drop(of = "R"), royalty = Royalty.KIND_EXTINCT | KING ROOK
          unsupported-rule | files = 3, ranks = 4, setup = "kr1/1f1/1P1/1RK[]", hand = «Hand.CAPTURED», drops = @Drop(of = "RPF"), promotions = @Promotion(of = "PF", to = "R", zone = "4") | KING PAWN ROOK `@Betza(value = "W", letter = 'F') interface Ferz {}`
          # What is said twice.
          repeated-rule | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"3 3"») | KING PAWN ROOK
          repeated-rule | files = 3, ranks = 3, setup = "1k1/1P1/2K", promotions = @Promotion(of = "P", to = "R", zone = «"b3 3"») | KING PAWN ROOK
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = «"1-3 a"») | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1 3", captures = «"2 a2"») | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = "1-3", captures = «"2"») | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = «"b2 b2"») | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "b2", line = 2, safe = «true») | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "1-2", count = «2», block = 2) | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "b2", orthogonal = «true») | KING
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK"», goals = @Goal(of = "KR", squares = "1", line = 2) | KING ROOK
          unsupported-rule | files = 3, ranks = 3, setup = "kr1/3/1RK", royalty = Royalty.LAST_CHECKMATED, blasts = «@Blast» | KING ROOK
          unsupported-rule | files = 3, ranks = 3, setup = "3/3/3[Kk]", drops = «@Drop(of = "K")», royalty = Royalty.LAST_CHECKMATED | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = {@Goal(of = "K", squares = "b2", safe = true), @Goal(of = "K", squares = «"b2"», safe = true)} | KING
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "b2", count = «0») | KING
          invalid-squares | files = 3, ranks = 3, setup = "k2/3/2K", goals = @Goal(of = "K", squares = "b2", black = «"b4"») | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K"», goals = @Goal(of = "K", squares = "b2", black = "a3") | KING
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK"», goals = @Goal(of = "KR", squares = "b1 c1", count = 2) | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K"», goals = @Goal(of = "K", squares = "c1", answered = true) | KING
          rule-without-effect | files = 3, ranks = 4, setup = "1k1/p2/1P1/K2", goals = @Goal(of = "P", squares = «"1"», black = "4") | KING PAWN
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", goals = {@Goal(of = "K", squares = "b2"), @Goal(of = "K", squares = «"b2"»)} | KING
          repeated-rule | files = 3, ranks = 3, setup = "kr1/3/1RK", goals = {@Goal(of = "KR", squares = «"b2"»), @Goal(of = "R", squares = "2")} | KING ROOK
          repeated-rule | files = 3, ranks = 3, setup = "kr1/3/1RK", blockers = {@Blocker(of = "KR", to = "R"), @Blocker(of = "R", to = «"KR"»)} | KING ROOK
          repeated-rule | files = 3, ranks = 3, setup = "kr1/3/1RK", blasts = {@Blast, @Blast(of = «"R"»)} | KING ROOK
          # Gates.
          unknown-letter | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w B - 0 1", gates = @Gate(of = «"Q"») | KING ROOK
          invalid-squares | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w B - 0 1", gates = @Gate(of = "R", squares = «"4"») | KING ROOK
          repeated-rule | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w B - 0 1", gates = {@Gate(of = "R"), @Gate(of = «"R"», squares = "2")} | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK w - - 0 1", gates = «@Gate(of = "R")» | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w - - 0 1", gates = «@Gate(of = "R")» | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w B - 0 1", gates = @Gate(of = «"RK"») | KING ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "k2/2r/1RK[R] w - - 0 1", zones = @Zone(of = "R", squares = "1-2"), gates = @Gate(of = "R", squares = «"3"») | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK[R] w A - 0 1"», gates = @Gate(of = "R") | KING ROOK
          unsupported-rule | files = 3, ranks = 3, setup = "kr1/3/1RK[R] w B - 0 1", gates = «@Gate(of = "R")», bareKing = BareKing.LOSES | KING ROOK
          missing-drop | files = 3, ranks = 4, setup = "kr1/3/1P1/1RK[] w B - 0 1", hand = Hand.CAPTURED, gates = @Gate(of = "R"), promotions = @Promotion(of = "P", to = "R", zone = "4") | KING ROOK `@Betza(value = "fmWfcF", letter = «'P'») interface Pawn {}`
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = Tiny.Step.class, squares = «"1 1"») | KING `@Betza("D") interface Step {}`
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", extras = {@Extra(of = "K", moves = Tiny.Step.class, squares = «"1"»), @Extra(of = "K", moves = Tiny.Step.class, squares = "1-2")} | KING `@Betza("D") interface Step {}`
          # The ends of games.
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", repetitions = «1» | KING
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", repetitions = «-1» | KING
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", moveLimit = «-1» | KING
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", perpetualCheck = «true» | KING
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", checks = «10» | KING
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK", royalty = Royalty.LAST_CAPTURED, checkmate = «io.github.betza.Checkmate.WIN» | KING ROOK
          unknown-letter | files = 3, ranks = 3, setup = "kr1/3/1RK", extinctions = @io.github.betza.Variant.Extinction(of = «"X"») | KING ROOK
          invalid-number | files = 3, ranks = 3, setup = "kr1/3/1RK", extinctions = @io.github.betza.Variant.Extinction(of = "R", left = «-1») | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/1RK"», extinctions = @io.github.betza.Variant.Extinction(of = "R", left = 1) | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/2K"», extinctions = @io.github.betza.Variant.Extinction(of = "RK") | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"kr1/3/2K"», extinctions = @io.github.betza.Variant.Extinction(of = "RK", each = false, left = 1) | KING ROOK
          missing-royal | files = 3, ranks = 3, setup = "r2/3/2R", royalty = Royalty.NONE, checks = «3» | ROOK
          missing-royal | files = 3, ranks = 3, setup = "r2/3/2R", royalty = Royalty.NONE, checksForbidden = «true» | ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", checksForbidden = true, checks = «2» | KING
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", checksForbidden = true, repetitions = 3, perpetualCheck = «true» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 3+3 0 1"» | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 3+3 0 1"», checks = 2 | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 2+0 0 1"», checks = 2 | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 2+1 0 1 1"», checks = 2 | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 2+1 x 1"», checks = 2 | KING
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", repetition = «io.github.betza.Repetition.LOSS» | KING
          invalid-number | files = 3, ranks = 3, setup = "k2/3/2K", moveLimit = «1001» | KING
          repeated-rule | files = 3, ranks = 3, setup = "k2/3/2K", flyingGeneral = true, bikjang = «true» | KING
          rule-without-effect | files = 3, ranks = 3, setup = "r2/3/2R", royalty = Royalty.NONE, flyingGeneral = «true» | ROOK
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK", royalty = Royalty.LAST_CAPTURED, flyingGeneral = «true» | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/K2"», goals = @Goal(of = "K", squares = "a1") | KING
          invalid-setup | files = 3, ranks = 3, setup = «"k1r/3/2K"», bareKing = BareKing.LOSES | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"1k1/3/R1K"», bareKing = BareKing.LOSES_UNLESS_ANSWERED | KING ROOK
          invalid-setup | files = 3, ranks = 3, setup = «"k2/3/2K w - - 20 1"», moveLimit = 10 | KING
          rule-without-effect | files = 8, ranks = 3, setup = "4k2r/P7/4K2R w Kk", goals = @Goal(of = "P", squares = «"1"») | CASTLER ROOK PAWN
          rule-without-effect | files = 3, ranks = 3, setup = "1k1/1P1/K2", goals = @Goal(of = "P", squares = «"1"») | KING PAWN
          rule-without-effect | files = 3, ranks = 3, setup = "1k1/1P1/K2", goals = {@Goal(of = "K", squares = "b3"), @Goal(of = "P", squares = «"1"»)} | KING PAWN
          rule-without-effect | files = 3, ranks = 4, setup = "k1r/3/1P1/K1R", promotions = @Promotion(of = "P", to = "R", zone = "4"), goals = @Goal(of = "P", squares = «"4"») | KING ROOK PAWN
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", zones = @Zone(of = "K", squares = «"1-3"») | KING
          rule-without-effect | files = 3, ranks = 3, setup = "k2/1*1/2K", zones = @Zone(of = "K", squares = «"1 3 a2 c2"») | KING
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = Tiny.Step.class, squares = «"1-2"») | KING `@Betza("H") interface Step {}`
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", extras = @Extra(of = "K", moves = Tiny.Step.class, squares = «"2"») | KING `@Betza("F") interface Step {}`
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK", zones = @Zone(of = "R", squares = "b1"), extras = @Extra(of = "R", moves = Tiny.Step.class, squares = «"1-2"») | KING ROOK `@Betza("F") interface Step {}`
          rule-without-effect | files = 3, ranks = 3, setup = "k2/3/2K", passesEnd = «true» | KING
          unknown-atom | files = 3, ranks = 3, setup = "k2/3/2K", passesEnd = true, extras = @Extra(of = "K", moves = Tiny.Step.class, squares = "1") | KING `@Betza(«"E"») interface Step {}`
          rule-without-effect | files = 3, ranks = 3, setup = "k2/1P1/2K b", passesEnd = «true» | KING `@Betza(value = "[K?R]", letter = 'P') interface Slider {}`
          rule-without-effect | files = 3, ranks = 3, setup = "1k1/1P1/2K", passesEnd = «true» | KING `@Betza(value = "U", letter = 'P') interface Leaper {}`
          rule-without-effect | files = 3, ranks = 3, setup = "kr1/3/1RK", extras = @Extra(of = "KR", moves = Tiny.Step.class, squares = «"2"») | KING ROOK `@Betza("F") interface Step {}`
          unknown-atom | files = 3, ranks = 3, setup = "k2/pP1/2K", goals = @Goal(of = "P", squares = "1"), extras = @Extra(of = "P", moves = Tiny.Step.class, squares = "1-3") | KING PAWN `@Betza(«"bE"») interface Step {}`
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"», zones = @Zone(of = "K", squares = "3") | ROOK CASTLER
          invalid-setup | files = 8, ranks = 3, setup = «"r3k2r/8/R3K2R w KQkq"», zones = @Zone(of = "R", squares = "3") | ROOK CASTLER
          # The pieces.
          duplicate-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = "N", letter = «'K'») interface Knight {}`
          duplicate-letter | files = 3, ranks = 3, setup = "1k1/1P1/2K" | KING PAWN `@Betza(value = "WfF", letter = 'P', promoted = true) interface One {} @Betza(value = "F", letter = «'P'», promoted = true) interface Two {}`
          missing-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(«"N"») interface Knight {}`
          missing-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = «"WF=Q"», dialect = io.github.betza.Dialect.BEX) interface Pawn {}`
          invalid-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = "N", letter = «'n'») interface Knight {}`
          invalid-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = "N", letter = «'\\u00c4'») interface Knight {}`
          invalid-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = "N", letter = «'+'») interface Knight {}`
          unknown-letter | files = 3, ranks = 3, setup = "k2/3/2K" | KING `@Betza(value = "N", letter = «'N'», promoted = true) interface Knight {}`
          piece-of-other-board | files = 3, ranks = 3, setup = "nk1/3/KN1" | KING `@Betza(value = «"N"», letter = 'N', files = 8, ranks = 8) interface Knight {}`
          piece-of-other-board | files = 3, ranks = 3, setup = "nk1/3/KN1" | KING `@Betza(value = «"N"», letter = 'N', board = Bare.class) interface Knight {} final class Bare {}`
          invalid-geometry | files = 3, ranks = 3, setup = "nk1/3/KN1" | KING `@Betza(value = "N", letter = 'N', files = «8») interface Knight {}`
          invalid-geometry | files = 3, ranks = 3, setup = "nk1/3/KN1" | KING `@Betza(value = "N", letter = 'N', files = 8, ranks = «99») interface Knight {}`
          """)
  void isOneErrorAtTheValue(String code, String members, String pieces) {
    String text = source(members, pieces);
    int marked = text.indexOf('«');
    int start = marked < 0 ? text.indexOf("@Variant(") : marked;
    int line = (int) text.substring(0, start).chars().filter(c -> c == '\n').count() + 1;
    int column = start - text.lastIndexOf('\n', start);
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      List<Finding> found =
          TABLE.findings(compiler, folder, members, pieces).stream()
              .filter(finding -> finding.kind() == Diagnostic.Kind.ERROR)
              .toList();
      assertThat(found).as(compiler.name()).hasSize(1);
      assertThat(found.get(0).firstLine()).startsWith("[Betza:" + code + "] ");
      assertThat(found.get(0).line()).isEqualTo(line);
      if (compiler == CompilerUnderTest.JAVAC) {
        assertThat(found.get(0).column()).isEqualTo(column);
      }
    }
  }

  /** What is wrong in one place keeps nobody from hearing of another. */
  @Test
  void allMistakesAreToldAtOnce() {
    String text =
        source(
            "files = 3, ranks = 3, setup = \"q2/3/2K\", repetitions = 1,"
                + " zones = @Zone(of = \"X\", squares = \"7\"), goals = @Goal(of = \"K\", squares = \"x\")",
            "KING");
    for (CompilerUnderTest compiler : CompilerUnderTest.values()) {
      Outcome outcome =
          compiler.compile(
              folder.resolve(compiler.name()),
              List.of(),
              CompilerUnderTest.file("test/Tiny.java", text));
      assertThat(outcome.errors())
          .extracting(error -> error.firstLine().replaceAll("\\].*", "]"))
          .containsExactlyInAnyOrder(
              "[Betza:invalid-number]",
              "[Betza:unknown-letter]",
              "[Betza:invalid-squares]",
              "[Betza:invalid-squares]",
              "[Betza:invalid-setup]");
    }
  }

  static String source(String members, String pieces) {
    String nested =
        pieces
            .replace("`", "")
            .replaceAll("\\bKING\\b", KING)
            .replaceAll("\\bCASTLER\\b", CASTLER)
            .replaceAll("\\bPAWN\\b", PAWN)
            .replaceAll("\\bROOK\\b", ROOK)
            .replaceAll("\\bTOKIN\\b", TOKIN);
    return """
        package test;
        import io.github.betza.Betza;
        import io.github.betza.Dialect;
        import io.github.betza.Variant;
        import io.github.betza.Variant.*;
        import io.github.betza.*;
        @Variant(%s)
        interface Tiny { %s }
        """
        .formatted(members, nested);
  }
}
