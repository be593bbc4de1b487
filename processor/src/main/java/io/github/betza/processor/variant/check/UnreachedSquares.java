package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.ReachableSquares;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Warns of ranks, files and rectangles in a rule that none of its pieces can reach, if they are
 * other squares of the same rule as Black sees them. In {@code "8 1"} for the promotion of pawns
 * the second is an example. Other unreachable squares may be in a list for completeness, such as
 * the ranks between the ranks of an alfil.
 */
final class UnreachedSquares {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final ReachableSquares arrivals;
  private final List<Diagnostic> problems = new ArrayList<>();

  UnreachedSquares(VariantFacts facts, Geometry geometry, ReachableSquares arrivals) {
    this.facts = facts;
    this.geometry = geometry;
    this.arrivals = arrivals;
  }

  List<Diagnostic> check() {
    for (PlacedRule<Promotion> rule : PlacedRule.of(facts.model(), GameModel.PROMOTIONS)) {
      check(rule.at(Promotion.ZONE), rule.rule().of(), rule.rule().zone());
    }
    for (PlacedRule<Zone> rule : PlacedRule.of(facts.model(), GameModel.ZONES)) {
      check(rule.at(Zone.SQUARES), rule.rule().of(), rule.rule().squares());
    }
    for (PlacedRule<Goal> rule : PlacedRule.of(facts.model(), GameModel.GOALS)) {
      if (rule.rule().black().isEmpty()) {
        check(rule.at(Goal.SQUARES), rule.rule().of(), rule.rule().squares());
      }
    }
    return problems;
  }

  private void check(AnnotationPlace place, String of, String squares) {
    List<Integer> kinds = facts.kindsOf(of);
    List<Span> items = Squares.items(squares);
    List<Span> unreached =
        items.stream()
            .filter(item -> isSeveral(item.of(squares)) && isBlack(item, squares))
            .filter(
                item ->
                    kinds.stream().noneMatch(kind -> arrivals.everComes(kind, item.of(squares))))
            .toList();
    if (unreached.isEmpty() || unreached.size() == items.size()) {
      // A rule whose squares are never reached is an error.
      return;
    }
    Span first = unreached.get(0);
    problems.add(
        new Diagnostic(
                ProblemCode.UNREACHABLE_SQUARES,
                place,
                kinds.stream()
                        .map(kind -> facts.piece(kind).typeName())
                        .collect(Collectors.joining(" or "))
                    + " can never reach the squares \""
                    + first.of(squares)
                    + "\"",
                "name squares of White's side only: they are turned by 180 degrees for Black")
            .at(first));
  }

  /**
   * Returns whether the squares of an item, turned for Black, are among the squares of the other
   * items.
   */
  private boolean isBlack(Span item, String squares) {
    String others = squares.substring(0, item.start()) + squares.substring(item.end());
    return !others.isBlank()
        && Squares.hold(
            Squares.of(geometry, others, Side.WHITE),
            Squares.of(geometry, item.of(squares), Side.BLACK));
  }

  private boolean isSeveral(String item) {
    return Squares.of(geometry, item, Side.WHITE).cardinality() > 1;
  }
}
