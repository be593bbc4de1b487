package io.github.betza.processor.emit;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Writes the classes of pieces, compiles them in memory with every warning on, and loads them. */
final class Generated {
  private static final String PACKAGE = "generated";

  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, byte[]> classes = new LinkedHashMap<>();
  private Map<String, Class<?>> loaded = Map.of();
  private boolean isDocumented = true;

  static Piece piece(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }

  /** Returns the source of a piece for boards of any size. */
  static String text(Piece piece) throws TooLargeException {
    return Emitter.emit(source("PieceMoves", piece, Optional.empty()));
  }

  static PieceSource source(String className, Piece piece, Optional<DeclaredGeometry> geometry) {
    return new PieceSource(
        PACKAGE,
        className,
        "notation of " + className,
        "XBETZA",
        className,
        ' ',
        false,
        List.of(),
        List.of("Moves."),
        List.of(),
        piece,
        geometry,
        BoardBinding.RUNTIME);
  }

  /** Adds the class of a piece. */
  Generated add(String className, Piece piece) throws TooLargeException {
    return add(source(className, piece, Optional.empty()));
  }

  /** Adds the class of a piece for a declared board. */
  Generated add(String className, Piece piece, int files, int ranks) throws TooLargeException {
    return add(source(className, piece, Optional.of(new DeclaredGeometry(files, ranks))));
  }

  Generated add(PieceSource source) throws TooLargeException {
    sources.put(source.className(), Emitter.emit(source));
    return this;
  }

  /** Adds a class that was not generated from its source, which need not have any Javadoc. */
  Generated add(String className, String text) {
    isDocumented = false;
    sources.put(className, text);
    return this;
  }

  String text(String className) {
    return sources.get(className);
  }

  byte[] bytecode(String className) {
    return classes.get(PACKAGE + "." + className);
  }

  /** Compiles all that was added; any diagnostic is a failure. */
  Generated compile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    List<JavaFileObject> units =
        sources.entrySet().stream()
            .<JavaFileObject>map(entry -> new Source(entry.getKey(), entry.getValue()))
            .toList();
    try (Memory memory = new Memory(compiler.getStandardFileManager(null, null, null))) {
      String documentation = isDocumented ? "-Xdoclint:all" : "-Xdoclint:none";
      List<String> options =
          List.of("-Xlint:all", documentation, "-Werror", "-proc:none", "-classpath", runtime());
      boolean compiled = compiler.getTask(null, memory, problems, options, null, units).call();
      for (Diagnostic<? extends JavaFileObject> problem : problems.getDiagnostics()) {
        JavaFileObject file = problem.getSource();
        String source = file == null ? "" : ((Source) file).text;
        throw new AssertionError(problem + "\n" + source);
      }
      if (!compiled) {
        throw new AssertionError("not compiled");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Loader loader = new Loader(classes);
    Map<String, Class<?>> all = new LinkedHashMap<>();
    classes.keySet().forEach(name -> all.put(name, loader.find(name)));
    loaded = all;
    return this;
  }

  private static String runtime() {
    try {
      return Path.of(Board.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Class<?> type(String className) {
    return loaded.get(PACKAGE + "." + className);
  }

  PieceMoves moves(String className) {
    try {
      return (PieceMoves) type(className).getField("INSTANCE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(className, e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String className, String text) {
      super(URI.create("string:///" + PACKAGE + "/" + className + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    Memory(JavaFileManager manager) {
      super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() throws IOException {
              super.close();
              classes.put(className, toByteArray());
            }
          };
        }
      };
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(Generated.class.getClassLoader());
      this.classes = classes;
    }

    Class<?> find(String name) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : findClass(name);
    }

    @Override
    protected Class<?> findClass(String name) {
      byte[] code = classes.get(name);
      return defineClass(name, code, 0, code.length);
    }
  }
}
