package io.github.betza.declared;

import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.List;

/** Finds the declarations that the classes of games were generated from. */
public final class GameDeclarations {
  private static final String SUFFIX = "Game";

  private GameDeclarations() {}

  /**
   * Returns what a game declares.
   *
   * @throws IllegalStateException where this Java has no compiler, which reads the declaration, or
   *     where the class of the game was not generated from one or not loaded from a file
   */
  public static DeclaredVariant of(Game game) {
    return of(List.of(game)).get(0);
  }

  /**
   * Returns what several games declare, in the same order; all are read in one run of the compiler.
   *
   * @throws IllegalStateException as {@link #of(Game)} does
   */
  public static List<DeclaredVariant> of(List<Game> games) {
    List<Class<?>> types = new ArrayList<>();
    games.forEach(game -> types.add(declaringType(game)));
    List<DeclaredVariant> variants = Declarations.read(types);
    List<DeclaredVariant> ordered = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      ordered.add(ordered(variants.get(i), games.get(i).rules().pieces()));
    }
    return List.copyOf(ordered);
  }

  /** Class files do not keep the order in which the pieces were written; the game does. */
  private static DeclaredVariant ordered(DeclaredVariant variant, PieceTable kinds) {
    StringBuilder letters = new StringBuilder();
    for (int kind = 1; kind <= kinds.size(); kind++) {
      letters.append(kinds.isPromoted(kind) ? "" : kinds.symbol(kind));
    }
    return variant.inOrder(letters.toString());
  }

  /**
   * Returns the type that a game's class was generated for; its name tells which.
   *
   * @throws IllegalStateException where there is none
   */
  public static Class<?> declaringType(Game game) {
    String generated = game.getClass().getName();
    if (generated.endsWith(SUFFIX)) {
      // The names of nested types are joined with underscores.
      StringBuilder name =
          new StringBuilder(generated.substring(0, generated.length() - SUFFIX.length()));
      for (int join = name.length(); join >= 0; join = name.lastIndexOf("_", join - 1)) {
        if (join < name.length()) {
          name.setCharAt(join, '$');
        }
        try {
          return Class.forName(name.toString(), false, game.getClass().getClassLoader());
        } catch (ClassNotFoundException e) {
          // Perhaps the type is nested one step deeper.
        }
      }
    }
    throw new IllegalStateException(generated + " was not generated for a type with @Variant");
  }
}
