package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.OwnListObstacle;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Checks that an engine's own list of moves can hold the moves of a piece. */
record MoveListCheck(OwnClass classes, MethodFinder methods) {
  private static final AnnotationPlace MEMBER = AnnotationPlace.of("moveList");

  /** Returns the problem that does not depend on the piece. */
  Optional<Diagnostic> check(Declaration declaration) {
    Optional<Diagnostic> unusable =
        classes.check(declaration.moveList(), declaration.type(), "moveList", "list");
    Optional<TypeElement> list = OwnClass.of(declaration.moveList(), BoardBinding.RUNTIME_LIST);
    if (unusable.isPresent() || list.isEmpty()) {
      return unusable;
    }
    if (BoardClass.ownClass(declaration).isEmpty()) {
      return Optional.of(
          new Diagnostic(
              ProblemCode.INVALID_MOVE_LIST,
              MEMBER,
              "moveList is only for a board of your own, but no board is given",
              "add the board of your engine, such as board = MyBoard.class, or "
                  + "remove moveList"));
    }
    return methods.has(list.get(), declaration.type(), BoardBinding.ADD)
        ? Optional.empty()
        : Optional.of(
            new Diagnostic(
                ProblemCode.INVALID_MOVE_LIST,
                MEMBER,
                list.get().getQualifiedName()
                    + " lacks the method "
                    + methods.describe(list.get(), declaration.type(), BoardBinding.ADD, "class"),
                "add the method void add(int from, int to, boolean capture): visible "
                    + "to the piece's package, not static, without checked exceptions"));
  }

  /**
   * Returns the moves that the list cannot hold, as problems.
   *
   * @throws TooLargeException if the code would be too large
   */
  List<Diagnostic> check(Declaration declaration, Piece piece) throws TooLargeException {
    Optional<TypeElement> list = OwnClass.of(declaration.moveList(), BoardBinding.RUNTIME_LIST);
    if (list.isEmpty()) {
      return List.of();
    }
    return OwnListObstacle.of(piece)
        .map(
            obstacle ->
                new Diagnostic(
                    ProblemCode.NEEDS_MOVE_LIST,
                    MEMBER,
                    list.get().getQualifiedName()
                        + " cannot hold the moves of this piece, because "
                        + obstacle.words(),
                    "remove moveList, and read the moves from a MoveList of the runtime"))
        .stream()
        .toList();
  }
}
