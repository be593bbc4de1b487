package io.github.betza.processor;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The types that carry an annotation; each is processed once.
 *
 * <p>If the annotation of a type cannot be resolved in one round (it names a constant that another
 * processor generates), the type waits for the next round, by name, because elements do not outlive
 * their round.
 *
 * @param <D> the declaration read from the annotation
 */
final class AnnotatedTypes<D> {
  private final Elements elements;
  private final Reporter reporter;
  private final AnnotationReader reader;
  private final String annotation;
  private final Function<TypeElement, Optional<D>> reading;
  private final ProcessingStep<D> step;

  /** The waiting types, in the order of their names: compilers have different orders. */
  private final Map<String, TypeElement> waiting = new TreeMap<>();

  /**
   * Begins without types.
   *
   * @param annotation the name of the annotation
   * @param reading reads the annotation of a type; empty if it cannot be resolved yet
   */
  AnnotatedTypes(
      Elements elements,
      Reporter reporter,
      String annotation,
      Function<TypeElement, Optional<D>> reading,
      ProcessingStep<D> step) {
    this.elements = elements;
    this.reporter = reporter;
    this.reader = new AnnotationReader(elements);
    this.annotation = annotation;
    this.reading = reading;
    this.step = step;
  }

  /** Adds the types of a round to the waiting ones, whose elements are of a past round. */
  void startRound(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    waiting.replaceAll((name, old) -> elements.getTypeElement(name));
    for (TypeElement each : annotations) {
      if (each.getQualifiedName().contentEquals(annotation)) {
        ElementFilter.typesIn(round.getElementsAnnotatedWith(each))
            .forEach(type -> waiting.put(type.getQualifiedName().toString(), type));
      }
    }
  }

  /**
   * Processes every type whose annotation can be read now.
   *
   * @param last whether no round follows, so that the other types are given up
   */
  void process(boolean last) {
    waiting.values().removeIf(type -> type != null && isDone(type, last));
  }

  /** Returns whether the type is finished. */
  private boolean isDone(TypeElement type, boolean last) {
    try {
      Optional<D> declaration = reading.apply(type);
      if (declaration.isPresent()) {
        step.process(declaration.get());
      } else if (last) {
        giveUp(type);
      }
      return declaration.isPresent();
    } catch (IOException failure) {
      reporter.reportUnwritten(type, failure);
    } catch (RuntimeException failure) {
      reporter.reportFailure(type, failure);
    }
    return true;
  }

  private void giveUp(TypeElement type) throws IOException {
    Annotations.find(type, annotation)
        .filter(reader::mayBeSilentOf)
        .ifPresent(mirror -> reporter.reportUnknown(type, mirror));
    step.giveUp(type);
  }
}
