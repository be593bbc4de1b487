package io.github.betza.declared;

import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the declarations from which the classes of games were generated. */
public final class GameDeclarations {
  private static final String SUFFIX = "Game";

  private GameDeclarations() {}

  /**
   * Returns the declaration of a game.
   *
   * @throws IllegalStateException if this Java has no compiler, which reads the declaration, or if
   *     the class of the game was not generated from a declaration or not loaded from a file
   */
  public static DeclaredVariant of(Game game) {
    return of(List.of(game)).get(0);
  }

  /**
   * Returns the declarations of several games, in the same order; all are read in one run of the
   * compiler.
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

  /**
   * Returns a game with its pieces in the order of the source, which the game has but class files
   * do not.
   */
  private static DeclaredVariant ordered(DeclaredVariant variant, PieceTable kinds) {
    StringBuilder letters = new StringBuilder();
    for (int kind = 1; kind <= kinds.size(); kind++) {
      letters.append(kinds.isPromoted(kind) ? "" : kinds.symbol(kind));
    }
    return variant.inOrder(letters.toString());
  }

  /**
   * Returns the type for which a game's class was generated, by the name of the class.
   *
   * @throws IllegalStateException if there is none
   */
  public static Class<?> declaringType(Game game) {
    String generated = game.getClass().getName();
    String name =
        generated.endsWith(SUFFIX)
            ? generated.substring(0, generated.length() - SUFFIX.length())
            : "";
    return find(name, name.lastIndexOf('.') + 1, game.getClass().getClassLoader())
        .orElseThrow(
            () ->
                new IllegalStateException(
                    generated + " was not generated for a type with @Variant"));
  }

  /**
   * Finds a type by a name in which the names of nested types are joined with underscores, which
   * they may also contain themselves.
   *
   * @param from the index of the part of the name that is not split yet
   */
  private static Optional<Class<?>> find(String name, int from, ClassLoader loader) {
    Optional<Class<?>> found = load(name, loader);
    int join = name.indexOf('_', from);
    while (found.isEmpty() && join >= 0) {
      String outer = name.substring(0, join);
      // Only an existing type can contain others, so few of all ways are tried.
      if (load(outer, loader).isPresent()) {
        found = find(outer + '$' + name.substring(join + 1), join + 1, loader);
      }
      join = name.indexOf('_', join + 1);
    }
    return found;
  }

  private static Optional<Class<?>> load(String name, ClassLoader loader) {
    try {
      return Optional.of(Class.forName(name, false, loader));
    } catch (ClassNotFoundException | LinkageError e) {
      // If the file system ignores case, the class found may have another name.
      return Optional.empty();
    }
  }
}
