package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.BoardBinding.Access;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** Finds out which board a piece is compiled against, and whether its code can name that class. */
final class BoardClass {
  private static final AnnotationPlace MEMBER = AnnotationPlace.of("board");

  private final Elements elements;
  private final MethodFinder methods;

  BoardClass(Elements elements, MethodFinder methods) {
    this.elements = elements;
    this.methods = methods;
  }

  /** Returns the board's class where it is an engine's own and is one at all. */
  static Optional<TypeElement> ownClass(Declaration declaration) {
    return declaration.board() instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement type
            && !type.getQualifiedName().contentEquals(BoardBinding.RUNTIME.className())
        ? Optional.of(type)
        : Optional.empty();
  }

  /** Returns the board that code is generated against; ours, where the declared one is unusable. */
  BoardBinding binding(Declaration declaration) {
    Optional<TypeElement> type = ownClass(declaration);
    return type.isEmpty() || check(declaration).isPresent()
        ? BoardBinding.RUNTIME
        : new BoardBinding(
            type.get().getQualifiedName().toString(),
            Access.OWN_CLASS,
            List.copyOf(warnings(type.get())),
            methods.has(type.get(), declaration.type(), BoardBinding.IS_KIND));
  }

  /** Returns the warnings that naming a class gives, which are others where it will be removed. */
  private static Set<String> warnings(TypeElement type) {
    Set<String> warnings = new TreeSet<>();
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      Deprecated deprecated = each.getAnnotation(Deprecated.class);
      if (deprecated != null) {
        warnings.add(deprecated.forRemoval() ? "removal" : "deprecation");
      }
    }
    return warnings;
  }

  /** Returns why the declared class cannot be a board, if it cannot. */
  Optional<Diagnostic> check(Declaration declaration) {
    if (!(declaration.board() instanceof DeclaredType)) {
      return diagnostic(declaration.board() + " is not a class", "name the class of your board");
    }
    Optional<TypeElement> type = ownClass(declaration);
    return type.isPresent() ? check(declaration, type.get()) : Optional.empty();
  }

  private Optional<Diagnostic> check(Declaration declaration, TypeElement type) {
    Optional<TypeElement> generic = generic(type);
    if (generic.isPresent()) {
      return diagnostic(
          generic.get().getQualifiedName() + " has type parameters",
          generic.get().equals(type)
              ? "name a class without, for example one that extends it"
              : "make the board static, or name one outside of that class");
    }
    PackageElement home = elements.getPackageOf(declaration.type());
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      if (!methods.isVisible(each, home)) {
        return diagnostic(
            ((TypeElement) each).getQualifiedName()
                + " is not visible to code that is generated in "
                + (home.isUnnamed() ? "the unnamed package" : home.getQualifiedName()),
            "make it public, or package-private and move the piece to its package");
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

  private static Optional<Diagnostic> diagnostic(String message, String help) {
    return Optional.of(new Diagnostic(ProblemCode.INVALID_BOARD, MEMBER, message, help));
  }
}
