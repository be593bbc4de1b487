package io.github.betza.processor.variant.setup;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Warns of pieces whose notation has castling, but that can never have a partner, and of royal
 * pieces that no castling right names. A partner is unmoved: a castling right names it, or it has
 * first moves and is on its square of the setup. Partners with rights serve royal pieces, and
 * pieces that castle even after they have moved.
 *
 * @param board the setup, in which only the pieces named by castling rights are unmoved
 */
public record PartnerCheck(VariantFacts facts, Geometry geometry, Board board) {
  /** Returns the problem of a kind that is set up, if it never castles. */
  public Optional<Diagnostic> check(int kind) {
    PieceFacts piece = facts.piece(kind);
    List<Castling> castlings =
        facts.moves(kind).stream()
            .filter(Castling.class::isInstance)
            .map(Castling.class::cast)
            .toList();
    List<Integer> own = squares().filter(square -> isKind(square, kind)).boxed().toList();
    // RightsCheck tests whether a right has a partner.
    boolean hasRight = piece.royal() && own.stream().anyMatch(this::isNamed);
    List<Integer> from = piece.royal() ? own.stream().filter(this::isFresh).toList() : own;
    if (own.isEmpty()
        || (castlings.isEmpty() && !(piece.royal() && facts.castlesByFile(kind)))
        || hasRight
        || castlings.stream().anyMatch(castling -> mayCastle(from, castling, piece.royal()))) {
      return Optional.empty();
    }
    return Optional.of(
        piece.royal()
            ? problem(
                kind,
                "the setup has no castling right for it",
                "write castling rights after the side to move, such as KQkq; or remove "
                    + (castlings.isEmpty() ? "@Castling" : "castling (O) from the notation"))
            : problem(
                kind,
                "no piece with which it could castle counts as unmoved",
                "add royal = true, and castling rights after the side to move of the setup, such as "
                    + "KQkq\nor give the partner a first move, as in \"RimW\" with "
                    + "@SuppressWarnings(\"betza:redundant-move\")"));
  }

  private Diagnostic problem(int kind, String why, String help) {
    return new Diagnostic(
        ProblemCode.NEVER_CASTLES,
        AnnotationPlace.piece(kind - 1, "value"),
        facts.piece(kind).typeName() + " never castles: " + why,
        help);
  }

  private boolean mayCastle(List<Integer> from, Castling castling, boolean royal) {
    if (!castling.initial()) {
      return squares().filter(this::isUnmoved).anyMatch(partner -> isPartner(partner, castling));
    }
    return squares()
        .filter(royal ? this::isUnmoved : this::isFresh)
        .filter(partner -> isPartner(partner, castling))
        .anyMatch(
            partner -> from.stream().anyMatch(square -> isReached(square, partner, castling)));
  }

  /** Returns whether an unmoved piece has another one on the side to which it castles. */
  private boolean isReached(int square, int partner, Castling castling) {
    int files = (geometry.file(partner) - geometry.file(square)) * right(partner);
    return Cell.side(board.get(square)) == Cell.side(board.get(partner))
        && geometry.rank(square) == geometry.rank(partner)
        && files * castling.direction() >= castling.steps();
  }

  /**
   * Returns whether a piece is at the distance from the edge that castling requires. With blockers,
   * the edge may be anywhere.
   */
  private boolean isPartner(int square, Castling castling) {
    int outward = right(square) * castling.direction();
    return !facts.model().blockers().isEmpty()
        || (isOnBoard(square, outward * castling.inset())
            && !isOnBoard(square, outward * (castling.inset() + 1)));
  }

  private boolean isOnBoard(int square, int files) {
    int other = geometry.step(square, files, 0);
    return other != Geometry.OFF && board.get(other) != Cell.EDGE;
  }

  private int right(int square) {
    return Cell.side(board.get(square)) == Side.WHITE ? 1 : -1;
  }

  /** Returns whether a piece counts as unmoved by its square, not by a right. */
  private boolean isFresh(int square) {
    int kind = Cell.kind(board.get(square));
    return Cell.isPiece(board.get(square))
        && facts.isInitial(kind)
        && squares().noneMatch(other -> isKind(other, kind) && isNamed(other));
  }

  private boolean isUnmoved(int square) {
    return isNamed(square) || isFresh(square);
  }

  private boolean isNamed(int square) {
    return Cells.isUnmoved(board.get(square));
  }

  private boolean isKind(int square, int kind) {
    return Cells.isKind(board.get(square), kind);
  }

  private IntStream squares() {
    return IntStream.range(0, geometry.ranks())
        .flatMap(
            rank -> IntStream.range(0, geometry.files()).map(file -> geometry.square(file, rank)));
  }
}
