package io.github.betza.cli;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.GameDeclarations;
import io.github.betza.game.Game;
import io.github.betza.play.Repertoire;
import java.util.List;

/**
 * A single game of the user's own.
 *
 * @param game the game
 */
record OwnGames(OwnGame game) implements Repertoire {
  @Override
  public List<String> names() {
    return List.of(game.simpleName());
  }

  @Override
  public Game open(String name, String fen) {
    return game.open(fen);
  }

  @Override
  public DeclaredVariant declaration(String name) {
    return GameDeclarations.of(game.open(null));
  }
}
