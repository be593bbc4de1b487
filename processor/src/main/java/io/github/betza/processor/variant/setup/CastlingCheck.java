package io.github.betza.processor.variant.setup;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks that the castling rights of a setup and the castling of its pieces fit each other. */
public record CastlingCheck(VariantFacts facts, Geometry geometry) {
  /**
   * Returns the first problem.
   *
   * @param hasRoyals whether both sides have the royal pieces that they need
   * @param rules the rules that allow the setup
   */
  public Optional<Diagnostic> check(Board board, boolean hasRoyals, SetupRules rules) {
    return hasRoyals ? rights(board).or(() -> checkPartners(board, rules)) : checkRights(board);
  }

  /** Returns the problem of the castling rights of a setup, even of a forbidden one. */
  public Optional<Diagnostic> rights(Board board) {
    return checkRights(board).or(() -> new RightsCheck(facts, geometry, board).check());
  }

  /** Checks that the royal pieces named by castling rights castle. */
  private Optional<Diagnostic> checkRights(Board board) {
    for (int square = 0; square < board.cells().length; square++) {
      int cell = board.get(square);
      if (Cells.isRoyal(cell) && Cells.isUnmoved(cell) && !facts.isGate(Cell.side(cell), square)) {
        PieceFacts royal = facts.piece(Cell.kind(cell));
        List<Alternative> moves = facts.moves(Cell.kind(cell));
        boolean other =
            moves.stream().anyMatch(Alternative::initial) && !castlesAnother(board, cell);
        if (royal.piece().isPresent()
            && moves.stream().noneMatch(Castling.class::isInstance)
            && !facts.castlesByFile(Cell.kind(cell))
            && !other) {
          return Optional.of(
              new Diagnostic(
                      ProblemCode.INVALID_SETUP,
                      AnnotationPlace.of("setup"),
                      "the setup has castling rights, but " + royal.typeName() + " does not castle",
                      "name the squares of the pieces that castle and of their partners, or let "
                          + royal.typeName()
                          + " castle")
                  .at(SetupText.field(facts, SetupText.RIGHTS)));
        }
      }
    }
    return Optional.empty();
  }

  /** Checks that castling rights name all pieces that castle. */
  private Optional<Diagnostic> checkPartners(Board named, SetupRules rules) {
    try {
      return new MovedCheck(facts, geometry, named).check(rules.readUnmoved());
    } catch (MalformedPositionException exception) {
      return Optional.of(
          SetupText.problem(
              exception.getMessage(),
              "if only the first is royal, name both in the castling rights, as KQkq "
                  + "does\notherwise write - for the rights if both have first moves, or "
                  + "remove castling from the first"));
    }
  }

  /** Returns whether a royal piece of the same side and another kind castles. */
  private boolean castlesAnother(Board board, int than) {
    return IntStream.of(board.cells())
        .filter(Cells::isRoyal)
        .filter(cell -> Cell.side(cell) == Cell.side(than) && Cell.kind(cell) != Cell.kind(than))
        .map(Cell::kind)
        .anyMatch(
            kind ->
                facts.castlesByFile(kind)
                    || facts.moves(kind).stream().anyMatch(Castling.class::isInstance));
  }
}
