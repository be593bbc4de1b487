package io.github.betza.processor.variant.check;

import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.game.BareKing;
import io.github.betza.game.Royalty;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks that a setup has the royal pieces that the rules of its game are about. */
final class RoyalCheck {
  private final VariantFacts facts;

  RoyalCheck(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns what is wrong with the first side that needs a royal piece and has none. */
  Optional<Diagnostic> missing(Board board) {
    boolean needed =
        facts.royalty() == Royalty.CHECKMATE || facts.royalty() == Royalty.LAST_CAPTURED;
    for (int side = Side.WHITE; needed && side <= Side.BLACK; side++) {
      if (!hasRoyal(board, side)) {
        return Optional.of(
            new Diagnostic(
                ProblemCode.MISSING_ROYAL,
                AnnotationPlace.of("setup"),
                SetupText.name(side) + " has no royal piece",
                help(side) + ", or declare royalty = Royalty.NONE"));
      }
    }
    return Optional.empty();
  }

  private String help(int side) {
    return facts.pieces().stream()
        .filter(PieceFacts::royal)
        .findFirst()
        .map(
            piece ->
                "set up one of "
                    + SetupText.name(side)
                    + ", such as \""
                    + SetupText.symbol(piece, side)
                    + "\": capital letters are White's, small ones Black's")
        .or(this::royalInExtended)
        .orElse("add royal = true to the @Betza of the piece that must not be lost and set it up");
  }

  /** Whoever copied a notation of EXTENDED said in it that the piece is royal. */
  private Optional<String> royalInExtended() {
    return facts.pieces().stream()
        .filter(PieceFacts::royalInExtended)
        .findFirst()
        .map(
            piece ->
                "add royal = true to the @Betza of "
                    + piece.typeName()
                    + ", whose 'k' says so in EXTENDED only, or dialect = Dialect.EXTENDED");
  }

  /** Returns what is wrong with rules about the royal pieces of both sides, if one has none. */
  List<Diagnostic> idleRules(Board board) {
    List<Diagnostic> problems = new ArrayList<>();
    if (!hasRoyal(board, Side.WHITE) || !hasRoyal(board, Side.BLACK)) {
      if (facts.ends().bareKing() != BareKing.PLAYS_ON) {
        problems.add(idle("bareKing"));
      }
      if (facts.bikjang()) {
        problems.add(idle("bikjang"));
      }
    }
    return problems;
  }

  private static Diagnostic idle(String member) {
    return new Diagnostic(
        ProblemCode.MISSING_ROYAL,
        AnnotationPlace.of(member),
        "\"" + member + "\" is about royal pieces, but not both sides have one",
        "add royal = true to the @Betza of a piece of both sides, or leave it out");
  }

  private static boolean hasRoyal(Board board, int side) {
    return IntStream.of(board.cells())
        .anyMatch(cell -> Cells.isOwn(cell, side) && Cells.isRoyal(cell));
  }
}
