package io.github.betza.processor.variant.check;

import io.github.betza.Royalty;
import io.github.betza.board.Side;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.reach.Starts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Checks that the promotions of a game can happen, and do not end it. */
final class PromotionCheck {
  private final VariantFacts facts;
  private final Starts starts;
  private final ReachableSquares arrivals;
  private final List<Diagnostic> problems = new ArrayList<>();

  PromotionCheck(VariantFacts facts, Starts starts, ReachableSquares arrivals) {
    this.facts = facts;
    this.starts = starts;
    this.arrivals = arrivals;
  }

  List<Diagnostic> check() {
    for (PlacedRule<Promotion> placed : PlacedRule.of(facts.model(), GameModel.PROMOTIONS)) {
      Promotion promotion = placed.rule();
      for (String of : Symbols.split(promotion.of())) {
        checkReached(placed, facts.kindOf(of));
        for (String choice : promotion.choices(of)) {
          checkRoyalty(placed, facts.piece(facts.kindOf(of)), facts.piece(facts.kindOf(choice)));
        }
      }
      checkLimited(placed);
    }
    return problems;
  }

  private void checkReached(PlacedRule<Promotion> placed, int kind) {
    Promotion promotion = placed.rule();
    if (!arrivals.everComes(kind)) {
      String name = facts.piece(kind).typeName();
      problems.add(
          new Diagnostic(
                  ProblemCode.UNREACHABLE_PROMOTION,
                  placed.at(Promotion.OF),
                  name + " never promotes, because it never appears in the game",
                  "add one to the setup, let a piece promote to it, or remove this promotion")
              .at(Symbols.last(promotion.of(), facts.piece(kind).symbol())));
    } else if (!arrivals.everComes(kind, promotion.zone())) {
      problems.add(
          new Diagnostic(
              ProblemCode.UNREACHABLE_PROMOTION,
              placed.at(Promotion.ZONE),
              facts.piece(kind).typeName() + " can never reach a square where it promotes",
              "name squares that it can reach from the setup"
                  + farthest(kind)
                  + "; all squares are White's"));
    }
  }

  /** Returns the farthest rank that a piece of White reaches, as an example. */
  private String farthest(int kind) {
    return arrivals.of(kind, Side.WHITE).stream()
        .mapToObj(square -> facts.geometry().name(square).replaceAll("[a-z]", ""))
        .max(Comparator.comparingInt(Integer::parseInt))
        .map(rank -> ", such as zone = \"" + rank + "\"")
        .orElse("");
  }

  /**
   * Checks that no royal piece that must not be lost promotes to a piece that is not royal: each of
   * these moves is illegal, see {@link Royalty#CHECKMATE}, however many royal pieces its side has.
   */
  private void checkRoyalty(PlacedRule<Promotion> placed, PieceFacts of, PieceFacts choice) {
    if (facts.model().royalty() == Royalty.CHECKMATE && of.royal() && !choice.royal()) {
      problems.add(
          new Diagnostic(
                  ProblemCode.INVALID_PROMOTION,
                  placed.at(Promotion.TO),
                  of.typeName()
                      + " is royal and must not be lost, so it cannot promote to "
                      + choice.typeName()
                      + ", which is not royal",
                  "promote to a royal piece, or write another royalty")
              .at(last(placed, choice)));
    }
  }

  /** Checks that the pieces of a limited promotion can have been lost. */
  private void checkLimited(PlacedRule<Promotion> placed) {
    Promotion promotion = placed.rule();
    if (!promotion.limited()) {
      return;
    }
    Symbols.split(promotion.of()).stream()
        .flatMap(of -> promotion.choices(of).stream())
        .distinct()
        .forEach(choice -> checkLimited(placed, choice));
  }

  private void checkLimited(PlacedRule<Promotion> placed, String choice) {
    int kind = facts.kindOf(choice);
    PieceFacts piece = facts.piece(kind);
    boolean setUp = starts.count(kind, Side.WHITE) > 0 || starts.count(kind, Side.BLACK) > 0;
    if (!setUp) {
      problems.add(
          new Diagnostic(
                  ProblemCode.INVALID_PROMOTION,
                  placed.at(Promotion.TO),
                  "with limited = true only lost pieces come back, but the setup has no "
                      + piece.typeName(),
                  "remove \"" + choice + "\", add one to the setup, or remove limited = true")
              .at(last(placed, piece)));
    } else if (isNeverLost(choice, piece)) {
      problems.add(
          new Diagnostic(
                  ProblemCode.INVALID_PROMOTION,
                  placed.at(Promotion.TO),
                  "with limited = true only lost pieces come back, but "
                      + piece.typeName()
                      + " is royal and cannot be lost",
                  "remove \"" + choice + "\", write another royalty, or remove limited = true")
              .at(last(placed, piece)));
    }
  }

  /**
   * Returns the place where a promotion names the new piece: by its letter, or by a plus for all
   * pieces.
   */
  private static Span last(PlacedRule<Promotion> placed, PieceFacts choice) {
    String to = placed.rule().to();
    return Symbols.last(to, Symbols.split(to).contains(choice.symbol()) ? choice.symbol() : "+");
  }

  /**
   * Returns whether a piece is never lost; a royal piece that must not be lost can only become
   * another royal one.
   */
  private boolean isNeverLost(String symbol, PieceFacts piece) {
    return facts.model().royalty() == Royalty.CHECKMATE
        && piece.royal()
        && facts.model().promotions().stream()
            .noneMatch(promotion -> Symbols.split(promotion.of()).contains(symbol));
  }
}
