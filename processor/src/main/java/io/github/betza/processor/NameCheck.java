package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Refuses to generate a class if its name is taken. */
final class NameCheck {
  private static final AnnotationPlace PLACE = AnnotationPlace.of("value");

  /** The annotation of generated classes. */
  static final String MARK = "io.github.betza.generated.GeneratedByBetza";

  private final Elements elements;

  /** The types of this compilation, by the names of their classes. */
  private final Map<String, String> origins = new HashMap<>();

  /** The types whose classes were refused. */
  private final Set<String> refused = new HashSet<>();

  NameCheck(Elements elements) {
    this.elements = elements;
  }

  /** Takes a name for the class of a type, unless it is taken already. */
  Optional<Diagnostic> take(String name, TypeElement type) {
    String self = type.getQualifiedName().toString();
    String other = origins.putIfAbsent(name, self);
    if (other != null) {
      return clash(type, name + " is already generated for " + other);
    }
    // The class of an earlier build may be on the class path, and will be replaced.
    TypeElement existing = elements.getTypeElement(name);
    return existing == null || isGenerated(existing)
        ? Optional.empty()
        : clash(type, "a class " + name + " already exists that is not generated");
  }

  private static boolean isGenerated(TypeElement type) {
    return Annotations.find(type, MARK).isPresent();
  }

  /** Returns the diagnostic for a class that the compiler refuses. */
  Diagnostic refuse(String name, TypeElement type, String reason) {
    refused.add(type.getQualifiedName().toString());
    TypeElement existing = elements.getTypeElement(name);
    return existing != null && isGenerated(existing)
        ? new Diagnostic(
            ProblemCode.NAME_CLASH,
            PLACE,
            "generated code is among the sources, so the compiler cannot write the "
                + "class "
                + name
                + ": "
                + reason,
            "delete the generated file, or exclude its folder from the sources")
        : diagnostic("the compiler cannot create the class " + name + ": " + reason);
  }

  /** Returns whether a type has no class of its own, because the name is taken. */
  boolean isRefused(TypeElement type) {
    return refused.contains(type.getQualifiedName().toString());
  }

  private Optional<Diagnostic> clash(TypeElement type, String message) {
    refused.add(type.getQualifiedName().toString());
    return Optional.of(diagnostic(message));
  }

  private static Diagnostic diagnostic(String message) {
    return new Diagnostic(
        ProblemCode.NAME_CLASH, PLACE, message, "rename the annotated type, or the other class");
  }
}
