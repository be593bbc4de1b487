package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile;
import io.github.betza.processor.assemble.SourceFile.JavadocScope;
import io.github.betza.processor.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes every generated file. Each has exactly one originating element, the annotated type; this
 * lets an incremental build compile one piece alone.
 */
final class SourceWriter {
  private final Map<String, String> options;
  private final Filer filer;
  private final HiddenNames hidden;
  private final NameCheck names;
  private final Reporter reporter;
  private boolean isOptionTold;

  SourceWriter(ProcessingEnvironment environment, Reporter reporter, NameCheck names) {
    this.options = environment.getOptions();
    this.filer = environment.getFiler();
    this.hidden = new HiddenNames(environment.getElementUtils());
    this.names = names;
    this.reporter = reporter;
  }

  /** Discards the results that may change in a new round. */
  void startRound() {
    hidden.startRound();
  }

  /**
   * Writes a file whose name is free. Another processor may have written a class with this name,
   * which only the filer can detect: then the name is reported as taken.
   *
   * @throws IOException if the file cannot be written
   */
  void write(SourceFile file, TypeElement origin) throws IOException {
    String text = withJavadoc(file).importing(hidden.beside(origin));
    try (Writer writer = filer.createSourceFile(file.name(), origin).openWriter()) {
      writer.write(text);
    } catch (FilerException exception) {
      reporter.report(origin, names.refuse(file.name(), origin, exception.getMessage()));
    }
  }

  /** Returns the file with the Javadoc of the option, or reports an invalid option once. */
  private SourceFile withJavadoc(SourceFile file) {
    Optional<JavadocScope> scope = ChoiceOption.JAVADOC.read(options);
    if (scope.isEmpty() && !isOptionTold) {
      isOptionTold = true;
      reporter.report(ChoiceOption.JAVADOC.problem(options));
    }
    return file.with(scope.orElse(JavadocScope.PROTECTED));
  }

  /**
   * Writes a stub for a type whose annotation could not be resolved, which has been reported. If
   * the name is taken nothing is written, as for other types.
   *
   * @throws IOException if the file cannot be written
   */
  void giveUp(SourceFile stub, TypeElement origin) throws IOException {
    Optional<Diagnostic> clash = names.take(stub.name(), origin);
    if (clash.isPresent()) {
      reporter.report(origin, clash.get());
    } else {
      write(stub, origin);
    }
  }

  /**
   * Finds the classes of a package that hide types with the same simple names: generated code must
   * import these types.
   */
  private static final class HiddenNames {
    private final Elements elements;
    private final Map<String, List<String>> known = new HashMap<>();

    HiddenNames(Elements elements) {
      this.elements = elements;
    }

    /** Clears the results: in each round other processors may write classes. */
    void startRound() {
      known.clear();
    }

    /** Returns the full names of the types that are hidden in the package of a type. */
    List<String> beside(TypeElement type) {
      String packageName = elements.getPackageOf(type).getQualifiedName().toString();
      return known.computeIfAbsent(packageName, name -> find(name, elements.getModuleOf(type)));
    }

    private List<String> find(String packageName, ModuleElement module) {
      String prefix = packageName.isEmpty() ? "" : packageName + ".";
      return SourceFile.hideable().stream()
          .filter(type -> exists(prefix + type.substring(type.lastIndexOf('.') + 1), module))
          .toList();
    }

    /** Searches one module if there are modules: javac searches all of them otherwise. */
    private boolean exists(String name, ModuleElement module) {
      return (module == null
              ? elements.getTypeElement(name)
              : elements.getTypeElement(module, name))
          != null;
    }
  }
}
