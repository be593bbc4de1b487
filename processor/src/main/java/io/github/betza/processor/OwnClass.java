package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Finds whether generated code can name a class that an engine's author declares. */
record OwnClass(Elements elements, MethodFinder methods) {
  /**
   * Returns a declared class if it is valid and not the default one.
   *
   * @param ours the name of the default class of the runtime
   */
  static Optional<TypeElement> of(TypeMirror declared, String ours) {
    return declared instanceof DeclaredType type
            && type.asElement() instanceof TypeElement element
            && !element.getQualifiedName().contentEquals(ours)
        ? Optional.of(element)
        : Optional.empty();
  }

  /**
   * Adds the warnings for the use of deprecated classes; classes marked for removal give another
   * one.
   */
  static Set<String> warnings(Iterable<TypeElement> types) {
    Set<String> warnings = new TreeSet<>();
    for (TypeElement type : types) {
      for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
        Deprecated deprecated = each.getAnnotation(Deprecated.class);
        if (deprecated != null) {
          warnings.add(deprecated.forRemoval() ? "removal" : "deprecation");
        }
      }
    }
    return warnings;
  }

  /**
   * Returns why code in the package of a piece cannot name a declared class, if so.
   *
   * @param member the member of the annotation that declares it
   * @param what the kind of class
   */
  Optional<Diagnostic> check(TypeMirror declared, TypeElement piece, String member, String what) {
    ProblemCode code =
        member.equals("board") ? ProblemCode.INVALID_BOARD : ProblemCode.INVALID_MOVE_LIST;
    return problem(declared, piece, what)
        .map(
            problem ->
                new Diagnostic(
                    code, AnnotationPlace.of(member), problem.message(), problem.help()));
  }

  private record Problem(String message, String help) {}

  private Optional<Problem> problem(TypeMirror declared, TypeElement piece, String what) {
    if (!(declared instanceof DeclaredType type)
        || !(type.asElement() instanceof TypeElement element)) {
      return Optional.of(
          new Problem(declared + " is not a class", "write the class of your " + what));
    }
    Optional<TypeElement> generic = generic(element);
    if (generic.isPresent()) {
      return Optional.of(
          new Problem(
              generic.get().getQualifiedName() + " has type parameters",
              generic.get().equals(element)
                  ? "write a class without type parameters, such as a subclass"
                  : "make the " + what + " static, or move it out of its class"));
    }
    PackageElement home = elements.getPackageOf(piece);
    for (Element each = element; each instanceof TypeElement; each = each.getEnclosingElement()) {
      if (!methods.isVisible(each, home)) {
        return Optional.of(
            new Problem(
                ((TypeElement) each).getQualifiedName()
                    + " is not visible to the generated code, which is in "
                    + (home.isUnnamed() ? "the unnamed package" : home.getQualifiedName()),
                "make it public, or package-private with the piece in its package"));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the class with the type parameters of a type: the type itself, or one that it is inner
   * to.
   */
  private static Optional<TypeElement> generic(TypeElement type) {
    if (!type.getTypeParameters().isEmpty()) {
      return Optional.of(type);
    }
    return !type.getModifiers().contains(Modifier.STATIC)
            && type.getEnclosingElement() instanceof TypeElement outer
        ? generic(outer)
        : Optional.empty();
  }
}
