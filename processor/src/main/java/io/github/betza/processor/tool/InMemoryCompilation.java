package io.github.betza.processor.tool;

import io.github.betza.Betza;
import io.github.betza.processor.BetzaProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * A run of the JDK's compiler with the annotation processor, where nothing touches the disk.
 *
 * @param classes loads what was compiled; empty if the compiler refuses it
 * @param errors what it says then
 * @param failure what it says where it fails itself, which is about no place of a source: it may be
 *     nested too deeply for its stack; otherwise empty
 */
record InMemoryCompilation(
    Optional<ClassLoader> classes,
    List<Diagnostic<? extends JavaFileObject>> errors,
    String failure) {
  private static final Pattern THROWN =
      Pattern.compile("^[\\w.]+(?:Error|Exception)\\b.*$", Pattern.MULTILINE);

  /** Copies the list. */
  InMemoryCompilation {
    errors = List.copyOf(errors);
  }

  /**
   * Compiles source files.
   *
   * @throws NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if nobody can tell the compiler where the runtime is
   */
  static InMemoryCompilation of(Collection<InMemoryFile> sources) {
    JavaCompiler compiler = JdkCompiler.get();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileManager disk =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
    try (InMemoryFiles files = new InMemoryFiles(disk)) {
      StringWriter output = new StringWriter();
      CompilationTask task = compiler.getTask(output, files, diagnostics, options(), null, sources);
      task.setProcessors(List.of(new BetzaProcessor()));
      if (!task.call()) {
        return new InMemoryCompilation(
            Optional.empty(), errors(diagnostics), failure(output.toString()));
      }
      ClassLoader parent = InMemoryCompilation.class.getClassLoader();
      return new InMemoryCompilation(
          Optional.of(new InMemoryClasses(files.classes(), parent)), List.of(), "");
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Returns the exception that the compiler tells of, without the thousand lines of its stack. */
  private static String failure(String output) {
    return THROWN.matcher(output).results().map(MatchResult::group).findFirst().orElse("");
  }

  /** The code is made to run here and now, so it is compiled for this Java and nothing else. */
  private static List<String> options() {
    return List.of("-classpath", ClassPath.of(Betza.class), "-Xlint:none", "-nowarn");
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(
      DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .<Diagnostic<? extends JavaFileObject>>map(diagnostic -> diagnostic)
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }
}
