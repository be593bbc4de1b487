package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;
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
   * @throws IllegalStateException where the type is sound and no game, or where the runtime was not
   *     loaded from a file, so that the compiler cannot be told where it is
   */
  public static CompiledGame compile(String typeName, String source) {
    if (!SourceVersion.isName(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    InMemoryCompilation compilation =
        InMemoryCompilation.of(List.of(InMemoryFile.source(typeName, source)));
    return new CompiledGame(
        compilation.errors().stream().map(GameCompiler::line).toList(),
        compilation.classes().map(loader -> begin(loader, typeName + SUFFIX)));
  }

  private static String line(Diagnostic<? extends JavaFileObject> error) {
    return "line " + error.getLineNumber() + ": " + error.getMessage(Locale.ROOT);
  }

  private static Game begin(ClassLoader loader, String name) {
    try {
      return Class.forName(name, true, loader)
          .asSubclass(Game.class)
          .getConstructor()
          .newInstance();
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException("the processor generated no usable " + name, exception);
    }
  }
}
