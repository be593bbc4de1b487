package io.github.betza.play.protocol;

import static io.github.betza.play.protocol.XBoardTest.client;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.play.SampleGames;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What XBoard is taught of a game that it does not know, and what it is told that it lacks. */
@Timeout(120)
class XBoardLessonsTest {
  static List<String> names() {
    return Games.names();
  }

  /** The twelfth place of the table has the picture of a cannon. */
  @ParameterizedTest
  @CsvSource({
    "shako, PNBRQ.E....C.........Kpnbrq.e....c.........k",
    "janggi, .NBRP..A...C.........K.nbrp..a...c.........k",
  })
  void cannonsLookLikeCannons(String game, String table) {
    try (Client client = client(null)) {
      client.say("variant " + game);
      assertThat(client.line("setup ")).startsWith("setup (" + table + ") ");
    }
  }

  @Test
  void teachesAVariant() {
    try (Client client = client(null)) {
      assertThat(client.say("variant almost", "ping 1").until("pong"))
          .containsExactly(
              "setup (PNBR....C............Kpnbr....c............k) 8x8+0_fairy "
                  + "rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1",
              "piece P& fmWfceFifmnD",
              "piece N& N",
              "piece B& B",
              "piece R& R",
              "piece C& RN",
              "piece K& KisO2",
              "choice CRBN",
              "pong 1");
    }
  }

  /** XBoard reads the size of the board, with plain digits only. */
  @Test
  void teachesInPlainDigits() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("fa-IR"));
    try (Client client = client(null)) {
      assertThat(client.say("variant almost", "ping 1").until("pong").get(0))
          .contains(" 8x8+0_fairy ");
    } finally {
      Locale.setDefault(before);
    }
  }

  /** XBoard would take the lesson for another game, and look for somebody who plays that. */
  @Test
  void teachesNothingThatXBoardKnows() {
    try (Client client = client(null)) {
      for (String game : List.of("normal", "capablanca", "xiangqi")) {
        client.say("variant " + game, "usermove b1c3", "undo", "ping 1");
        assertThat(client.until("pong")).noneMatch(line -> line.startsWith("setup"));
      }
    }
  }

  @Test
  void teachesBentSlidersWithoutBrackets() {
    try (Client client = client("griffon")) {
      assertThat(client.say("variant griffon", "ping 1").until("pong"))
          .contains("piece G& FyafsF", "piece M& WyafsW");
    }
  }

  /** Two of them have places where they may move in any way, the others would be held up. */
  @Tag("deep")
  @Test
  void saysWhatItCannotTeach() {
    try (Client client = client("ultima")) {
      List<String> lines = client.say("variant ultima", "ping 1").until("pong");
      assertThat(lines.get(0)).startsWith("setup (........CW.......P.LUK........cw.......p.luk)");
      assertThat(lines)
          .contains("piece K& K", "piece W& cabyafmKmQ")
          .noneMatch(line -> line.startsWith("piece P") || line.startsWith("piece C"))
          .contains(
              "# XBoard is not told: piece C (Chameleon) lacks all its moves: XBETZA has no form"
                  + " for it: only BEX has imitative captures",
              "telluser \\\\XBoard does not know: all moves of C; all moves of U. Turn 'Test"
                  + " Legality' off\\nin the general options, or it takes legal moves and won games"
                  + " for illegal ones.");
    }
  }

  /** XBoard asks for the variant with every new game. */
  @Test
  void warnsOncePerGame() {
    try (Client client = client(null)) {
      client.say("variant janggi", "new", "variant hook", "new", "variant janggi", "ping 1");
      assertThat(client.until("pong"))
          .filteredOn(line -> line.startsWith("telluser"))
          .hasSize(2)
          .allSatisfy(XBoardLessonsTest::isNarrow);
    }
  }

  private static void isNarrow(String note) {
    String text = note.substring(note.indexOf(' ') + 1);
    assertThat(text).startsWith("\\\\");
    assertThat(text.substring(2).split("\\\\n"))
        .hasSizeGreaterThan(1)
        .allSatisfy(line -> assertThat(line).hasSizeBetween(1, 80));
  }

  @ParameterizedTest
  @CsvSource({
    "short, telluser short",
    "'a\\nb', 'telluser a\\nb'",
    "'\\\\a\\n', 'telluser \\\\\\\\\\\\a\\\\n'"
  })
  void shortNotesAreAsTheyAre(String text, String command) {
    assertThat(XBoardNote.of("telluser", text)).isEqualTo(command);
  }

  @Test
  void longNotesAreBrokenBetweenWords() {
    String word = "x".repeat(50);
    assertThat(XBoardNote.of("tellusererror", "to " + word + " " + word + word + " the end"))
        .isEqualTo("tellusererror \\\\to " + word + "\\n" + word + word + "\\nthe end");
  }

  @Test
  void asksOnlyForWhatIsNeeded() {
    try (Client client = client(null)) {
      assertThat(client.say("variant griffon", "ping 4").until("pong"))
          .noneMatch(line -> line.startsWith("telluser"));
      assertThat(client.say("variant janggi", "ping 5").until("pong"))
          .anyMatch(line -> line.startsWith("telluser ") && line.contains("may not leave d1-f3"));
      assertThat(client.say("variant hook", "ping 2").until("pong"))
          .anyMatch(line -> line.startsWith("telluser ") && line.contains("promotions of P"));
    }
  }

  /** They have places of their own in the table, and moves of their own. */
  @Test
  void teachesPromotedForms() {
    try (Client client = client("chu")) {
      List<String> lines = client.say("variant betzachu", "ping 1").until("pong");
      String white =
          ".NBRQFEACPMOHITGDV.SX.L......................."
              + "^A^B^C^D^E^F^G^H^I^L^M^O^P^R^S^T^V^X.K";
      assertThat(lines.get(0))
          .startsWith("setup (" + white + white.toLowerCase(Locale.ROOT) + ") 12x12+0_chu lfcsg");
      assertThat(lines)
          .contains("piece P& fW", "piece K& K", "piece +P& WfF", "piece +E& K", "piece +X& Q")
          .contains("piece +H& BbsRfWfDfcafWfcabWfmabW", "piece +O& KNADcaKcabKmabK")
          .contains(
              "# XBoard is not told: where P may promote to a form: it asks in the last 4 ranks",
              "# XBoard is not told: that the last royal piece may be left attacked, which loses"
                  + " the game")
          .noneMatch(line -> line.startsWith("tellus") || line.startsWith("choice"));
      assertThat(lines).filteredOn(line -> line.startsWith("piece +")).hasSize(18);
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void teachesEveryPieceOrSaysThatItCannot(String name) {
    try (Client client = client(null)) {
      List<String> lines = client.say("variant " + name, "ping 1").until("pong");
      if (XBoardNames.isKnown(name) || lines.get(0).startsWith("tellusererror")) {
        return;
      }
      assertThat(lines.get(0))
          .matches(
              "setup \\(([A-Z.]{22}[a-z.]{22}|[A-Z.]{44}[a-z.]{44}|[A-Z.^]{84}[a-z.^]{84})\\)"
                  + " [0-9x]+\\+0_(fairy|chu) .*");
      String table = lines.get(0).substring("setup (".length(), lines.get(0).indexOf(')'));
      for (DeclaredPiece piece : SampleGames.all().declaration(name).pieces()) {
        assertThat(table.replaceAll("\\^.", "")).containsOnlyOnce(String.valueOf(piece.letter()));
        long told = lines.stream().filter(line -> tellsOf(line, piece)).count();
        assertThat(told).as("%s", piece).isPositive();
      }
    }
  }

  private static boolean tellsOf(String line, DeclaredPiece piece) {
    return line.matches("piece " + piece.letter() + "& [A-Za-z0-9]+")
        || line.startsWith("# XBoard is not told: piece " + piece.letter() + " ");
  }
}
