package io.github.betza.processor.emit;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.CompiledClasses;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaFileObject;

/** Writes the classes of pieces, compiles them in memory with every warning on, and loads them. */
final class Generated {
  private static final String PACKAGE = "generated";

  private final Map<String, String> sources = new LinkedHashMap<>();
  private CompiledClasses classes;
  private boolean isDocumented = true;

  static Piece piece(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }

  /** Returns the source of a piece for boards of any size. */
  static String text(Piece piece) throws TooLargeException {
    return text(source("PieceMoves", piece, Optional.empty()));
  }

  /** Returns the source of a piece. */
  static String text(PieceSource source) throws TooLargeException {
    return text(source.packageName(), emit(source));
  }

  /** Returns the source of a class. */
  static String text(String packageName, TypeSpec type) {
    return JavaFile.builder(packageName, type).skipJavaLangImports(true).build().toString();
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
    sources.put(source.className(), text(source));
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
    return classes.files().get(PACKAGE + "." + className);
  }

  /** Compiles all that was added; any diagnostic is a failure. */
  Generated compile() {
    List<JavaFileObject> units =
        sources.entrySet().stream()
            .map(
                entry ->
                    JavaFileObjects.forSourceString(
                        PACKAGE + "." + entry.getKey(), entry.getValue()))
            .toList();
    String documentation = isDocumented ? "-Xdoclint:all" : "-Xdoclint:none";
    Compilation compilation =
        Compiler.javac()
            .withOptions("-Xlint:all", documentation, "-Werror", "-proc:none")
            .compile(units);
    assertThat(compilation).succeededWithoutWarnings();
    classes = new CompiledClasses(compilation);
    return this;
  }

  Class<?> type(String className) {
    try {
      return classes.loadClass(PACKAGE + "." + className);
    } catch (ClassNotFoundException e) {
      throw new LinkageError(className, e);
    }
  }

  PieceMoves moves(String className) {
    try {
      return (PieceMoves) type(className).getField("INSTANCE").get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(className, e);
    }
  }

  /** Returns the class of a piece. */
  static TypeSpec emit(PieceSource source) throws TooLargeException {
    return Emitter.emit(source, Emitter.moves(source));
  }
}
