package io.github.betza.export;

import io.github.betza.convert.Target;
import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A game that Fairy-Stockfish can be told of completely.
 *
 * @param key the name of its section
 * @param variant what it declares
 * @param game the game in the position in which it begins
 */
public record ExportedGame(String key, DeclaredVariant variant, Game game) {
  private static final int ARMIES = 24;

  /** Returns all samples that the engine can be told of completely. */
  public static List<ExportedGame> samples() {
    List<ExportedGame> samples = new ArrayList<>();
    for (String name : Games.names()) {
      Game game = Games.find(name, null).orElseThrow();
      ExportedGame sample = new ExportedGame("betza-" + name, declaration(game), game);
      Export export = sample.export();
      if (!export.text().isEmpty() && export.sentences().isEmpty()) {
        samples.add(sample);
      }
    }
    return samples;
  }

  /** Returns what the annotations of a sample say, with its pieces in the order of its kinds. */
  public static DeclaredVariant declaration(Game game) {
    String name = game.getClass().getName();
    try {
      Class<?> type = Class.forName(name.substring(0, name.length() - "Game".length()));
      StringBuilder letters = new StringBuilder();
      for (int kind = 1; kind <= game.rules().pieces().size(); kind++) {
        letters.append(game.rules().pieces().letter(kind));
      }
      return Declarations.read(List.of(type)).get(0).inOrder(letters.toString());
    } catch (ClassNotFoundException exception) {
      throw new AssertionError(exception);
    }
  }

  /** Returns armies drawn by lot. */
  public static List<ExportedGame> armies() {
    return IntStream.range(0, ARMIES)
        .mapToObj(MadeUpArmy::new)
        .map(
            army ->
                new ExportedGame(
                    "betza-" + army.variant().name().toLowerCase(Locale.ROOT),
                    army.variant(),
                    army.game()))
        .toList();
  }

  public Export export() {
    return Target.FAIRY_STOCKFISH.export(variant, key);
  }
}
