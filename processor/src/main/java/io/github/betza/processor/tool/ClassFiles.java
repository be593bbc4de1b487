package io.github.betza.processor.tool;

import io.github.betza.Betza;
import io.github.betza.processor.CompiledTypes;
import java.io.File;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;

/**
 * Reads the annotations of compiled classes with the compiler of the JDK. The annotations of games
 * and pieces are not kept at run time.
 */
public final class ClassFiles {
  private ClassFiles() {}

  /**
   * Shows types to a reader as the compiler finds them, each once and all in one run.
   *
   * @return the compiler's complaint, if it cannot read them
   * @throws NullPointerException if an argument or a type is null
   * @throws NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if a type was not loaded from a file
   */
  public static Optional<String> show(
      Collection<Class<?>> types, BiConsumer<TypeElement, Elements> reader) {
    Objects.requireNonNull(reader, "reader");
    JavaCompiler compiler = InMemoryCompilation.compiler();
    List<String> names = types.stream().map(Class::getCanonicalName).distinct().toList();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options = List.of("-proc:only", "-classpath", classPath(types), "-Xlint:none");
    CompilationTask task = compiler.getTask(null, null, diagnostics, options, names, null);
    task.setProcessors(List.of(new CompiledTypes(names, reader)));
    return task.call() ? Optional.empty() : Optional.of(errors(diagnostics));
  }

  private static String classPath(Collection<Class<?>> types) {
    Set<String> places = new LinkedHashSet<>();
    places.add(ClassPath.of(Betza.class));
    types.forEach(type -> places.add(ClassPath.of(type)));
    return String.join(File.pathSeparator, places);
  }

  private static String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .collect(Collectors.joining("; "));
  }
}
