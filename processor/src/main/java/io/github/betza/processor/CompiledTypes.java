package io.github.betza.processor;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Shows compiled types, with the annotations in their class files. It is passed to a compiler as a
 * processor, and generates nothing.
 */
public final class CompiledTypes extends AbstractProcessor {
  private final List<String> names;
  private final BiConsumer<TypeElement, Elements> reader;

  /**
   * Makes a processor.
   *
   * @param names the canonical names of the types; names that the compiler does not find are
   *     skipped
   * @param reader receives each type once
   */
  public CompiledTypes(List<String> names, BiConsumer<TypeElement, Elements> reader) {
    this.names = List.copyOf(names);
    this.reader = reader;
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
    if (!round.processingOver()) {
      Elements elements = processingEnv.getElementUtils();
      for (String name : names) {
        TypeElement type = elements.getTypeElement(name);
        if (type != null) {
          reader.accept(type, elements);
        }
      }
    }
    return false;
  }
}
