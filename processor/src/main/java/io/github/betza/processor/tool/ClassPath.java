package io.github.betza.processor.tool;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Finds the places from which classes were loaded, for the class path of a compiler. */
public final class ClassPath {
  private ClassPath() {}

  /**
   * Returns the folder or jar of a class: {@code target/classes}, the jar of its module, or a jar
   * of the whole program.
   *
   * @throws IllegalStateException if the class was not loaded from a file, or from one that a class
   *     path cannot name
   */
  public static String of(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      throw new IllegalStateException("the place that " + type + " was loaded from is unknown");
    }
    Path path;
    try {
      path = Path.of(source.getLocation().toURI());
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      throw new IllegalStateException(
          type + " was not loaded from a file but from " + source.getLocation(), e);
    }
    if (path.toString().contains(File.pathSeparator)) {
      throw new IllegalStateException("a class path cannot hold " + path);
    }
    return path.toString();
  }
}
