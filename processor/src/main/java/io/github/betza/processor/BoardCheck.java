package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.BoardMethod;
import io.github.betza.processor.emit.Emitter;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/**
 * Checks that an engine's own board has what the code of a piece calls. It is better said here, at
 * the annotation and all at once, than by the compiler in the middle of generated code.
 */
final class BoardCheck {
  private static final AnnotationPlace MEMBER = AnnotationPlace.of("board");
  private static final String PADDING = "PADDING";

  private final Elements elements;
  private final Types types;
  private final BoardClass boards;

  BoardCheck(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.boards = new BoardClass(elements);
  }

  /**
   * Returns what a declared board of an engine's own lacks for a piece.
   *
   * @throws TooLargeException where the code would be too large
   */
  List<Diagnostic> check(Declaration declaration, Piece piece) throws TooLargeException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Optional<TypeElement> board = BoardClass.ownClass(declaration);
    if (board.isPresent() && boards.check(declaration).isEmpty()) {
      List<BoardMethod> wanted = Emitter.requiredMethods(piece);
      List<BoardMethod> missing = missing(declaration, board.get(), wanted);
      boolean none = missing.size() == wanted.size() && paddingsOf(board.get()).findAny().isEmpty();
      int padding = Emitter.requiredPadding(piece);
      if (!missing.isEmpty()) {
        diagnostics.add(
            methods(declaration, board.get(), missing, none ? "; and " + constant(padding) : ""));
      }
      // A class that has nothing of a board is one mistake, not two.
      if (missing.isEmpty() || !none) {
        checkPadding(board.get(), padding, diagnostics);
      }
    }
    return diagnostics;
  }

  private List<BoardMethod> missing(
      Declaration declaration, TypeElement board, List<BoardMethod> wanted) {
    PackageElement home = elements.getPackageOf(declaration.type());
    List<ExecutableElement> present = methodsOf(board);
    return wanted.stream()
        .filter(method -> present.stream().noneMatch(each -> fits(each, method, home)))
        .toList();
  }

  private List<ExecutableElement> methodsOf(TypeElement board) {
    return ElementFilter.methodsIn(elements.getAllMembers(board));
  }

  private Diagnostic methods(
      Declaration declaration, TypeElement board, List<BoardMethod> missing, String besides) {
    PackageElement home = elements.getPackageOf(declaration.type());
    List<ExecutableElement> present = methodsOf(board);
    return new Diagnostic(
        ProblemCode.BOARD_METHOD_MISSING,
        MEMBER,
        board.getQualifiedName()
            + " lacks what this piece calls: "
            + missing.stream()
                .map(method -> signature(method) + instead(method, present, home))
                .collect(Collectors.joining(", ")),
        "add the methods, visible to the package of the piece, not static, and without"
            + " checked exceptions: "
            + missing.stream()
                .map(method -> method.name() + ": " + method.meaning())
                .collect(Collectors.joining("; "))
            + besides);
  }

  private boolean fits(ExecutableElement method, BoardMethod wanted, PackageElement home) {
    return isCalled(method, wanted) && obstacle(method, wanted, home).isEmpty();
  }

  private static boolean isCalled(ExecutableElement method, BoardMethod wanted) {
    return method.getSimpleName().contentEquals(wanted.name())
        && haveTypes(method.getParameters(), wanted.parameterTypes());
  }

  /** Returns why a method with the right name and parameters cannot be called all the same. */
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
    return boards.isVisible(method, home)
        ? Optional.empty()
        : Optional.of("the package of the piece does not see it");
  }

  /** Returns what stands in the place of a missing method, in parentheses. */
  private String instead(BoardMethod wanted, List<ExecutableElement> present, PackageElement home) {
    return present.stream()
        .filter(method -> isCalled(method, wanted))
        .flatMap(method -> obstacle(method, wanted, home).stream())
        .findFirst()
        .map(why -> " (the board has one, but " + why + ")")
        .orElse("");
  }

  private static boolean haveTypes(List<? extends VariableElement> parameters, List<String> names) {
    return parameters.size() == names.size()
        && IntStream.range(0, names.size())
            .allMatch(i -> isNamed(parameters.get(i).asType(), names.get(i)));
  }

  /** The text of a type would not do: it shows the annotations on its use. */
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

  private static String signature(BoardMethod method) {
    String parameters = String.join(", ", method.parameterTypes());
    return method.returnType() + " " + method.name() + "(" + parameters + ")";
  }

  /**
   * Compares the padding that a board says it has with the longest leap. A board that does not say
   * so is refused: a leap over its edge might land on the other side of it.
   */
  private void checkPadding(TypeElement board, int needed, List<Diagnostic> diagnostics) {
    List<VariableElement> fields = paddingsOf(board).toList();
    Optional<Integer> padding =
        fields.stream()
            .filter(field -> field.getModifiers().contains(Modifier.STATIC))
            .map(VariableElement::getConstantValue)
            .filter(Integer.class::isInstance)
            .map(Integer.class::cast)
            .min(Comparator.naturalOrder());
    Optional<String> obstacle =
        fields.stream().flatMap(field -> obstacle(field).stream()).findFirst();
    if (padding.isEmpty() && obstacle.isPresent()) {
      diagnostics.add(
          padding(
              "the PADDING of "
                  + board.getQualifiedName()
                  + " is there, but "
                  + obstacle.get()
                  + ", and the piece leaps "
                  + needed,
              constant(needed)));
    } else if (padding.isEmpty()) {
      diagnostics.add(
          padding(
              board.getQualifiedName()
                  + " does not say how many squares it has beyond its edges, and the piece leaps "
                  + needed,
              constant(needed)));
    } else if (padding.get() < needed) {
      diagnostics.add(
          padding(
              "the piece leaps "
                  + needed
                  + " squares, but the padding of "
                  + board.getQualifiedName()
                  + " is "
                  + padding.get(),
              "give the board a PADDING of at least " + needed));
    }
  }

  private static String constant(int padding) {
    return "declare in it a constant of type int, \"static final int PADDING = "
        + padding
        + ";\" or more";
  }

  /** Returns why a field does not say how many squares there are, if it does not. */
  private static Optional<String> obstacle(VariableElement field) {
    if (!field.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is not static");
    }
    if (!field.getModifiers().contains(Modifier.FINAL)) {
      return Optional.of("is not final");
    }
    return field.getConstantValue() instanceof Integer
        ? Optional.empty()
        : Optional.of("is no constant of type int");
  }

  /**
   * Returns the field that a class has, or those that it inherits; what it hides is not its own.
   */
  private Stream<VariableElement> paddingsOf(TypeElement board) {
    List<VariableElement> own =
        ElementFilter.fieldsIn(board.getEnclosedElements()).stream()
            .filter(field -> field.getSimpleName().contentEquals(PADDING))
            .toList();
    return own.isEmpty()
        ? types.directSupertypes(board.asType()).stream()
            .filter(DeclaredType.class::isInstance)
            .map(type -> (TypeElement) ((DeclaredType) type).asElement())
            .flatMap(this::paddingsOf)
        : own.stream();
  }

  private static Diagnostic padding(String message, String help) {
    return new Diagnostic(ProblemCode.BOARD_PADDING, MEMBER, message, help);
  }
}
