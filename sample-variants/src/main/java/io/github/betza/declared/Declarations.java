package io.github.betza.declared;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.processor.tool.ClassPath;
import io.github.betza.processor.tool.JdkCompiler;
import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;

/** Reads the annotations of compiled classes. */
public final class Declarations {
  private Declarations() {}

  /**
   * Reads the declarations of games, all in one run of the compiler.
   *
   * @param types the types that carry {@link Variant}
   * @return what they declare, in the same order
   * @throws io.github.betza.processor.tool.NoCompilerException where this Java has no compiler
   * @throws IllegalStateException where a type is not a game or was not loaded from a file
   */
  public static List<DeclaredVariant> read(Collection<Class<?>> types) {
    JavaCompiler compiler = JdkCompiler.get();
    List<String> names = types.stream().map(Class::getCanonicalName).toList();
    Reader reader = new Reader(names);
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    List<String> options = List.of("-proc:only", "-classpath", classPath(types), "-Xlint:none");
    CompilationTask task = compiler.getTask(null, null, diagnostics, options, names, null);
    task.setProcessors(List.of(reader));
    if (!task.call()) {
      throw new IllegalStateException("the compiler cannot read the games: " + errors(diagnostics));
    }
    return names.stream().map(reader::found).toList();
  }

  private static String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .toList()
        .toString();
  }

  private static String classPath(Collection<Class<?>> types) {
    Set<String> places = new LinkedHashSet<>();
    places.add(ClassPath.of(Betza.class));
    types.forEach(type -> places.add(ClassPath.of(type)));
    return String.join(File.pathSeparator, places);
  }

  /** Looks at the types while the compiler has them open. */
  private static final class Reader extends AbstractProcessor {
    private final List<String> names;
    private final Map<String, DeclaredVariant> variants = new LinkedHashMap<>();

    Reader(List<String> names) {
      this.names = new ArrayList<>(names);
    }

    DeclaredVariant found(String name) {
      DeclaredVariant variant = variants.get(name);
      if (variant == null) {
        throw new IllegalStateException(name + " does not carry @Variant");
      }
      return variant;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      for (String name : names) {
        TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
        if (type != null && !variants.containsKey(name)) {
          new DeclarationReader(processingEnv.getElementUtils())
              .read(type)
              .ifPresent(variant -> variants.put(name, variant));
        }
      }
      return false;
    }
  }
}
