package io.github.betza.processor.tool;

import io.github.betza.Betza;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.processor.javac.SourcePlaces;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.ToolProvider;

/**
 * A run of the JDK's compiler with the annotation processor, entirely in memory.
 *
 * @param classes the loader of the compiled classes; empty if the compiler refuses the sources
 * @param errors the compiler's errors
 * @param problems the errors and warnings of each source, with their places in it
 * @param annotated the sources that have annotations of pieces or games
 * @param failure the message of a failure of the compiler itself, without a place in a source: the
 *     source may be nested too deeply for its stack; otherwise empty
 */
record InMemoryCompilation(
    Optional<ClassLoader> classes,
    List<Diagnostic<? extends JavaFileObject>> errors,
    Map<URI, List<SourceProblem>> problems,
    Set<URI> annotated,
    String failure) {
  private static final Pattern THROWN =
      Pattern.compile("^[\\w.]+(?:Error|Exception)\\b.*$", Pattern.MULTILINE);

  InMemoryCompilation {
    errors = List.copyOf(errors);
    problems = Map.copyOf(problems);
    annotated = Set.copyOf(annotated);
  }

  /** Returns the problems of a source. */
  List<SourceProblem> problems(InMemoryFile source) {
    return problems.getOrDefault(source.toUri(), List.of());
  }

  /**
   * Compiles source files.
   *
   * @throws NoCompilerException if this Java has no compiler
   * @throws IllegalStateException if the runtime was not loaded from a file, so that the compiler
   *     cannot find it
   */
  static InMemoryCompilation of(Collection<InMemoryFile> sources) {
    return run(sources, ClassPath.of(Betza.class), List.of());
  }

  /**
   * Runs only the processor, even if a file cannot be parsed: the readable part is checked as well.
   *
   * @param classPath the places of other classes; no plugin of javac is started from there
   */
  static InMemoryCompilation check(Collection<InMemoryFile> sources, String classPath) {
    String runtime = ClassPath.of(Betza.class);
    return run(
        sources,
        classPath.isEmpty() ? runtime : runtime + File.pathSeparator + classPath,
        List.of("-proc:only", "--should-stop=ifError=PROCESS", "--processor-path", runtime));
  }

  private static InMemoryCompilation run(
      Collection<InMemoryFile> sources, String classPath, List<String> options) {
    JavaCompiler compiler = compiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaFileManager disk =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
    try (InMemoryFiles files = new InMemoryFiles(disk)) {
      StringWriter output = new StringWriter();
      CompilationTask task =
          compiler.getTask(output, files, diagnostics, options(classPath, options), null, sources);
      SourcePlaces places = SourcePlaces.of(task);
      ProblemCollector problems = new ProblemCollector(places, sources);
      task.setProcessors(List.of(new BetzaProcessor(problems::add)));
      boolean done = task.call();
      List<Diagnostic<? extends JavaFileObject>> errors = errors(diagnostics);
      problems.addHidden();
      errors.forEach(problems::add);
      String failure = done ? "" : failure(output.toString());
      if (!done && errors.isEmpty()) {
        problems.addToAll("the compiler fails on this source: " + failure);
      }
      ClassLoader parent = InMemoryCompilation.class.getClassLoader();
      return new InMemoryCompilation(
          done ? Optional.of(new InMemoryClasses(files.classes(), parent)) : Optional.empty(),
          done ? List.of() : errors,
          problems.problems(),
          places.annotated(),
          failure);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Returns the exception in the compiler's output, without the thousand lines of its stack. */
  private static String failure(String output) {
    return THROWN.matcher(output).results().map(MatchResult::group).findFirst().orElse("");
  }

  /**
   * The code runs in this virtual machine, so it is compiled for this Java only. The parser does
   * not join literals, so that the place of each is known.
   */
  private static List<String> options(String classPath, List<String> more) {
    List<String> usual =
        List.of("-classpath", classPath, "-Xlint:none", "-nowarn", "-XDallowStringFolding=false");
    return Stream.concat(usual.stream(), more.stream()).toList();
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(
      DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .<Diagnostic<? extends JavaFileObject>>map(diagnostic -> diagnostic)
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  /**
   * Returns the compiler of this Java; a JDK has one, a JRE does not.
   *
   * @throws NoCompilerException if there is none
   */
  static JavaCompiler compiler() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new NoCompilerException();
    }
    return compiler;
  }

  /** Keeps the compiler's output in memory. Its other input comes from the disk. */
  private static final class InMemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, InMemoryFile> classes = new TreeMap<>();

    InMemoryFiles(JavaFileManager disk) {
      super(disk);
    }

    /** Returns the class files written so far. */
    Map<String, byte[]> classes() {
      Map<String, byte[]> result = new TreeMap<>();
      classes.forEach((name, file) -> result.put(name, file.bytes()));
      return result;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, Kind kind, FileObject sibling) {
      InMemoryFile file = new InMemoryFile(className, kind);
      if (kind == Kind.CLASS) {
        classes.put(className, file);
      }
      return file;
    }
  }

  /** Loads classes that were compiled into memory. */
  private static final class InMemoryClasses extends ClassLoader {
    private final Map<String, byte[]> classes;

    InMemoryClasses(Map<String, byte[]> classes, ClassLoader parent) {
      super(parent);
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
