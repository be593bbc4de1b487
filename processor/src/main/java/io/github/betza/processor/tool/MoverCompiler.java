package io.github.betza.processor.tool;

import io.github.betza.Betza;
import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.emit.JavaString;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Compiles pieces while a program runs: it writes annotated classes, runs the annotation processor
 * under the JDK's compiler, and loads the generated classes. Nothing is written to the disk. All
 * pieces of one call are compiled in one run of the compiler.
 */
public final class MoverCompiler {
  private static final String PACKAGE = "betza.compiled";

  private MoverCompiler() {}

  /**
   * Compiles pieces. A wrong notation does not affect the other pieces.
   *
   * @param pieces the pieces by names of the caller's choice
   * @return the result for each, in the same order
   * @throws NullPointerException if the map, or a name or a piece in it, is null
   * @throws NoCompilerException if this Java has no compiler
   * @throws RefusedCodeException if the compiler refuses code that the processor generated, which
   *     is a bug
   * @throws IllegalStateException if the runtime was not loaded from a file, so that the compiler
   *     cannot find it
   */
  public static Map<String, CompiledPiece> compile(Map<String, NotatedPiece> pieces) {
    Map<String, Report> reports = new LinkedHashMap<>();
    Map<String, InMemoryFile> sources = new LinkedHashMap<>();
    pieces.forEach(
        (name, piece) -> {
          Objects.requireNonNull(name, "name");
          Report report = BetzaTool.check(piece.notation(), piece.dialect());
          if (report.isSound()) {
            sources.put(name, source("Piece" + sources.size(), piece));
          }
          reports.put(name, report);
        });
    ClassLoader loader = sources.isEmpty() ? null : compile(sources.values());
    Map<String, CompiledPiece> result = new LinkedHashMap<>();
    reports.forEach(
        (name, report) ->
            result.put(
                name,
                new CompiledPiece(
                    report,
                    Optional.ofNullable(sources.get(name)).map(source -> load(loader, source)))));
    return Collections.unmodifiableMap(result);
  }

  private static InMemoryFile source(String className, NotatedPiece piece) {
    String annotation =
        "@%s(value = %s, dialect = %s.%s)"
            .formatted(
                Betza.class.getName(),
                JavaString.literal(piece.notation()),
                Dialect.class.getName(),
                piece.dialect());
    String text =
        "package %s;\n%s @SuppressWarnings(\"betza\") final class %s {}\n"
            .formatted(PACKAGE, annotation, className);
    return InMemoryFile.source(PACKAGE + "." + className, text);
  }

  private static ClassLoader compile(Collection<InMemoryFile> sources) {
    InMemoryCompilation compilation = InMemoryCompilation.of(sources);
    return compilation
        .classes()
        .orElseThrow(
            () ->
                new RefusedCodeException(
                    errors(compilation.errors(), sources) + compilation.failure()));
  }

  private static String errors(
      List<Diagnostic<? extends JavaFileObject>> errors, Collection<InMemoryFile> sources) {
    return errors.stream()
        .map(error -> origin(error.getSource(), sources) + error)
        .collect(Collectors.joining("\n"));
  }

  /** Returns the annotated class for which a file was generated: it cannot be looked up later. */
  private static String origin(JavaFileObject generated, Collection<InMemoryFile> sources) {
    return sources.stream()
        .filter(
            source ->
                generated instanceof InMemoryFile file
                    && file.className().equals(generatedName(source)))
        .map(source -> source.getCharContent(true).toString())
        .collect(Collectors.joining());
  }

  private static String generatedName(InMemoryFile source) {
    return source.className() + "Moves";
  }

  private static PieceMoves load(ClassLoader loader, InMemoryFile source) {
    String name = generatedName(source);
    try {
      return (PieceMoves) Class.forName(name, true, loader).getField("INSTANCE").get(null);
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException("the processor generated no usable " + name, exception);
    }
  }
}
