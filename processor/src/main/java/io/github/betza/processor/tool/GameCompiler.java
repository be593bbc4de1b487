package io.github.betza.processor.tool;

import io.github.betza.Betza;
import io.github.betza.game.Game;
import io.github.betza.processor.BetzaProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileManager;
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
   * @throws IllegalStateException where the type is sound and no game
   */
  public static CompiledGame compile(String typeName, String source) {
    if (!SourceVersion.isName(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    JavaCompiler compiler = JdkCompiler.get();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileManager disk =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
    List<String> options =
        List.of("-classpath", ClassPath.of(Betza.class), "-Xlint:none", "-nowarn");
    try (InMemoryFiles files = new InMemoryFiles(disk)) {
      CompilationTask task =
          compiler.getTask(
              null,
              files,
              diagnostics,
              options,
              null,
              List.of(InMemoryFile.source(typeName, source)));
      task.setProcessors(List.of(new BetzaProcessor()));
      if (!task.call()) {
        return new CompiledGame(errors(diagnostics), Optional.empty());
      }
      ClassLoader loader =
          new InMemoryClasses(files.classes(), GameCompiler.class.getClassLoader());
      return new CompiledGame(List.of(), Optional.of(begin(loader, typeName + SUFFIX)));
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private static List<String> errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(
            diagnostic ->
                "line " + diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT))
        .toList();
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
