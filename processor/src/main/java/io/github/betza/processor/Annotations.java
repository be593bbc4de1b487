package io.github.betza.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Looks up annotations by the names of their types, so that their classes need not be loaded. */
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

  /** Returns the position of a member among the members that an annotation gives, or -1. */
  static int number(AnnotationMirror mirror, String member) {
    int number = 0;
    for (ExecutableElement each : mirror.getElementValues().keySet()) {
      if (each.getSimpleName().contentEquals(member)) {
        return number;
      }
      number++;
    }
    return -1;
  }

  /**
   * Returns the place of a value in the source, see {@link SourceOrder}.
   *
   * @param type the place of the annotated type
   * @param numbers the positions of the member, and of its items
   */
  static List<Integer> place(
      List<Integer> type, Element element, AnnotationMirror mirror, List<Integer> numbers) {
    List<Integer> place = new ArrayList<>(type);
    // Types that are nested in the annotated one have numbers from 1.
    place.add(0);
    place.add(element.getAnnotationMirrors().indexOf(mirror));
    place.addAll(numbers);
    return place;
  }
}
