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

/** Finds out whether generated code can name a class that an engine's author declares. */
record OwnClass(Elements elements, MethodFinder methods) {
  /**
   * Returns a declared class where it is one at all, and an author's.
   *
   * @param ours the name of the class of the runtime that stands in its place by default
   */
  static Optional<TypeElement> of(TypeMirror declared, String ours) {
    return declared instanceof DeclaredType type
            && type.asElement() instanceof TypeElement element
            && !element.getQualifiedName().contentEquals(ours)
        ? Optional.of(element)
        : Optional.empty();
  }

  /** Adds the warnings that naming a class gives, which are others where it will be removed. */
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
   * Returns why code that is generated beside a piece cannot name a declared class, if it cannot.
   *
   * @param member the member of the annotation that declares it
   * @param what what it is
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
   * Returns the class whose type parameters belong to a type: the type, or one that it is inner to.
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
