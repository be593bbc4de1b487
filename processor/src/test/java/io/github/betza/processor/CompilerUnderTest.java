package io.github.betza.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.betza.Betza;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The two compilers that the processor is tested under. */
enum CompilerUnderTest {
  JAVAC,
  ECJ;

  /** What a compiler said. The place is that of the diagnostic; lines and columns count from 1. */
  record Finding(Diagnostic.Kind kind, String file, long line, int column, String message) {
    String firstLine() {
      return message.lines().findFirst().orElse("");
    }
  }

  /** What came of a compilation: everything said, and the generated sources by file name. */
  record Outcome(boolean success, List<Finding> findings, Map<String, String> generated) {
    List<Finding> errors() {
      return of(Diagnostic.Kind.ERROR);
    }

    List<Finding> warnings() {
      return of(Diagnostic.Kind.WARNING);
    }

    private List<Finding> of(Diagnostic.Kind kind) {
      return findings.stream().filter(finding -> finding.kind() == kind).toList();
    }
  }

  /** Compiles source files, each given as its path, a line end, and its text. */
  Outcome compile(Path folder, List<String> options, String... sources) {
    return compile(folder, options, List.of(new BetzaProcessor()), sources);
  }

  /** Compiles source files with several processors. */
  Outcome compile(
      Path folder, List<String> options, List<Processor> processors, String... sources) {
    return this == JAVAC
        ? inMemory(folder, options, processors, sources)
        : onDisk(folder, options, processors, sources);
  }

  /**
   * Compiles files: for modules, which Compile Testing does not know, for files that cannot be
   * written, and for what is generated where there are errors, which Compile Testing withholds.
   */
  Outcome compileOnDisk(Path folder, List<String> options, String... sources) {
    return onDisk(folder, options, List.of(new BetzaProcessor()), sources);
  }

  /** The classes are copied to the folder, where later compilations find them. */
  private Outcome inMemory(
      Path folder, List<String> options, List<Processor> processors, String... sources) {
    Path classes = folder.resolve("classes");
    Compilation compilation =
        Compiler.javac()
            .withProcessors(processors)
            .withOptions(release(options))
            .withClasspath(List.of(new File(runtime()), classes.toFile()))
            .compile(Arrays.stream(sources).map(CompilerUnderTest::inMemory).toList());
    boolean success = compilation.status() == Compilation.Status.SUCCESS;
    List<JavaFileObject> written = success ? compilation.generatedFiles() : List.of();
    Map<String, String> generated = new TreeMap<>();
    for (JavaFileObject file : written) {
      String name = file.getName().replaceFirst("^/[A-Z]+_OUTPUT/", "");
      try {
        if (file.getKind() == JavaFileObject.Kind.SOURCE) {
          generated.put(name, file.getCharContent(true).toString());
        } else {
          copy(file, classes.resolve(name));
        }
      } catch (IOException exception) {
        throw new UncheckedIOException(exception);
      }
    }
    return new Outcome(success, findings(compilation.diagnostics()), generated);
  }

  /** Compile Testing has a file manager of its own, with which javac refuses {@code --release}. */
  private static List<String> release(List<String> options) {
    List<String> all = new ArrayList<>(List.of("-g"));
    if (!options.contains("-source")) {
      all.addAll(List.of("-source", "17", "-target", "17"));
    }
    all.addAll(options);
    all.add("-Xlint:-options");
    return all;
  }

  private static JavaFileObject inMemory(String source) {
    String[] parts = source.split("\n", 2);
    String name = parts[0].replaceFirst("\\.java$", "").replace('/', '.');
    return JavaFileObjects.forSourceString(name, parts[1]);
  }

  private static void copy(JavaFileObject file, Path copy) throws IOException {
    Files.createDirectories(copy.getParent());
    try (InputStream in = file.openInputStream()) {
      Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private Outcome onDisk(
      Path folder, List<String> options, List<Processor> processors, String... sources) {
    JavaCompiler compiler =
        this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      Path generated = Files.createDirectories(folder.resolve("generated"));
      Path classes = Files.createDirectories(folder.resolve("classes"));
      List<Path> paths = write(folder.resolve("src"), sources);
      List<String> all = new ArrayList<>(List.of("-d", classes.toString()));
      all.addAll(List.of("-s", generated.toString(), "-g"));
      all.addAll(this == JAVAC ? List.of("--release", "17") : List.of("-17"));
      if (!options.contains("--module-path")) {
        all.addAll(List.of("-classpath", runtime() + File.pathSeparator + classes));
      }
      all.addAll(options);
      // The compiler of Eclipse prints what it reports as well.
      Writer quiet = Writer.nullWriter();
      CompilationTask task =
          compiler.getTask(
              quiet, files, diagnostics, all, null, files.getJavaFileObjectsFromPaths(paths));
      task.setProcessors(processors);
      boolean success = task.call();
      return new Outcome(success, findings(diagnostics.getDiagnostics()), read(generated));
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** Returns where the classes of the runtime are. */
  static String runtime() {
    try {
      return Path.of(Betza.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException exception) {
      throw new IllegalStateException(exception);
    }
  }

  private static List<Path> write(Path folder, String... sources) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (String source : sources) {
      String[] parts = source.split("\n", 2);
      Path path = folder.resolve(parts[0]);
      Files.createDirectories(path.getParent());
      paths.add(Files.writeString(path, parts[1]));
    }
    return paths;
  }

  private List<Finding> findings(List<Diagnostic<? extends JavaFileObject>> diagnostics) {
    List<Finding> findings = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> each : diagnostics) {
      JavaFileObject file = each.getSource();
      String name = file == null ? "" : Path.of(file.getName()).getFileName().toString();
      findings.add(
          new Finding(each.getKind(), name, each.getLineNumber(), column(each), message(each)));
    }
    return findings;
  }

  /** Returns the message; javac has moved all lines but the first to the right. */
  private String message(Diagnostic<?> diagnostic) {
    String message = diagnostic.getMessage(Locale.ROOT);
    return this == JAVAC ? message.replace("\n  ", "\n") : message;
  }

  /** The compilers differ in how they count columns, but agree on the offset in the file. */
  private static int column(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getSource() == null || diagnostic.getStartPosition() < 0) {
      return 0;
    }
    try {
      JavaFileObject source = diagnostic.getSource();
      String text =
          "file".equals(source.toUri().getScheme())
              ? Files.readString(Path.of(source.toUri()))
              : source.getCharContent(true).toString();
      int start = (int) diagnostic.getStartPosition();
      return start - text.lastIndexOf('\n', start - 1);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private static Map<String, String> read(Path folder) throws IOException {
    Map<String, String> result = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        result.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
      }
    }
    return result;
  }

  /** Returns the lines of a source file as one text, behind its path. */
  static String file(String path, String... lines) {
    return path + "\n" + String.join("\n", Arrays.asList(lines)) + "\n";
  }
}
