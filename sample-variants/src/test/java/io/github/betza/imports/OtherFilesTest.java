package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Perft;
import io.github.betza.model.Promotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OtherFilesTest {
  private static final String SETUP = "setup (PNKpnk) 4x4+0_mine nk2/p3/3P/2KN w - - 0 1\n";
  private static final String PIECES = "piece P& fmWfcF\npiece N& N\npiece K& K\n";
  private static final String DIAGRAM =
      """
      <div class="idiagram">
      files=10
      graphicsDir=/pictures/
      promoZone=1
      maxPromote=1
      promoChoice=RM
      royal=4
      Pawn:P:fmWfceFifmnD:pawn:a2-j2
      Rook::::a1,j1
      Marshal:M:RN:marshal:c1,h1
      King:K:KisO3:king:f1
      </div>
      """;

  @Test
  void readsTheCommandsOfXBoard() {
    Imported imported = Importer.read(Target.XBOARD, "# mine\n" + SETUP + "\n" + PIECES, "mine");
    assertThat(imported.problems()).isEmpty();
    assertThat(imported.omissions()).singleElement().asString().startsWith("what promotes");
    DeclaredVariant variant = imported.variant().orElseThrow();
    assertThat(variant.name()).isEqualTo("mine");
    assertThat(variant.setup()).isEqualTo("nk2/p3/3P/2KN w - - 0 1");
    assertThat(variant.pieces())
        .extracting(DeclaredPiece::name, DeclaredPiece::royal)
        .containsExactly(tuple("Pawn", false), tuple("Knight", false), tuple("King", true));
  }

  @Test
  void saysWhichRulesAndPiecesOfXBoardAreNotTakenOver() {
    String file = SETUP.replace("_mine", "_giveaway") + PIECES + "piece Q& Q\n";
    assertThat(Importer.read(Target.XBOARD, file, "").omissions())
        .contains("the rules of giveaway: these commands do not say them")
        .contains("the piece Q, which is not on the board in the beginning");
  }

  @Test
  void theMarkOfTheByteOrderAndTheLineEndsOfWindowsSayNothing() {
    List<String> files = List.of("[a:chess]\n", SETUP + "\n" + PIECES, DIAGRAM);
    List<Target> targets =
        List.of(Target.FAIRY_STOCKFISH, Target.XBOARD, Target.INTERACTIVE_DIAGRAM);
    for (int i = 0; i < files.size(); i++) {
      Imported imported = Importer.read(targets.get(i), files.get(i), "");
      assertThat(imported.problems()).isEmpty();
      String marked = "\uFEFF" + files.get(i).replace("\n", "\r\n");
      assertThat(Importer.read(targets.get(i), marked, "")).isEqualTo(imported);
    }
  }

  @ParameterizedTest
  @EnumSource
  void namesTheFirstOfManyProblems(Target target) {
    List<String> problems = Imports.problems(target, "[a]\n" + "x\n".repeat(100_000));
    assertThat(problems).hasSizeBetween(1, 101);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "feature setboard=1 | 5: 'feature setboard=1' is neither a command setup nor piece",
        "piece ++P& Q | 5: a piece is a capital letter and &",
        "piece q Q | 5: a piece is a capital letter and &",
        "piece Q& | 5: a piece is 'piece LETTER& NOTATION'",
        "piece Q& [F?R] | 5: piece Q& '[F?R]' is read otherwise by XBoard: it has brackets",
        "piece Q& cfW | 5: piece Q& XBoard reads modifiers in another order: write 'fcW'",
        "piece Q& x! | 5: piece Q& ",
        "piece P& Q | 5: there are two pieces P&",
        "setup (PKpk) 4x4+0_other nk2/p3/3P/2KN w - - 0 1 | 5: there is another setup before",
      })
  void namesTheLinesOfCommands(String line, String problem) {
    List<String> problems = Imports.problems(Target.XBOARD, SETUP + PIECES + line + "\n");
    assertThat(problems).anyMatch(each -> each.startsWith(problem));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 1: there is no command setup",
        "setup 4x4+0_mine nk2/p3/3P/2KN w | 1: a setup is 'setup (PNBRQ",
        "setup (PNKpnk) 4x5+0_mine nk2/p3/3P/2KN w | 1: the FEN does not have 5 rows of 4 squares",
        "setup (PNKpn) 4x4+0_mine nk2/p3/3P/2KN w | 1: the table has to name the same pieces",
        "setup (PNKpnk) 99x4+0_mine nk2/p3/3P/2KN w | 1: a board has 1 to 36 files and ranks",
        "setup (PNKpnk) 4x4+0_mine nk2/p3/3P/2KB w | 1: the FEN has the piece B",
        "setup (PNKpnk) 4x4+0_mine nk2/p3/3P/2NN w | 1: the game cannot be compiled",
      })
  void setupsHaveToMakeSense(String line, String problem) {
    String pieces = line.isEmpty() ? "" : "\n" + PIECES;
    assertThat(Imports.problems(Target.XBOARD, line + pieces))
        .anyMatch(each -> each.startsWith(problem));
  }

  @Test
  void readsADiagram() {
    Imported imported = Importer.read(Target.INTERACTIVE_DIAGRAM, DIAGRAM, "");
    assertThat(imported.problems()).isEmpty();
    DeclaredVariant variant = imported.variant().orElseThrow();
    assertThat(variant.files()).isEqualTo(10);
    assertThat(variant.setup())
        .isEqualTo("r1m2k1m1r/pppppppppp/10/10/10/10/PPPPPPPPPP/R1M2K1M1R w KQkq - 0 1");
    assertThat(variant.promotions()).containsExactly(new Promotion("P", "RM", "8", false, false));
    assertThat(variant.piece('K').orElseThrow().royal()).isTrue();
    assertThat(variant.piece('R').orElseThrow().notation()).isEqualTo("R");
    assertThat(Perft.count(Imports.game(Target.INTERACTIVE_DIAGRAM, DIAGRAM), 1)).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "files=10 | files=ten | 2: files is 1 to 36, not 'ten'",
        "royal=4 | royal=9 | 7: royal names one piece",
        "royal=4 | royal=KM | 7: royal names one piece",
        "promoChoice=RM | promoChoice=RX | 6: promoChoice names the pieces",
        "promoChoice=RM | firstRank=0 | 6: ranks are counted from 1 here",
        "promoZone=1 | promoOffset=3 | 4: 'promoOffset' is not known here",
        "promoZone=1 | files=8 | 4: files is given twice",
        "promoZone=1 | symmetry=odd | 4: symmetry is none, mirror or rotate",
        "a2-j2 | a2-j3 | 8: 'a2-j3' is no square of the board",
        "a2-j2 | a2-k2 | 8: 'a2-k2' is no square of the board",
        "a2-j2 | a2-c5-j2 | 8: 'a2-c5-j2' is no square of the board",
        "a2-j2 | a1 | two pieces stand on a1",
        "a2-j2 | 'a2-j2,,a7' | 8: Black's squares are given twice: write symmetry=none",
        "a2-j2 | a2-j2:3 | 8: pieces in hand and other fields",
        "Marshal:M: | Marshal:M': | 10: a piece has one letter A to Z here",
        "Marshal:M: | Marshal:R: | 10: two pieces have the letter R",
        "Marshal:M:RN | Marshal:M: | 10: write the moves of 'Marshal' between the colons",
        "Marshal:M:RN | Marshal:M:RE | 1: the game cannot be compiled: [Betza:",
        "Marshal:M:RN:marshal:c1 | Marshal | 10: a piece is NAME:LETTER:MOVES:PICTURE:SQUARES",
        "Marshal:M:RN | :M:RN | 10: a piece has a name in front of the first colon: ':M:RN",
        "</div> | <p>text</p> | 12: only a diagram's own lines can be read",
      })
  void namesTheLinesOfDiagrams(String old, String replacement, String problem) {
    assertThat(DIAGRAM).contains(old);
    assertThat(Imports.problems(Target.INTERACTIVE_DIAGRAM, DIAGRAM.replace(old, replacement)))
        .anyMatch(each -> each.contains(problem));
  }
}
