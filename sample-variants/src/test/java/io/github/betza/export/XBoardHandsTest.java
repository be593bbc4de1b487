package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Hand;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games with pieces in hand as XBoard's commands, there and back. */
@Tag("deep")
class XBoardHandsTest {
  /** The first line of each; a drop that does not come back is said. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          shogi        | setup (PNSBLR...G.++++++...Kpnsblr...g.++++++...k) 9x9+7_shogi
          minishogi    | setup (P.SB.R...G.+.++.+...Kp.sb.r...g.+.++.+...k) 5x5+5_shogi
          crazyhouse   | setup (PNBRQ................Kpnbrq................k) 8x8+5_back
          capahouse    | setup (PNBRQ..AC............Kpnbrq..ac............k) 10x8+7_back
          griffonhouse | setup (PN..Q......C...G.....Kpn..q......c...g.....k) 8x8+5_back
          torishogi    | setup (S.F......CP+L+R.....Ks.f......cp+l+r.....k) 7x7+6_shogi
          """)
  void samplesComeBack(String name, String setup) {
    Game game = Games.find(name, null).orElseThrow();
    DeclaredVariant variant = ExportedGame.declaration(game);
    Export export = Target.XBOARD.export(variant, "back");
    assertThat(export.text()).startsWith(setup + " " + variant.setup() + "\n");
    Imported imported = Importer.read(Target.XBOARD, export.text(), "");
    assertThat(imported.problems()).isEmpty();
    GameModel back = imported.variant().orElseThrow().model();
    assertThat(back.hand()).isEqualTo(Hand.CAPTURED);
    for (Drop drop : alone(variant.model().drops())) {
      if (!alone(back.drops()).contains(drop)) {
        assertThat(export.sentences()).contains(variant.sentences().of(GameModel.DROPS, drop));
      }
    }
    // Pieces of Tori Shogi must promote, which is said.
    boolean isAlike =
        export.sentences().stream().noneMatch(line -> line.matches("The .* promotes .*"));
    assertThat(isAlike).isEqualTo(!name.equals("torishogi"));
    long count = Perft.count(Imports.game(Target.XBOARD, export.text()), 3);
    assertThat(count == Perft.count(game, 3)).isEqualTo(isAlike);
  }

  private static Set<Drop> alone(List<Drop> drops) {
    return drops.stream()
        .flatMap(drop -> RulesByKind.split(drop.of()).stream().map(of -> drop.with(Drop.OF, of)))
        .collect(Collectors.toSet());
  }

  @Test
  void theRulesOfShogiComeBackButForMatesAndRepetitions() {
    Game game = Games.find("shogi", null).orElseThrow();
    DeclaredVariant variant = ExportedGame.declaration(game);
    Export export = Target.XBOARD.export(variant, "back");
    assertThat(export.sentences())
        .containsExactly(
            "The Pawn may be dropped from the hand on an empty square of ranks 1-8, on a file without"
                + " another of its kind and side, but not to checkmate.",
            "A side that gave check with each of its moves since a position was on the board first"
                + " loses when it has been there too often.",
            "The game is drawn when the same position, with the same side to move, has been on the"
                + " board 4 times.");
    Imported imported = Importer.read(Target.XBOARD, export.text(), "");
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .startsWith("how often a position may occur, and that a dropped pawn must not mate");
    Set<Promotion> back = Set.copyOf(imported.variant().orElseThrow().model().promotions());
    for (Promotion rule : variant.model().promotions()) {
      for (char of : rule.of().toCharArray()) {
        assertThat(back)
            .contains(
                new Promotion(
                    String.valueOf(of),
                    rule.to(),
                    rule.zone(),
                    rule.on(),
                    rule.optional(),
                    rule.limited()));
      }
    }
  }

  /** Kyoto Shogi has other rules for its forms, which are said one by one. */
  @Test
  void whatIsNotToldIsListed() {
    Game game = Games.find("kyotoshogi", null).orElseThrow();
    Export export = Target.XBOARD.export(ExportedGame.declaration(game), "back");
    assertThat(export.sentences())
        .contains("The Rook may be dropped from the hand on an empty square.")
        .anyMatch(line -> line.startsWith("The Rook promotes to Pawn"));
  }

  /** XBoard has a hand for each captured piece, and for the first pieces of its table. */
  @Test
  void handsThatOnlyTheSetupFillsAreNotTold() {
    DeclaredVariant variant =
        ExportedGame.declaration(Games.find("crazyhouse", null).orElseThrow())
            .with(GameModel.HAND, Hand.NONE)
            .with(GameModel.DROPS, List.of(Drop.of("N")));
    Export export = Target.XBOARD.export(variant, "back");
    assertThat(export.text()).contains(" 8x8+2_back ");
    assertThat(export.sentences())
        .contains("that captured pieces are out of the game", "that P is not dropped");
  }

  /** A file without hands in its position, and a letter that no command names. */
  @Test
  void readsWhatOtherProgramsWrite() {
    String pieces = "piece P& fmWfcF\npiece N& N\npiece K& K\n";
    String setup = "setup (PN.....Kpn.....k) 4x4+2_mine nk2/p3/3P/2KN%s w - - 0 1\n";
    Imported imported = Importer.read(Target.XBOARD, setup.formatted("") + pieces, "");
    assertThat(imported.problems()).isEmpty();
    GameModel model = imported.variant().orElseThrow().model();
    assertThat(model.setup()).isEqualTo("nk2/p3/3P/2KN[] w - - 0 1");
    assertThat(model.drops()).containsExactly(Drop.of("P").with(Drop.SQUARES, "2-3"), Drop.of("N"));
    assertThat(Imports.problems(Target.XBOARD, setup.formatted("[Q]") + pieces))
        .anyMatch(line -> line.startsWith("1: the FEN has the piece Q, but there is no command"));
  }
}
