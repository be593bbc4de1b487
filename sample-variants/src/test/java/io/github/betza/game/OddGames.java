package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/** Compiles games that are made for a test, and plays them. */
final class OddGames {
  private OddGames() {}

  /** Returns the legal moves as text, and leaves them in an empty list. */
  static List<String> names(Game game, MoveList moves) {
    game.legalMoves(moves);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(game.text(moves, i));
    }
    return names;
  }

  /**
   * Returns a game of the same class that goes on from a position.
   *
   * @throws MalformedPositionException if the game refuses the position
   */
  static Game at(Game game, String fen) {
    try {
      return game.getClass().getConstructor(String.class).newInstance(fen);
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof MalformedPositionException malformed) {
        throw malformed;
      }
      throw new LinkageError(fen, refused);
    } catch (ReflectiveOperationException exception) {
      throw new LinkageError(fen, exception);
    }
  }

  /** Makes the moves of a line, which are legal one after the other. */
  static void play(Game game, MoveList moves, String line) {
    for (String name : line.split(" ", -1)) {
      moves.clear();
      game.legalMoves(moves);
      game.make(moves, game.find(moves, name));
    }
  }

  /** Returns the game that some members of its annotation and its pieces declare. */
  static Game compile(String members, String... pieces) {
    String source =
        "package odd; import io.github.betza.*;\n@Variant("
            + members
            + ")\npublic interface Odd {\n"
            + String.join("\n", pieces)
            + "\n}\n";
    CompiledGame compiled = GameCompiler.compile("odd.Odd", source);
    assertThat(compiled.errors()).isEmpty();
    return compiled.game().orElseThrow();
  }
}
