package io.github.betza.processor;

import io.github.betza.processor.notation.ProblemCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Refuses to generate a class whose name is taken. */
final class NameCheck {
  /** The annotation of generated classes. */
  static final String MARK = "io.github.betza.board.GeneratedByBetza";

  private final Elements elements;

  /** Which type a class was generated for in this compilation. */
  private final Map<String, String> origins = new HashMap<>();

  /** The types whose classes were refused. */
  private final Set<String> refused = new HashSet<>();

  NameCheck(Elements elements) {
    this.elements = elements;
  }

  /** Takes a name for the class of a type, unless it is taken already. */
  Optional<Complaint> take(String name, TypeElement type) {
    String self = type.getQualifiedName().toString();
    String other = origins.putIfAbsent(name, self);
    if (other != null) {
      return clash(type, name + " is generated for " + other + " already");
    }
    // The class of an earlier build may be on the class path, and is to be replaced.
    TypeElement existing = elements.getTypeElement(name);
    return existing == null || isGenerated(existing)
        ? Optional.empty()
        : clash(type, "there is a class " + name + " already, which was not generated");
  }

  private static boolean isGenerated(TypeElement type) {
    return Annotations.find(type, MARK).isPresent();
  }

  /** Returns the complaint about the class of a type that the compiler does not take. */
  Complaint refuse(String name, TypeElement type, String reason) {
    refused.add(type.getQualifiedName().toString());
    TypeElement existing = elements.getTypeElement(name);
    return existing != null && isGenerated(existing)
        ? new Complaint(
            ProblemCode.NAME_CLASH,
            "value",
            "the compiler has generated code among its inputs, and refuses to replace the class "
                + name
                + ": "
                + reason,
            "delete the generated file, or leave its folder out of what is compiled")
        : complaint("the compiler refuses to take the class " + name + ": " + reason);
  }

  /** Returns whether a type has no class of its own, because the name is taken. */
  boolean isRefused(TypeElement type) {
    return refused.contains(type.getQualifiedName().toString());
  }

  private Optional<Complaint> clash(TypeElement type, String message) {
    refused.add(type.getQualifiedName().toString());
    return Optional.of(complaint(message));
  }

  private static Complaint complaint(String message) {
    return new Complaint(ProblemCode.NAME_CLASH, "value", message, "rename one of the two");
  }
}
