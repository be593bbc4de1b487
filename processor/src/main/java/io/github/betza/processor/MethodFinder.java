package io.github.betza.processor;

import io.github.betza.processor.emit.BoardMethod;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Searches a class of the author's for the methods that generated code calls. */
record MethodFinder(Elements elements, Types types) {
  /** Returns whether a class has a method that code in the package of a piece can call. */
  boolean has(TypeElement owner, TypeElement piece, BoardMethod wanted) {
    return missing(owner, piece, List.of(wanted)).isEmpty();
  }

  /** Returns the wanted methods that a class lacks. */
  List<BoardMethod> missing(TypeElement owner, TypeElement piece, List<BoardMethod> wanted) {
    PackageElement home = elements.getPackageOf(piece);
    List<ExecutableElement> present = methodsOf(owner);
    return wanted.stream()
        .filter(method -> present.stream().noneMatch(each -> fits(each, method, home)))
        .toList();
  }

  /**
   * Returns the signature of a missing method, and the similar method of the class if there is one.
   *
   * @param what the kind of class
   */
  String describe(TypeElement owner, TypeElement piece, BoardMethod missing, String what) {
    PackageElement home = elements.getPackageOf(piece);
    String instead =
        methodsOf(owner).stream()
            .filter(method -> isCalled(method, missing))
            .flatMap(method -> obstacle(method, missing, home).stream())
            .findFirst()
            .map(why -> " (the " + what + " has one, but " + why + ")")
            .orElse("");
    String parameters = String.join(", ", missing.parameterTypes());
    return missing.returnType() + " " + missing.name() + "(" + parameters + ")" + instead;
  }

  private List<ExecutableElement> methodsOf(TypeElement owner) {
    return ElementFilter.methodsIn(elements.getAllMembers(owner));
  }

  /** Returns whether code in a package can name a type or call a method. */
  boolean isVisible(Element element, PackageElement home) {
    Set<Modifier> modifiers = element.getModifiers();
    if (modifiers.contains(Modifier.PRIVATE)) {
      // Private is invisible even in an interface, where all else is public.
      return false;
    }
    Element enclosing = element.getEnclosingElement();
    boolean implicitlyPublic = enclosing != null && enclosing.getKind().isInterface();
    return implicitlyPublic
        || modifiers.contains(Modifier.PUBLIC)
        || elements.getPackageOf(element).equals(home);
  }

  private boolean fits(ExecutableElement method, BoardMethod wanted, PackageElement home) {
    return isCalled(method, wanted) && obstacle(method, wanted, home).isEmpty();
  }

  private static boolean isCalled(ExecutableElement method, BoardMethod wanted) {
    return method.getSimpleName().contentEquals(wanted.name())
        && haveTypes(method.getParameters(), wanted.parameterTypes());
  }

  /** Returns why a method with the right name and parameters still cannot be called. */
  private Optional<String> obstacle(
      ExecutableElement method, BoardMethod wanted, PackageElement home) {
    if (!isNamed(method.getReturnType(), wanted.returnType())) {
      return Optional.of("it returns " + method.getReturnType());
    }
    if (method.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("it is static");
    }
    if (!method.getThrownTypes().stream().allMatch(this::isUnchecked)) {
      return Optional.of("it throws a checked exception");
    }
    return isVisible(method, home)
        ? Optional.empty()
        : Optional.of("the package of the piece does not see it");
  }

  private static boolean haveTypes(List<? extends VariableElement> parameters, List<String> names) {
    return parameters.size() == names.size()
        && IntStream.range(0, names.size())
            .allMatch(i -> isNamed(parameters.get(i).asType(), names.get(i)));
  }

  /** The text of a type is not enough: it includes the annotations on its use. */
  private static boolean isNamed(TypeMirror type, String name) {
    return type instanceof DeclaredType declared
        ? declared.asElement() instanceof TypeElement element
            && element.getQualifiedName().contentEquals(name)
        : type.getKind().name().toLowerCase(Locale.ROOT).equals(name);
  }

  private boolean isUnchecked(TypeMirror thrown) {
    return isA(thrown, RuntimeException.class) || isA(thrown, Error.class);
  }

  private boolean isA(TypeMirror type, Class<?> base) {
    TypeElement element = elements.getTypeElement(base.getName());
    return element != null && types.isSubtype(type, element.asType());
  }
}
