package io.github.betza.processor.army;

import io.github.betza.Betza;
import io.github.betza.processor.BetzaProcessor;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles many armies at once, in memory, with the annotation processor. */
final class ArmyCompiler {
  private ArmyCompiler() {}

  /**
   * What came of a compilation.
   *
   * @param refused what was said against armies, by their names
   * @param loader the classes; of use only where nothing was refused
   */
  record Outcome(Map<String, String> refused, Loader loader) {}

  static Outcome compile(List<Army> armies, List<String> moreOptions) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options = new ArrayList<>(moreOptions);
    options.addAll(List.of("-classpath", runtime(), "-Xlint:none", "-nowarn", "-g:none"));
    List<JavaFileObject> units = new ArrayList<>();
    armies.forEach(army -> units.add(new Source(army)));
    Loader loader = new Loader();
    boolean sound;
    try (Memory memory =
        new Memory(loader, compiler.getStandardFileManager(diagnostics, null, null))) {
      CompilationTask task = compiler.getTask(null, memory, diagnostics, options, null, units);
      task.setProcessors(List.of(new BetzaProcessor()));
      sound = task.call();
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
    Map<String, String> refused = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        if (!(diagnostic.getSource() instanceof Source source)) {
          throw new AssertionError(diagnostic.toString());
        }
        refused.merge(source.name, diagnostic.getMessage(null), (one, other) -> one + other);
      }
    }
    if (!sound && refused.isEmpty()) {
      throw new AssertionError("not compiled, and nobody said why");
    }
    return new Outcome(refused, loader);
  }

  private static String runtime() {
    try {
      return new File(Betza.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .getPath();
    } catch (URISyntaxException exception) {
      throw new IllegalStateException(exception);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(Army army) {
      super(
          URI.create("memory:///" + ArmySource.PACKAGE + "/" + army.name() + ".java"), Kind.SOURCE);
      this.name = army.name();
      this.text = ArmySource.of(army);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps what the compiler writes, its sources while it works and its classes for good. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Loader loader;

    Memory(Loader loader, JavaFileManager disk) {
      super(disk);
      this.loader = loader;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      URI uri = URI.create("memory:///" + className.replace('.', '/') + kind.extension);
      ByteArrayOutputStream bytes =
          kind == JavaFileObject.Kind.CLASS ? loader.file(className) : new ByteArrayOutputStream();
      return new SimpleJavaFileObject(uri, kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
          return bytes.toString(StandardCharsets.UTF_8);
        }
      };
    }
  }

  /** The classes that have been compiled. */
  static final class Loader extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> files = new HashMap<>();

    Loader() {
      super(Betza.class.getClassLoader());
    }

    ByteArrayOutputStream file(String className) {
      return files.computeIfAbsent(className, key -> new ByteArrayOutputStream());
    }

    /** Returns what was written for each class, by its name. */
    Map<String, byte[]> classFiles() {
      Map<String, byte[]> found = new TreeMap<>();
      files.forEach((name, file) -> found.put(name, file.toByteArray()));
      return found;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream file = files.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] code = file.toByteArray();
      return defineClass(name, code, 0, code.length);
    }
  }
}
