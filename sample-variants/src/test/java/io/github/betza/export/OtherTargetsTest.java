package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.convert.Target;
import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.xboard.XBoardBetza;
import io.github.betza.imports.JavaSource;
import io.github.betza.model.GameModel;
import io.github.betza.samples.chess.Chess;
import io.github.betza.samples.omicron.Omicron;
import io.github.betza.samples.opulent.Opulent;
import io.github.betza.samples.ultima.Ultima;
import io.github.betza.samples.xiangqi.Xiangqi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OtherTargetsTest {
  private static Export export(Target target, Class<?> game, String letters) {
    return target.export(Declarations.read(List.of(game)).get(0).inOrder(letters), "game");
  }

  @Test
  void setsUpXBoard() {
    Export export = export(Target.XBOARD, Chess.class, "PNBRQK");
    assertThat(export.text())
        .isEqualTo(
            """
            setup (PNBRQ................Kpnbrq................k) 8x8+0_game \
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            piece P& fmWfceFifmnD
            piece N& N
            piece B& B
            piece R& R
            piece Q& Q
            piece K& KisO2
            """);
    assertThat(export.sentences()).containsExactly("that P promotes to nothing but QRBN");
  }

  /** A name that turns the direction of writing would turn that of the text after it. */
  @ParameterizedTest
  @EnumSource
  void namesDoNotChangeTheDirectionOfWriting(Target target) {
    DeclaredVariant chess = Declarations.read(List.of(Chess.class)).get(0);
    List<DeclaredPiece> pieces =
        chess.all().stream()
            .map(
                piece ->
                    new DeclaredPiece(
                        "\u202e" + piece.name() + "\u2067",
                        piece.letter(),
                        piece.notation(),
                        piece.dialect(),
                        piece.royal()))
            .toList();
    DeclaredVariant turned =
        new DeclaredVariant(chess.model().with(GameModel.NAME, "Che\u202ess"), pieces);
    assertThat(target.export(turned, "game").text())
        .isNotEmpty()
        .doesNotContainPattern("[\u202e\u2067]");
    assertThat(JavaSource.of(turned, "Turned"))
        .contains("/** Che ss. */")
        .doesNotContainPattern("[\u202e\u2067]|&#8238;|&#8295;");
  }

  private static String table(Export export) {
    return export.text().substring(export.text().indexOf('(') + 1, export.text().indexOf(')'));
  }

  @Test
  void keepsThePlacesOfPawnAndKingForThem() {
    Export export = export(Target.XBOARD, Xiangqi.class, "PNBRCAK");
    assertThat(table(export)).isEqualTo(".NBRP..A...C.........K.nbrp..a...c.........k");
    assertThat(export.sentences())
        .contains(
            "The Elephant may not leave ranks 1-5.",
            "Royal pieces of opposite sides may not face each other on a file.",
            "A side that is stalemated has lost.");
  }

  /** The place that a lion usually has promotes as the pawn's does. */
  @Test
  void givesNoPieceAPlaceThatPromotes() {
    Export export = export(Target.XBOARD, Opulent.class, "PNBRACQLWK");
    assertThat(table(export)).isEqualTo("PNBRQL.ACW...........Kpnbrql.acw...........k");
    assertThat(export.text()).contains("\npiece L& HFD\n");
  }

  /** What is not told may move in any way there; half of the truth would forbid the rest. */
  @Test
  void givesPiecesThatItCannotTellOfPlacesWithoutRules() {
    Export export = export(Target.XBOARD, Ultima.class, "PLCWUK");
    assertThat(table(export)).isEqualTo("........CW.......P.LUK........cw.......p.luk");
    assertThat(export.text().lines())
        .contains("piece K& K", "piece W& cabyafmKmQ")
        .noneMatch(line -> line.startsWith("piece P") || line.startsWith("piece L"));
  }

  @ParameterizedTest
  @CsvSource({
    "cfW, fcW",
    "mfsRcpfR, fsmRfcpR",
    "ocN, coN",
    "NN, N0",
    "JL, ZC",
    "mcabR, mcabR",
    "caibR, caibR",
    "ifmnD, ifmnD",
    "isO3, isO3",
    "fmrW, frmW",
  })
  void writesModifiersInTheOrderThatXBoardWants(String notation, String written) {
    StringBuilder text = new StringBuilder();
    for (Term term : Term.parse(notation)) {
      assertThat(XBoardBetza.refusal(term)).isEmpty();
      text.append(XBoardBetza.write(term));
    }
    assertThat(text.toString()).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({
    "[F?R], brackets",
    "kR, unknown",
    "udQ, unknown",
    "ooR, doubled",
    "zB, unknown",
    "tQ, hops",
    "U, atom U",
    "FX, atom FX",
    "fmW*, where it stands",
    "cacacafK, on the way",
    "ifmnW3, en passant",
    "mRcabeR, later leg",
    "fmrN, side by side",
    "mafcrR, side by side",
  })
  void xBoardLacksTheRest(String notation, String reason) {
    assertThat(Term.parse(notation))
        .anySatisfy(term -> assertThat(XBoardBetza.refusal(term).orElse("")).contains(reason));
  }

  /** The diagram would take any piece in the corner for a partner. */
  @ParameterizedTest
  @CsvSource({"KisO2imN, true, true", "KisO2, true, false", "KisO2, false, true"})
  void theDiagramIsNotToldOfCastlingByPlace(String castler, boolean royal, boolean told) {
    List<DeclaredPiece> pieces =
        List.of(
            new DeclaredPiece("Castler", 'C', castler, Dialect.XBETZA, royal),
            new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true),
            new DeclaredPiece("Rook", 'R', "RimN", Dialect.XBETZA, false));
    DeclaredVariant variant =
        new DeclaredVariant(GameModel.of("Place", 8, 4, "r3c2k/8/8/R3C2K w - - 0 1"), pieces);
    assertThat(Target.INTERACTIVE_DIAGRAM.export(variant, "game").sentences())
        .filteredOn(omission -> omission.contains("lacks castling"))
        .hasSize(told ? 1 : 0);
  }

  @Test
  void hasRoomForEveryLetter() {
    List<DeclaredPiece> pieces = new ArrayList<>();
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      pieces.add(new DeclaredPiece("Piece", letter, "K", Dialect.XBETZA, letter == 'K'));
    }
    DeclaredVariant variant =
        new DeclaredVariant(GameModel.of("Many", 3, 3, "k2/3/K2 w - - 0 1"), pieces);
    Export export = Target.XBOARD.export(variant, "many");
    assertThat(export.text().lines().filter(line -> line.startsWith("piece "))).hasSize(26);
    String white = ".NBRQFEACWMOHIJGD...U.LPSTVXYZ" + ".".repeat(13) + "K";
    assertThat(table(export)).isEqualTo(white + white.toLowerCase(Locale.ROOT));
    assertThat(export.sentences()).isEmpty();
  }

  @Test
  void definesADiagram() {
    Export export = export(Target.INTERACTIVE_DIAGRAM, Chess.class, "PNBRQK");
    assertThat(export.text().lines())
        .startsWith("<div class=\"idiagram\">", "files=8", "ranks=8", "promoZone=1")
        .contains("maxPromote=1", "promoChoice=QRBN", "royal=K", "symmetry=none")
        .contains("Knight:N:N::b1,g1,,b8,g8", "King:K:KisO2::e1,,e8")
        .endsWith("</div>");
    assertThat(export.sentences())
        .containsExactly(
            "The game is drawn when the same position, with the same side to move, has been on the"
                + " board 3 times.",
            "The game is drawn after 50 moves of each side in which nothing was captured and no"
                + " piece that promotes has moved.");
  }

  @Test
  void saysWhatADiagramCannotHave() {
    assertThat(export(Target.INTERACTIVE_DIAGRAM, Omicron.class, "PNBRCWQK").sentences())
        .anyMatch(line -> line.startsWith("the holes of the board: "))
        .anyMatch(line -> line.startsWith("The Pawn promotes to Queen, Rook, Bishop, Knight"));
    assertThat(export(Target.INTERACTIVE_DIAGRAM, Ultima.class, "PLCWUK").sentences())
        .anyMatch(line -> line.startsWith("piece C (Chameleon) lacks all its moves: "))
        .contains("piece C (Chameleon) moves as the diagram thinks a piece of that name does");
  }
}
