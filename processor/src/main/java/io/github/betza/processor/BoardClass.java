package io.github.betza.processor;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.BoardBinding.Access;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Finds the board and the list of moves against which a piece is compiled. */
record BoardClass(OwnClass classes, MethodFinder methods) {
  /** Returns the board's class if it is an engine's own, and a class at all. */
  static Optional<TypeElement> ownClass(Declaration declaration) {
    return OwnClass.of(declaration.board(), BoardBinding.RUNTIME.className());
  }

  /** Returns the board that code is generated against; ours if the declared one is unusable. */
  BoardBinding binding(Declaration declaration) {
    Optional<TypeElement> board = ownClass(declaration);
    if (board.isEmpty() || check(declaration).isPresent()) {
      return BoardBinding.RUNTIME;
    }
    List<TypeElement> named = new ArrayList<>(List.of(board.get()));
    Optional<TypeElement> list = list(declaration);
    list.ifPresent(named::add);
    return new BoardBinding(
        board.get().getQualifiedName().toString(),
        Access.OWN_CLASS,
        List.copyOf(OwnClass.warnings(named)),
        methods.has(board.get(), declaration.type(), BoardBinding.IS_KIND),
        list.map(type -> type.getQualifiedName().toString()).orElse(BoardBinding.RUNTIME_LIST));
  }

  /** Returns the engine's own list of moves, if one is declared that code can name. */
  private Optional<TypeElement> list(Declaration declaration) {
    boolean usable =
        classes.check(declaration.moveList(), declaration.type(), "moveList", "list").isEmpty();
    return usable
        ? OwnClass.of(declaration.moveList(), BoardBinding.RUNTIME_LIST)
        : Optional.empty();
  }

  /** Returns why the declared class cannot be a board, if it cannot. */
  Optional<Diagnostic> check(Declaration declaration) {
    return classes.check(declaration.board(), declaration.type(), "board", "board");
  }
}
