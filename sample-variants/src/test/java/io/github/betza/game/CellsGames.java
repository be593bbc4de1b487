package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Betza;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.samples.Games;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The games of this module, compiled once more so that they keep their positions as cells only. */
final class CellsGames {
  private static final Path SOURCES = Path.of("src/main/java/io/github/betza/samples");

  private final Loader loader;

  private CellsGames(Loader loader) {
    this.loader = loader;
  }

  /**
   * Compiles the games.
   *
   * @param folder where the classes go
   */
  static CellsGames compile(Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<String> options =
        List.of(
            "-Abetza.representation=cells",
            "-classpath",
            runtime(),
            "-d",
            folder.toString(),
            "-nowarn");
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
      CompilationTask task =
          compiler.getTask(
              null, files, said, options, null, files.getJavaFileObjectsFromPaths(sources()));
      task.setProcessors(List.of(new BetzaProcessor()));
      boolean sound = task.call();
      assertThat(said.getDiagnostics())
          .filteredOn(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
          .isEmpty();
      assertThat(sound).isTrue();
    }
    return new CellsGames(new Loader(folder));
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> all = Files.walk(SOURCES)) {
      return all.filter(path -> path.toString().endsWith(".java"))
          .filter(path -> !path.getFileName().toString().equals("package-info.java"))
          .sorted()
          .toList();
    }
  }

  private static String runtime() {
    try {
      return new File(Betza.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .getPath();
    } catch (URISyntaxException exception) {
      throw new IllegalStateException(exception);
    }
  }

  /** Returns the game with a name, in the position in which it begins. */
  Game begin(String name) {
    Game usual = Games.find(name, null).orElseThrow();
    try {
      Game game =
          loader
              .loadClass(usual.getClass().getName())
              .asSubclass(Game.class)
              .getConstructor()
              .newInstance();
      assertThat(game.getClass()).isNotSameAs(usual.getClass());
      return game;
    } catch (ReflectiveOperationException exception) {
      throw new LinkageError(name, exception);
    }
  }

  /** Finds the classes compiled here before those with the same names that are there already. */
  private static final class Loader extends URLClassLoader {
    Loader(Path folder) throws MalformedURLException {
      super(new URL[] {folder.toUri().toURL()}, Game.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        boolean here = findResource(name.replace('.', '/') + ".class") != null;
        return loaded == null && here ? findClass(name) : super.loadClass(name, resolve);
      }
    }
  }
}
