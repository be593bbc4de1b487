package io.github.betza.processor;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Looks up annotations by the names of their types, so that no class of them need be loaded. */
final class Annotations {
  private Annotations() {}

  /**
   * Returns an annotation that an element itself carries.
   *
   * @param name the qualified name of an annotation that is not repeatable
   */
  static Optional<AnnotationMirror> find(Element element, String name) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement() instanceof TypeElement annotation
          && annotation.getQualifiedName().contentEquals(name)) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }
}
