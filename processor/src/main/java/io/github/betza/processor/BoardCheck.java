package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.BoardContract;
import io.github.betza.processor.emit.BoardMethod;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Checks that an engine's own board has the methods that the code of a piece calls. One report at
 * the annotation is clearer than the compiler's errors in generated code.
 */
record BoardCheck(Types types, BoardClass boards, MethodFinder methods) {
  private static final AnnotationPlace MEMBER = AnnotationPlace.of("board");
  private static final String PADDING = "PADDING";

  /**
   * Returns the problems of a declared board of an engine's own for a piece.
   *
   * @throws TooLargeException if the code would be too large
   */
  List<Diagnostic> check(Declaration declaration, Piece piece) throws TooLargeException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Optional<TypeElement> board = BoardClass.ownClass(declaration);
    if (board.isPresent() && boards.check(declaration).isEmpty()) {
      BoardBinding binding = boards.binding(declaration);
      List<BoardMethod> wanted = BoardContract.methods(piece, binding);
      List<BoardMethod> missing = methods.missing(board.get(), declaration.type(), wanted);
      boolean none = missing.size() == wanted.size() && paddingsOf(board.get()).findAny().isEmpty();
      int padding = BoardContract.padding(piece, binding);
      if (!missing.isEmpty()) {
        diagnostics.add(
            lacks(declaration, board.get(), missing, none ? "; and " + constant(padding) : ""));
      }
      // A class without any method of a board is one mistake, not two.
      if (missing.isEmpty() || !none) {
        boolean leaps = padding == BoardContract.padding(piece, binding.withoutKinds());
        String reach = (leaps ? "the piece leaps " : "the search for attackers looks ") + padding;
        checkPadding(board.get(), reach, padding, diagnostics);
      }
    }
    return diagnostics;
  }

  private Diagnostic lacks(
      Declaration declaration, TypeElement board, List<BoardMethod> missing, String hint) {
    return new Diagnostic(
        ProblemCode.BOARD_METHOD_MISSING,
        MEMBER,
        board.getQualifiedName()
            + " lacks methods that this piece calls: "
            + missing.stream()
                .map(method -> methods.describe(board, declaration.type(), method, "board"))
                .collect(Collectors.joining(", ")),
        "add the methods: visible to the piece's package, not static, without "
            + "checked exceptions\n"
            + missing.stream()
                .map(method -> method.name() + ": " + method.meaning())
                .collect(Collectors.joining("; "))
            + hint);
  }

  /**
   * Compares the declared padding of a board with the longest leap. A board without a declared
   * padding is refused: a leap over its edge might land on the other side of it.
   */
  private void checkPadding(
      TypeElement board, String reach, int needed, List<Diagnostic> diagnostics) {
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
              "the PADDING of %s exists, but %s, and %s"
                  .formatted(board.getQualifiedName(), obstacle.get(), reach),
              constant(needed)));
    } else if (padding.isEmpty()) {
      diagnostics.add(
          padding(
              board.getQualifiedName()
                  + " has no constant PADDING (how many squares lie beyond its edges), and "
                  + reach,
              constant(needed)));
    } else if (padding.get() < needed) {
      diagnostics.add(
          padding(
              "%s squares, but the padding of %s is %s"
                  .formatted(reach, board.getQualifiedName(), padding.get()),
              "write a PADDING of at least " + needed));
    }
  }

  private static String constant(int padding) {
    return "add to it a constant of type int, \"static final int PADDING = "
        + padding
        + ";\" or more";
  }

  /** Returns why a field does not contain the number of squares, if so. */
  private static Optional<String> obstacle(VariableElement field) {
    if (!field.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is not static");
    }
    if (!field.getModifiers().contains(Modifier.FINAL)) {
      return Optional.of("is not final");
    }
    return field.getConstantValue() instanceof Integer
        ? Optional.empty()
        : Optional.of("is not a constant of type int");
  }

  /** Returns the field of a class, or its inherited ones; a hidden field does not count. */
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
