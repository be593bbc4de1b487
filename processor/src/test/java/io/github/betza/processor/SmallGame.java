package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;

/** A game that is compiled without an error, and played by the names of its moves. */
final class SmallGame {
  /** Stands for the usual king in the pieces of a game. */
  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";

  private SmallGame() {}

  /**
   * Compiles the game {@code Reached}.
   *
   * @param members the members of its annotation
   * @param pieces its pieces; {@code KING} is the usual one
   */
  static Game compiled(String members, String pieces) {
    CompiledGame compiled =
        GameCompiler.compile(
            "Reached",
            """
            import io.github.betza.Betza;
            import io.github.betza.Dialect;
            import io.github.betza.Variant;
            import io.github.betza.Variant.*;
            import io.github.betza.*;
            @Variant(%s)
            public interface Reached { %s }
            """
                .formatted(members, pieces.replace("KING", KING)));
    assertThat(compiled.errors()).isEmpty();
    return compiled.game().orElseThrow();
  }

  /** Makes moves, all of which must be legal. */
  static void play(Game game, String moves) {
    for (String move : moves.split(" ", -1)) {
      MoveList legal = new MoveList();
      game.legalMoves(legal);
      int index = game.find(legal, move);
      assertThat(index).as("%s in %s", move, game.fen()).isNotNegative();
      game.make(legal, index);
    }
  }
}
