package io.github.betza.play;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.GameDeclarations;
import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.util.List;

/**
 * Games of the samples.
 *
 * @param names their names, each from {@link Games#names}
 */
public record SampleGames(List<String> names) implements Repertoire {
  public SampleGames {
    names = List.copyOf(names);
  }

  public static SampleGames all() {
    return new SampleGames(Games.names());
  }

  @Override
  public Game open(String name, String fen) {
    return Games.find(name, fen).orElseThrow();
  }

  @Override
  public DeclaredVariant declaration(String name) {
    return GameDeclarations.of(open(name, null));
  }
}
