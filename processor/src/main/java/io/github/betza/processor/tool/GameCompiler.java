package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Compiles the source of a game while a program runs, with the annotation processor under the JDK's
 * compiler, and loads the class that plays it. Nothing touches the disk.
 */
public final class GameCompiler {
  private static final String SUFFIX = "Game";

  private GameCompiler() {}

  /**
   * Compiles a game.
   *
   * @param typeName the name of the type that carries {@link io.github.betza.Variant}, with its
   *     package if it has one; no type around it
   * @param source the source file with that type
   * @return the game, or what is wrong with its source
   * @throws IllegalArgumentException where a type cannot have that name
   * @throws NoCompilerException where this Java has no compiler
   * @throws IllegalStateException where the runtime was not loaded from a file, so that the
   *     compiler cannot be told where it is
   */
  public static CompiledGame compile(String typeName, String source) {
    if (!ClassNames.isQualified(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    InMemoryCompilation compilation =
        InMemoryCompilation.of(List.of(InMemoryFile.source(typeName, source)));
    if (compilation.classes().isEmpty()) {
      return new CompiledGame(errors(compilation), Optional.empty());
    }
    Optional<Game> game = begin(compilation.classes().get(), typeName + SUFFIX);
    return new CompiledGame(
        game.isPresent()
            ? List.of()
            : List.of("line 1: the source declares no type " + typeName + " with @Variant"),
        game);
  }

  private static List<String> errors(InMemoryCompilation compilation) {
    List<String> errors = compilation.errors().stream().map(GameCompiler::line).toList();
    return errors.isEmpty()
        ? List.of("line 1: the compiler fails on this source: " + compilation.failure())
        : errors;
  }

  private static String line(Diagnostic<? extends JavaFileObject> error) {
    return "line " + error.getLineNumber() + ": " + error.getMessage(Locale.ROOT);
  }

  /** Returns the game in the position in which it begins, if it was generated. */
  private static Optional<Game> begin(ClassLoader loader, String name) {
    Class<?> type;
    try {
      type = Class.forName(name, true, loader);
    } catch (ClassNotFoundException exception) {
      return Optional.empty();
    }
    if (!Game.class.isAssignableFrom(type)) {
      // It is a class of the source that happens to have the name.
      return Optional.empty();
    }
    try {
      return Optional.of(type.asSubclass(Game.class).getConstructor().newInstance());
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException("the processor generated no usable " + name, exception);
    }
  }
}
