package io.github.betza.processor;

import io.github.betza.processor.notation.ProblemCode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Refuses to generate a class whose name is taken. */
final class NameCheck {
  /** The annotation of generated classes. */
  static final String MARK = "io.github.betza.board.GeneratedByBetza";

  private final Elements elements;

  /** Which type a class was generated for in this compilation. */
  private final Map<String, String> origins = new HashMap<>();

  NameCheck(Elements elements) {
    this.elements = elements;
  }

  /** Takes a name for the class of a type, unless it is taken already. */
  Optional<Complaint> take(String name, TypeElement type) {
    String self = type.getQualifiedName().toString();
    String other = origins.putIfAbsent(name, self);
    if (other != null) {
      return clash(name + " is generated for " + other + " already");
    }
    // The class of an earlier build may be on the class path, and is to be replaced.
    TypeElement existing = elements.getTypeElement(name);
    return existing == null || isGenerated(existing)
        ? Optional.empty()
        : clash("there is a class " + name + " already, which was not generated");
  }

  private static boolean isGenerated(TypeElement type) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement() instanceof TypeElement annotation
          && annotation.getQualifiedName().contentEquals(MARK)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the complaint about a class that the compiler does not take. */
  static Complaint refused(String name, String reason) {
    return complaint("the compiler refuses to take the class " + name + ": " + reason);
  }

  private static Optional<Complaint> clash(String message) {
    return Optional.of(complaint(message));
  }

  private static Complaint complaint(String message) {
    return new Complaint(ProblemCode.NAME_CLASH, "value", message, "rename one of the two");
  }
}
