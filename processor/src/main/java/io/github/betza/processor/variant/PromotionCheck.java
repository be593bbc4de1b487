package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTrait;
import io.github.betza.board.Side;
import io.github.betza.game.Royalty;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.variant.Place.In;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks that the promotions of a game can happen, and leave a game behind them. */
final class PromotionCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Board board;
  private final Starts starts;
  private final List<VariantProblem> problems = new ArrayList<>();

  PromotionCheck(VariantFacts facts, Geometry geometry, Board board, Starts starts) {
    this.facts = facts;
    this.geometry = geometry;
    this.board = board;
    this.starts = starts;
  }

  List<VariantProblem> check() {
    for (int i = 0; i < facts.promotions().size(); i++) {
      PromotionFacts promotion = facts.promotions().get(i);
      for (String of : Symbols.split(promotion.of())) {
        checkReached(i, facts.kindOf(of), promotion);
        for (String choice : VariantFacts.choices(promotion, of)) {
          checkRoyalty(i, facts.piece(facts.kindOf(of)), facts.piece(facts.kindOf(choice)));
        }
      }
      checkLimited(i, promotion);
    }
    return problems;
  }

  private void checkReached(int index, int kind, PromotionFacts promotion) {
    if (!mayBeAnywhere(kind)
        && !arrives(kind, promotion, Side.WHITE)
        && !arrives(kind, promotion, Side.BLACK)) {
      problems.add(
          new VariantProblem(
              ProblemCode.UNREACHABLE_PROMOTION,
              new Place(In.PROMOTION, index, "zone"),
              facts.piece(kind).typeName() + " can never come to a square where it promotes",
              "name squares that it can reach from the setup, as White sees them"));
    }
  }

  /**
   * Returns whether a piece may come to squares to which neither its own moves nor castling lead:
   * another may put it there or make it move, or it moves as others do. What a piece does whose
   * notation has errors is not known.
   */
  private boolean mayBeAnywhere(int kind) {
    return facts.pieces().stream().anyMatch(piece -> piece.piece().isEmpty())
        || facts.traits(kind).has(PieceTrait.BORROWING)
        || IntStream.rangeClosed(1, facts.pieces().size())
            .mapToObj(facts::traits)
            .anyMatch(each -> each.has(PieceTrait.DISPLACING) || each.has(PieceTrait.EXCITING));
  }

  /**
   * Checks that no royal piece would cease to be one where it must not be lost: each move that does
   * so is illegal, see {@link Royalty#CHECKMATE}, however many others its side has.
   */
  private void checkRoyalty(int index, PieceFacts of, PieceFacts choice) {
    if (facts.royalty() == Royalty.CHECKMATE && of.royal() && !choice.royal()) {
      problems.add(
          new VariantProblem(
              ProblemCode.INVALID_PROMOTION,
              new Place(In.PROMOTION, index, "to"),
              of.typeName()
                  + " is royal and must not be lost, so it can never become "
                  + choice.typeName()
                  + ", which is not",
              "promote to a royal piece, or declare another royalty"));
    }
  }

  /** Checks that what is promoted to can have been lost. */
  private void checkLimited(int index, PromotionFacts promotion) {
    if (!promotion.limited()) {
      return;
    }
    Symbols.split(promotion.of()).stream()
        .flatMap(of -> VariantFacts.choices(promotion, of).stream())
        .distinct()
        .filter(choice -> starts.count(facts.kindOf(choice), Side.WHITE) == 0)
        .filter(choice -> starts.count(facts.kindOf(choice), Side.BLACK) == 0)
        .forEach(
            choice ->
                problems.add(
                    new VariantProblem(
                        ProblemCode.INVALID_PROMOTION,
                        new Place(In.PROMOTION, index, "to"),
                        "pieces become only what has been lost, but the setup has no "
                            + facts.piece(facts.kindOf(choice)).typeName(),
                        "leave out \"" + choice + "\", set one up, or leave out limited = true")));
  }

  private boolean arrives(int kind, PromotionFacts promotion, int side) {
    Optional<SquareSet> confines =
        facts.zones().stream()
            .filter(each -> facts.kindsOf(each.of()).contains(kind))
            .map(each -> SquareSet.parse(geometry, each.all()))
            .findFirst();
    Travel travel =
        new Travel(
            geometry,
            facts.moves(kind),
            side,
            square ->
                board.get(square) != Cell.EDGE
                    && (confines.isEmpty() || confines.get().contains(side, square)));
    return travel.from(starts.of(kind, side)).intersects(starts.squares(promotion.zone(), side));
  }
}
