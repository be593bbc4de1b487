package io.github.betza.processor.variant.check;

import io.github.betza.BareKing;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks that a setup has the royal pieces that the rules of its game need. */
record RoyalCheck(VariantFacts facts) {
  /** Returns the problem of the first side that needs a royal piece and has none. */
  Optional<Diagnostic> missing(Board board) {
    boolean needed =
        facts.model().royalty().hasCheckmate() || facts.model().royalty() == Royalty.LAST_CAPTURED;
    boolean none = !hasRoyal(board, Side.WHITE) && !hasRoyal(board, Side.BLACK);
    // A side without a royal piece may lose by the loss of other pieces.
    boolean eachNeedsOne = none || facts.model().extinctions().isEmpty();
    for (int side = Side.WHITE; needed && eachNeedsOne && side <= Side.BLACK; side++) {
      if (!hasRoyal(board, side)) {
        return Optional.of(
            new Diagnostic(
                ProblemCode.MISSING_ROYAL,
                AnnotationPlace.of("setup"),
                SetupText.name(side) + " has no royal piece",
                "add royal = true to a piece that both sides have in the setup, or write royalty = Royalty.NONE"));
      }
    }
    return Optional.empty();
  }

  /** Returns the problems of rules about the royal pieces of both sides, if one side has none. */
  List<Diagnostic> idleRules(Board board) {
    List<Diagnostic> problems = new ArrayList<>();
    if (!hasRoyal(board, Side.WHITE) || !hasRoyal(board, Side.BLACK)) {
      if (facts.model().bareKing() != BareKing.PLAYS_ON) {
        problems.add(idle("bareKing"));
      }
      if (facts.model().checks() > 0) {
        problems.add(idle("checks"));
      }
      if (facts.model().checksForbidden()) {
        problems.add(idle("checksForbidden"));
      }
      if (facts.model().bikjang()) {
        problems.add(idle("bikjang"));
      }
    }
    return problems;
  }

  private static Diagnostic idle(String member) {
    return new Diagnostic(
        ProblemCode.MISSING_ROYAL,
        AnnotationPlace.of(member),
        "\"" + member + "\" needs a royal piece of each side",
        "add royal = true to a piece that both sides have, or remove this rule");
  }

  private boolean hasRoyal(Board board, int side) {
    return IntStream.of(board.cells())
            .anyMatch(cell -> Cells.isOwn(cell, side) && Cells.isRoyal(cell))
        || IntStream.rangeClosed(1, facts.pieces().size())
            .anyMatch(kind -> facts.piece(kind).royal() && board.inHand(side, kind) > 0);
  }
}
