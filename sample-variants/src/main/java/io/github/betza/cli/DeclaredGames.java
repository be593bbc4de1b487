package io.github.betza.cli;

import io.github.betza.board.PieceTable;
import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declarations of the games of the samples. */
final class DeclaredGames {
  private static final String SUFFIX = "Game";

  private DeclaredGames() {}

  /**
   * Returns what games declare, by their names.
   *
   * @param names the names, as {@link Games} has them
   * @throws UsageException where there is no such game
   */
  static Map<String, DeclaredVariant> find(List<String> names) {
    List<Class<?>> types = new ArrayList<>();
    List<Game> games = new ArrayList<>();
    for (String name : names) {
      games.add(Games.find(name, null).orElseThrow(() -> missing(name)));
    }
    games.forEach(game -> types.add(declaringType(game)));
    List<DeclaredVariant> variants = Declarations.read(types);
    Map<String, DeclaredVariant> result = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      result.put(names.get(i), ordered(variants.get(i), games.get(i).rules().pieces()));
    }
    return result;
  }

  /** Class files do not keep the order in which the pieces were written; the game does. */
  private static DeclaredVariant ordered(DeclaredVariant variant, PieceTable kinds) {
    StringBuilder letters = new StringBuilder();
    for (int kind = 1; kind <= kinds.size(); kind++) {
      letters.append(kinds.isPromoted(kind) ? "" : kinds.symbol(kind));
    }
    return variant.inOrder(letters.toString());
  }

  private static UsageException missing(String name) {
    return new UsageException(
        "there is no variant "
            + Printable.quote(name)
            + "; there are: "
            + String.join(", ", Games.names()));
  }

  /** Returns the type that a game's class was generated for; its name tells which. */
  private static Class<?> declaringType(Game game) {
    String name = game.getClass().getName();
    String type = name.substring(0, name.length() - SUFFIX.length());
    try {
      return Class.forName(type, false, game.getClass().getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " was not generated for " + type, e);
    }
  }
}
