package io.github.betza.processor.army;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.processor.CompiledClasses;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Compiles many armies at once, in memory, with the annotation processor. */
final class ArmyCompiler {
  private ArmyCompiler() {}

  /**
   * What came of a compilation.
   *
   * @param refused what was said against armies, by their names
   * @param loader the classes; null where an army was refused
   */
  record Outcome(Map<String, String> refused, CompiledClasses loader) {}

  static Outcome compile(Collection<Army> armies, List<String> moreOptions) {
    List<String> options = new ArrayList<>(moreOptions);
    options.addAll(List.of("-Xlint:none", "-nowarn", "-g:none"));
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new BetzaProcessor())
            .withOptions(options)
            .compile(armies.stream().map(ArmyCompiler::source).toList());
    if (compilation.status() == Compilation.Status.SUCCESS) {
      return new Outcome(Map.of(), new CompiledClasses(compilation));
    }
    Map<String, String> refused = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> error : compilation.errors()) {
      if (error.getSource() == null) {
        throw new AssertionError(error.toString());
      }
      String file = Path.of(error.getSource().getName()).getFileName().toString();
      refused.merge(
          file.substring(0, file.length() - ".java".length()),
          error.getMessage(null),
          (one, other) -> one + other);
    }
    return new Outcome(refused, null);
  }

  private static JavaFileObject source(Army army) {
    return JavaFileObjects.forSourceString(
        ArmySource.PACKAGE + "." + army.name(), ArmySource.of(army));
  }
}
