package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.bitboard.BitboardPlan;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;

/** Checks that a piece has functions for bitboards where its declaration requires them. */
final class BitboardCheck {
  private static final String BOARD_HELP =
      "write a board of at most 128 squares, such as files = 8, ranks = 8";

  private BitboardCheck() {}

  /** Returns what is wrong; what is wrong with the size of the board is found elsewhere. */
  static List<Diagnostic> check(Declaration declaration, Piece piece) {
    return declaration.bitboards()
        ? obstacle(declaration, piece).map(BitboardCheck::diagnostic).stream().toList()
        : List.of();
  }

  private static Optional<BitboardObstacle> obstacle(Declaration declaration, Piece piece) {
    if (BoardClass.ownClass(declaration).isPresent()) {
      return Optional.of(BitboardObstacle.OTHER_BOARD);
    }
    if (declaration.files() == 0 && declaration.ranks() == 0) {
      return Optional.of(BitboardObstacle.NO_BOARD);
    }
    return DeclarationCheck.geometry(declaration)
        .flatMap(board -> BitboardPlan.obstacle(piece, board.files(), board.ranks()));
  }

  private static Diagnostic diagnostic(BitboardObstacle obstacle) {
    boolean isOfBoard =
        switch (obstacle) {
          case NO_BOARD, LARGE_BOARD -> true;
          default -> false;
        };
    return new Diagnostic(
        ProblemCode.NO_BITBOARDS,
        AnnotationPlace.of("bitboards"),
        "the piece has no functions for bitboards, because " + obstacle.words(),
        isOfBoard
            ? BOARD_HELP
            : "remove bitboards = true, and write these moves by hand or with the board of "
                + "the runtime");
  }
}
