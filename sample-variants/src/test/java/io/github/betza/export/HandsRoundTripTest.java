package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Promoting;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imports;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games with pieces in hand come back from Fairy-Stockfish's file with the same rules. */
@Tag("deep")
class HandsRoundTripTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "crazyhouse",
        "capahouse",
        "shogi",
        "minishogi",
        "kyotoshogi",
        "torishogi",
        "placement"
      })
  void samplesComeBack(String name) {
    Game game = Games.find(name, null).orElseThrow();
    Export export = Target.FAIRY_STOCKFISH.export(ExportedGame.declaration(game), "back");
    assertThat(export.sentences())
        .allMatch(each -> each.equals("in the engine perpetual check of both sides is a draw"));
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, export.text()), 3))
        .isEqualTo(Perft.count(game, 3));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "loop",
        "pocketknight",
        "placement",
        "dragon",
        "gorogoro",
        "euroshogi",
        "yarishogi"
      })
  void importsComeBack(String name) {
    GameModel there = model("[back:" + name + "]\n");
    DeclaredVariant variant =
        Importer.read(Target.FAIRY_STOCKFISH, "[back:" + name + "]\n", "").variant().orElseThrow();
    Export export = Target.FAIRY_STOCKFISH.export(variant, "back");
    assertThat(export.sentences()).isEmpty();
    GameModel back = model(export.text());
    assertThat(back.hand()).isEqualTo(there.hand());
    assertThat(Set.copyOf(back.drops())).isEqualTo(Set.copyOf(there.drops()));
    assertThat(Set.copyOf(back.promotions())).isEqualTo(Set.copyOf(there.promotions()));
    assertThat(back.repetitions()).isEqualTo(there.repetitions());
    assertThat(back.repetition()).isEqualTo(there.repetition());
    assertThat(back.perpetualCheck()).isEqualTo(there.perpetualCheck());
    assertThat(back.setup()).isEqualTo(there.setup());
  }

  @Test
  void promotionByCaptureComesBack() {
    String text = "[back:micro]\n";
    DeclaredVariant variant =
        Importer.read(Target.FAIRY_STOCKFISH, text, "").variant().orElseThrow();
    Export export = Target.FAIRY_STOCKFISH.export(variant, "back");
    assertThat(export.sentences()).isEmpty();
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, export.text()), 4))
        .isEqualTo(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, text), 4))
        .isEqualTo(7256);
  }

  private static GameModel model(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text, "").variant().orElseThrow().model();
  }

  /** What the engine cannot be told is listed, rule by rule. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          squares  | The Rook may be dropped from the hand on an empty square of rank 1.
          perFile  | The Rook may be dropped from the hand on an empty square, on a file without another
          mates    | The Rook may be dropped from the hand on an empty square, but not to checkmate.
          checks   | The Rook may be dropped from the hand on an empty square, but not to give check.
          apart    | The Rook may be dropped from the hand on an empty square
          """)
  void whatIsNotToldIsListed(String rule, String sentence) {
    Drop rook =
        switch (rule) {
          case "squares" -> Drop.of("R").with(Drop.SQUARES, "1");
          case "perFile" -> Drop.of("R").with(Drop.PER_FILE, 1);
          case "mates" -> Drop.of("R").with(Drop.CHECKMATES, false);
          case "checks" -> Drop.of("R").with(Drop.CHECKS, false);
          default -> Drop.of("R").with(Drop.APART, true);
        };
    Drop pawn = Drop.of("P").with(Drop.SQUARES, "2-7").with(Drop.PER_FILE, 1);
    DeclaredVariant crazyhouse =
        ExportedGame.declaration(Games.find("crazyhouse", null).orElseThrow())
            .with(GameModel.DROPS, List.of(pawn, Drop.of("NBQ"), rook));
    assertThat(Target.FAIRY_STOCKFISH.export(crazyhouse, "x").sentences())
        .singleElement()
        .asString()
        .startsWith(sentence);
  }

  /** The engine has one zone, and one choice or duty in it, for all forms. */
  @ParameterizedTest
  @CsvSource({"4-5, true", "5, false"})
  void formsPromoteAlikeInTheEngine(String zone, boolean optional) {
    DeclaredVariant variant =
        ExportedGame.declaration(Games.find("minishogi", null).orElseThrow())
            .with(
                GameModel.PROMOTIONS,
                List.of(
                    new Promotion("S", "+", zone, Promoting.CONTACT, optional, false),
                    new Promotion("BRP", "+", "5", Promoting.CONTACT, true, false)));
    assertThat(Target.FAIRY_STOCKFISH.export(variant, "x").sentences())
        .anyMatch(
            sentence ->
                sentence.contains("to their own promoted forms")
                    || sentence.startsWith("The Silver promotes"));
  }
}
