package io.github.betza.processor;

import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Looks up {@code @SuppressWarnings}, which compilers do not apply to the warnings of a processor.
 * It is honoured on the annotated type and on everything that encloses it.
 */
final class Suppressions {
  private static final String ALL = "betza";

  private Suppressions() {}

  /** Returns whether warnings with a code are not wanted on an element. */
  static boolean suppressed(Element element, ProblemCode code) {
    for (Element each = element; each != null; each = each.getEnclosingElement()) {
      Optional<AnnotationMirror> mirror = Annotations.find(each, SuppressWarnings.class.getName());
      if (mirror.isPresent() && names(mirror.get(), code)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(AnnotationMirror mirror, ProblemCode code) {
    for (AnnotationValue value : mirror.getElementValues().values()) {
      if (value.getValue() instanceof List<?> items) {
        for (Object item : items) {
          if (item instanceof AnnotationValue name && names(name.getValue(), code)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean names(Object name, ProblemCode code) {
    return "all".equals(name) || ALL.equals(name) || (ALL + ":" + code.id()).equals(name);
  }
}
