package io.github.betza.cli;

import io.github.betza.game.Game;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Finds the games that were generated into folders and jars. */
final class ClassPathGames {
  private static final String CLASS_FILE = "Game.class";

  private final List<URL> places = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private ClassPathGames() {}

  /**
   * Returns the games of a class path, in the order of their names.
   *
   * @param classPath folders and jars, separated as for {@code java}
   * @throws UsageException where one of them is missing or cannot be read
   */
  static List<OwnGame> of(String classPath) {
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
      Path place = Path.of(entry);
      if (Files.isDirectory(place)) {
        lookInFolder(place);
      } else if (Files.isRegularFile(place)) {
        lookInJar(place);
      } else {
        throw new UsageException(
            "--class-path: there is no folder or jar " + Printable.quote(entry));
      }
      places.add(place.toUri().toURL());
    } catch (InvalidPathException | MalformedURLException e) {
      throw new UsageException("--class-path: no place has the name " + Printable.quote(entry));
    } catch (IOException e) {
      throw new UsageException(
          "--class-path: "
              + Printable.quote(entry)
              + " cannot be read: "
              + Printable.line(String.valueOf(e.getMessage())));
    }
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

  private List<OwnGame> load() {
    // The classes are asked for as long as the process lives, so nobody closes their loader.
    URLClassLoader loader =
        new URLClassLoader(places.toArray(new URL[0]), Game.class.getClassLoader());
    TreeMap<String, OwnGame> games = new TreeMap<>();
    for (String name : names) {
      Class<?> type = load(loader, name);
      if (Game.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
        games.put(name, new OwnGame(type.asSubclass(Game.class)));
      }
    }
    return List.copyOf(games.values());
  }

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new UsageException(
          "--class-path: the class "
              + Printable.quote(name)
              + " cannot be loaded: "
              + Printable.line(String.valueOf(e.getMessage())));
    }
  }
}
