package io.github.betza.cli;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.GameDeclarations;
import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declarations of the games of the samples. */
final class DeclaredGames {
  private DeclaredGames() {}

  /**
   * Returns what games declare, by their names.
   *
   * @param names the names, as {@link Games} has them
   * @throws UsageException where there is no such game
   */
  static Map<String, DeclaredVariant> find(List<String> names) {
    List<Game> games = new ArrayList<>();
    for (String name : names) {
      games.add(Games.find(name, null).orElseThrow(() -> missing(name)));
    }
    List<DeclaredVariant> variants = GameDeclarations.of(games);
    Map<String, DeclaredVariant> result = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      result.put(names.get(i), variants.get(i));
    }
    return result;
  }

  private static UsageException missing(String name) {
    return new UsageException(
        "there is no variant "
            + Printable.quote(name)
            + "; there are: "
            + String.join(", ", Games.names()));
  }
}
