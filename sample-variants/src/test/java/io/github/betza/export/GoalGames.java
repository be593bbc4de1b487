package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.imports.JavaSource;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.List;

/** Small games that are won by coming to squares, which happens within a few plies. */
public final class GoalGames {
  private static final List<DeclaredPiece> PIECES =
      List.of(
          piece('P', "fmWfcF"),
          piece('N', "N"),
          piece('Q', "Q"),
          new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true));

  private GoalGames() {}

  public static List<ExportedGame> all() {
    return List.of(
        game("hill", "n7/pp4pp/3k4/8/8/3K4/PP4PP/7N w - - 0 1", "d4 e4 d5 e5", "K"),
        game("race", "4k3/1P6/P2q4/8/8/3Q3p/6p1/4K3 w - - 0 1", "8", "P"),
        game("heir", "4k3/1P6/P6n/8/8/N6p/6p1/4K3 b - - 0 1", "8", "Q"),
        game("river", "nq2k3/pppp4/8/8/8/8/4PPPP/3K2QN w - - 0 1", "d5 e5 f5 g5 h5", "KNPQ"));
  }

  private static ExportedGame game(String key, String setup, String squares, String letters) {
    List<Promotion> promotions =
        key.equals("race") ? List.of() : List.of(new Promotion("P", "NQ", "8", false, false));
    DeclaredVariant variant =
        new DeclaredVariant(
                GameModel.of(key, 8, 8, setup).with(GameModel.PROMOTIONS, promotions), PIECES)
            .with(GameModel.GOALS, List.of(Goal.of(letters, squares)))
            .with(GameModel.REPETITIONS, 3)
            .with(GameModel.MOVE_LIMIT, 50);
    return new ExportedGame("betza-" + key, variant, compiled(variant));
  }

  private static Game compiled(DeclaredVariant variant) {
    CompiledGame compiled = GameCompiler.compile("Won", JavaSource.of(variant, "Won"));
    assertThat(compiled.errors()).isEmpty();
    return compiled.game().orElseThrow();
  }

  private static DeclaredPiece piece(char letter, String notation) {
    return new DeclaredPiece("Piece" + letter, letter, notation, Dialect.XBETZA, false);
  }
}
