package io.github.betza.cli;

import io.github.betza.cli.output.Printable;
import io.github.betza.game.Game;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Finds the games that were generated into folders and jars. */
final class ClassPathGames {
  /** The sign for all jars of a folder. */
  private static final String ALL_JARS = "*";

  private static final String CLASS_FILE = "Game.class";

  private final List<URL> places = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private ClassPathGames() {}

  /**
   * The games found.
   *
   * @param games the games, in the order of their names
   * @param failures why classes that may be games cannot be loaded, a sentence for each
   */
  record Found(List<OwnGame> games, List<String> failures) {}

  /**
   * Returns the games of a class path.
   *
   * @param classPath folders and jars, separated as for {@code java}; a star means all jars of a
   *     folder
   * @throws UsageException if one of them is missing or cannot be read
   */
  static Found of(String classPath) {
    ClassPathGames search = new ClassPathGames();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        search.look(entry);
      }
    }
    return search.load();
  }

  private void look(String entry) {
    try {
      if (entry.equals(ALL_JARS) || entry.endsWith("/" + ALL_JARS)) {
        lookInJarsOf(Path.of(entry.substring(0, entry.length() - ALL_JARS.length())));
      } else {
        look(Path.of(entry));
      }
    } catch (InvalidPathException | MalformedURLException e) {
      throw new UsageException("--class-path: no place has the name " + Printable.quote(entry));
    } catch (UncheckedIOException e) {
      throw unreadable(entry, e.getCause());
    } catch (IOException e) {
      throw unreadable(entry, e);
    }
  }

  /** Searches all jars of a folder, but not its classes, as {@code java} does for a star. */
  private void lookInJarsOf(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(
          "--class-path: there is no folder " + Printable.quote(folder.toString()));
    }
    List<Path> jars;
    try (Stream<Path> files = Files.list(folder)) {
      jars =
          files
              .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
              .sorted()
              .toList();
    }
    jars.forEach(jar -> look(jar.toString()));
  }

  private void look(Path place) throws IOException {
    if (Files.isDirectory(place)) {
      lookInFolder(place);
    } else if (Files.isRegularFile(place)) {
      lookInJar(place);
    } else {
      throw new UsageException(
          "--class-path: there is no folder or jar " + Printable.quote(place.toString()));
    }
    places.add(place.toUri().toURL());
  }

  private static UsageException unreadable(String entry, IOException reason) {
    return new UsageException(
        "--class-path: " + Printable.quote(entry) + " cannot be read: " + Printable.reason(reason));
  }

  private void lookInFolder(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> file.getFileName().toString().endsWith(CLASS_FILE))
          .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '/'))
          .forEach(this::add);
    }
  }

  private void lookInJar(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(CLASS_FILE) && !name.startsWith("META-INF/"))
          .forEach(this::add);
    }
  }

  private void add(String file) {
    names.add(file.substring(0, file.length() - ".class".length()).replace('/', '.'));
  }

  private Found load() {
    // The classes are used until the process ends, so their loader stays open.
    URLClassLoader loader =
        new URLClassLoader(places.toArray(new URL[0]), Game.class.getClassLoader());
    TreeMap<String, OwnGame> games = new TreeMap<>();
    List<String> failures = new ArrayList<>();
    for (String name : names) {
      try {
        Class<?> type = Class.forName(name, false, loader);
        // A class path with the runtime contains the class of games whose rules are made at run
        // time.
        if (Game.class.isAssignableFrom(type)
            && !Modifier.isAbstract(type.getModifiers())
            && !type.getPackageName().equals(Game.class.getPackageName())) {
          games.put(name, new OwnGame(type.asSubclass(Game.class)));
        }
      } catch (ClassNotFoundException | LinkageError | SecurityException e) {
        // Classes of other libraries may have such names and lack their dependencies; and only
        // Java's own classes may be in a package java.
        failures.add(
            "--class-path: the class %s cannot be loaded: %s"
                .formatted(Printable.quote(name), Printable.line(String.valueOf(e.getMessage()))));
      }
    }
    return new Found(List.copyOf(games.values()), List.copyOf(failures));
  }
}
