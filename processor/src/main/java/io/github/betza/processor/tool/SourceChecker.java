package io.github.betza.processor.tool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Checks Java sources with pieces and games, as in an editor: it runs the annotation processor
 * under the JDK's compiler, and no code of the sources. The bodies of methods are not checked.
 * Nothing is written to the disk.
 */
public final class SourceChecker {
  private static final String JAVA = ".java";

  /** The longest source that is compiled, in letters. */
  private static final int LONGEST = 1_000_000;

  private SourceChecker() {}

  /**
   * Checks sources that belong together: one source may name a constant of another.
   *
   * @param sources the sources, of at most 1,000,000 letters each, by the names of their files,
   *     with or without folders. If a name does not end with {@code .java}, a public type in the
   *     file may have any name
   * @param classPath the folders and jars of other classes that they name, as javac takes them; may
   *     be empty
   * @return the problems of each, in the same order; for a source without {@code @Betza} and
   *     {@code @Variant} an error
   * @throws NullPointerException if an argument is null, or a name or a source in the map
   * @throws NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if the runtime was not loaded from a file, so that the compiler
   *     cannot find it
   */
  public static Map<String, List<SourceProblem>> check(
      Map<String, String> sources, String classPath) {
    Objects.requireNonNull(classPath, "classPath");
    Map<String, InMemoryFile> files = new LinkedHashMap<>();
    Map<String, List<SourceProblem>> result = new LinkedHashMap<>();
    sources.forEach(
        (name, source) -> {
          Objects.requireNonNull(name, "name");
          Optional<SourceProblem> tooLong = tooLong(source);
          result.put(name, tooLong.stream().toList());
          if (tooLong.isEmpty()) {
            files.put(name, InMemoryFile.written(files.size(), fileName(name), source));
          }
        });
    if (!files.isEmpty()) {
      InMemoryCompilation compilation = InMemoryCompilation.check(files.values(), classPath);
      files.forEach((name, file) -> result.put(name, problems(compilation, file)));
    }
    return Collections.unmodifiableMap(result);
  }

  /** Returns the error of a source that is too long to be compiled. */
  static Optional<SourceProblem> tooLong(String source) {
    return source.length() <= LONGEST
        ? Optional.empty()
        : Optional.of(
            SourceProblem.ofAll(
                "the source has " + source.length() + " letters, more than " + LONGEST));
  }

  /** Returns the name of a file without its folders, or nothing if it does not end with .java. */
  private static String fileName(String name) {
    return name.endsWith(JAVA)
        ? name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
        : "";
  }

  private static List<SourceProblem> problems(InMemoryCompilation compilation, InMemoryFile file) {
    List<SourceProblem> problems = compilation.problems(file);
    return problems.isEmpty() && !compilation.annotated().contains(file.toUri())
        ? List.of(SourceProblem.ofAll("no type of this file has @Betza or @Variant"))
        : problems;
  }
}
