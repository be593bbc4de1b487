package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.model.GameModel;
import io.github.betza.play.SampleGames;
import io.github.betza.play.protocol.XBoardGames.XBoardFen;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The castling rights of a game in the words of XBoard, and the positions that it sends back. */
class XBoardCastlingTest {
  static List<String> names() {
    return Games.names();
  }

  /** Those of its own games without castling have no such field, and some not the next either. */
  @ParameterizedTest
  @CsvSource({
    "'8/8 w - 0 1', '8/8 w - - 0 1'",
    "'8/8 b e3 0 7', '8/8 b - e3 0 7'",
    "'8/8 w KQ 0 7', '8/8 w KQ - 0 7'",
    "'8/8 w 3 9', '8/8 w - - 3 9'",
    "'8/8 w KQkq - 0 1', '8/8 w KQkq - 0 1'",
    "'8/8 w - -', '8/8 w - -'",
    "'8/8 w', '8/8 w'",
    "'', ''"
  })
  void completesThePositionsOfXBoard(String sent, String complete) {
    assertThat(XBoardFen.complete(sent)).isEqualTo(complete);
  }

  /** XBoard sends the setup back with the rights that it has understood. */
  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void sendsCastlingRightsThatXBoardReads(String name) {
    DeclaredVariant variant = SampleGames.all().declaration(name);
    XBoardCastling castling = XBoardSetup.castling(variant);
    // XBoard has no rights to enter by a gate.
    assertThat(castling.isComplete()).isEqualTo(variant.model().gates().isEmpty());
    if (!castling.isComplete()) {
      return;
    }
    assertThat(castling.field()).matches("-|K?Q?k?q?");
    String begin = Games.find(name, null).orElseThrow().fen();
    if (XBoardSetup.unmoved(variant).isPresent()) {
      return;
    }
    String sent = Setup.withCastling(variant.setup(), castling.field());
    assertThat(Games.find(name, sent).orElseThrow().fen()).isEqualTo(begin);
    assertThat(castling.partner()).isEqualTo(castling.field().equals("-") ? '\0' : 'R');
  }

  /**
   * A king that never castles but has first moves: XBoard has the files of unmoved pieces in place
   * of castling rights, and must know the moves of the king before it reads them.
   */
  @ParameterizedTest
  @CsvSource({
    "r1b1k3/8/8/R1B1K3 w Kk - 0 1, ECAeca",
    "r3k3/8/8/R3K3 w K - 0 1, EAa",
    "r3k3/8/8/R3K3 w - - 0 1, EAea",
    "8/4k3/4K3/8 w Kk - 0 1, -"
  })
  void namesTheFilesOfUnmovedPieces(String setup, String letters) {
    DeclaredVariant variant = jumper(setup);
    List<String> commands = XBoardSetup.of(variant).commands();
    assertThat(commands.get(0)).isEqualTo("piece K& KimN");
    String field = commands.get(1).replaceFirst(".* w (\\S+) - 0 1", "$1");
    assertThat(field.chars().sorted().toArray()).isEqualTo(letters.chars().sorted().toArray());
    assertThat(commands).noneMatch(line -> line.contains("castling rights"));
  }

  @ParameterizedTest
  @CsvSource({
    "r1b1k3/8/8/R1B1K3, Kk, ECAeca, Kk",
    "r1b1k3/8/8/R1B1K3, Kk, CAe, k",
    "r1b1k3/8/8/R1B1K3, Kk, A, -",
    "r1b1k3/8/8/R1B1K3, Kk, -, -",
    "r3k3/8/4K3/R7, Kk, EAea, k",
    "r3k3/8/8/R3K3, K, EAea, K",
    "r3k3/8/8/R3K3, -, EAea, -"
  })
  void readsTheFilesOfUnmovedPieces(String rows, String rights, String sent, String read) {
    XBoardUnmoved unmoved =
        XBoardSetup.unmoved(jumper("r1b1k3/8/8/R1B1K3 w " + rights + " - 0 1")).orElseThrow();
    assertThat(unmoved.read(rows + " w " + sent + " - 3 9"))
        .isEqualTo(rows + " w " + read + " - 3 9");
    assertThat(unmoved.read("8/8 w - - 0 1")).isEqualTo("8/8 w - - 0 1");
    assertThat(unmoved.read("x")).isEqualTo("x");
  }

  private static DeclaredVariant jumper(String setup) {
    return variant(
        "Jumper",
        setup,
        new DeclaredPiece("King", 'K', "KimN", Dialect.XBETZA, true),
        new DeclaredPiece("Rook", 'R', "RimF", Dialect.XBETZA, false),
        new DeclaredPiece("Bishop", 'B', "BimD", Dialect.XBETZA, false));
  }

  private static DeclaredVariant variant(String name, String setup, DeclaredPiece... pieces) {
    return new DeclaredVariant(GameModel.of(name, 8, 4, setup), List.of(pieces));
  }

  /** Two kinds of partners, one that is not the outermost of its kind, and one on no own rank. */
  @ParameterizedTest
  @CsvSource({
    "r3k2t/8/8/R3K2T w KQkq - 0 1, -, false",
    "r3k1rr/8/8/R3K1RR w GAga - 0 1, -, false",
    "r3k1rr/8/8/R3K1RR w HAha - 0 1, KQkq, true",
    "t3k1rt/8/8/T3K1RT w KQkq - 0 1, KQkq, true",
    "t3k2t/8/8/T3K2T w H1h4 - 0 1, Kk, true",
    "t3k1rt/8/8/T3K1RT w Gg - 0 1, Kk, true",
    "r3kk1r/8/8/R3KK1R w KQkq - 0 1, -, false",
    "r3k2r/8/8/R3K2R w Qk - 0 1, Qk, true",
    "r3k2r/8/8/R3K2R w - - 0 1, -, true"
  })
  void findsTheRightsAsXBoardNamesThem(String setup, String field, boolean told) {
    DeclaredVariant variant =
        variant(
            "Castling",
            setup,
            new DeclaredPiece("King", 'K', "KisO2", Dialect.XBETZA, true),
            new DeclaredPiece("Rook", 'R', "R", Dialect.XBETZA, false),
            new DeclaredPiece("Tower", 'T', "WD", Dialect.XBETZA, false));
    XBoardCastling castling = XBoardSetup.castling(variant);
    assertThat(castling.field()).isEqualTo(field);
    assertThat(castling.isComplete()).isEqualTo(told);
    List<String> commands = XBoardSetup.of(variant).commands();
    assertThat(commands.get(0)).contains(" w " + field + " - 0 1");
    if (castling.partner() != 0) {
      // The fourth place is that of rooks, which XBoard looks for.
      assertThat(commands.get(0).charAt("setup (".length() + 3)).isEqualTo(castling.partner());
    }
    assertThat(commands.stream().anyMatch(line -> line.contains("castling rights")))
        .isEqualTo(!told);
  }
}
