package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.RuleTexts;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks the rules of a game: the texts of each, and those that do not go together. */
final class RuleCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<Diagnostic> problems = new ArrayList<>();

  RuleCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
  }

  List<Diagnostic> check() {
    RuleTexts texts = RuleTexts.of(facts);
    LettersCheck letters = new LettersCheck(facts);
    texts.letters().forEach((place, text) -> problems.addAll(letters.check(place, text)));
    SquaresCheck squares = new SquaresCheck(geometry);
    texts.squares().forEach((place, text) -> problems.addAll(squares.check(place, text)));
    Set<String> confined = new HashSet<>();
    for (int i = 0; i < facts.zones().size(); i++) {
      checkZone(new AnnotationPlace(In.ZONE, i, "of"), facts.zones().get(i), confined);
    }
    Map<String, List<SquareSet>> promoting = new HashMap<>();
    for (int i = 0; i < facts.promotions().size(); i++) {
      check(i, facts.promotions().get(i), promoting);
    }
    for (int i = 0; i < facts.extras().size(); i++) {
      check(i, facts.extras().get(i));
    }
    return problems;
  }

  private boolean isSound(AnnotationPlace place) {
    return problems.stream().noneMatch(problem -> problem.place().isOfRule(place));
  }

  private void check(int index, ExtraFacts extra) {
    unknownMoves(index, extra).ifPresent(problems::add);
    extra
        .moves()
        .filter(moves -> !moves.fits())
        .map(moves -> VariantCheck.otherBoard(new AnnotationPlace(In.EXTRA, index, "moves"), moves))
        .ifPresent(problems::add);
  }

  /** Returns what is wrong where extra moves are not those of a piece nested in the game. */
  static Optional<Diagnostic> unknownMoves(int index, ExtraFacts extra) {
    return extra.moves().isPresent()
        ? Optional.empty()
        : Optional.of(
            new Diagnostic(
                ProblemCode.UNKNOWN_MOVES,
                new AnnotationPlace(In.EXTRA, index, "moves"),
                "\"moves\" names no type with @Betza that is nested in the game",
                "nest one, such as @Betza(\"F\") interface PalaceStep {}, and name it after the"
                    + " type of the game, as in moves = Xiangqi.PalaceStep.class"));
  }

  private void checkZone(AnnotationPlace of, Zone zone, Set<String> confined) {
    if (!isSound(of)) {
      return;
    }
    for (String symbol : Symbols.split(zone.of())) {
      if (!confined.add(symbol)) {
        problems.add(
            new Diagnostic(
                    ProblemCode.REPEATED_RULE,
                    of,
                    name(symbol) + " has a zone already",
                    "one zone has all squares of a piece")
                .at(Symbols.last(zone.of(), symbol)));
      }
    }
  }

  private void check(int index, Promotion promotion, Map<String, List<SquareSet>> promoting) {
    AnnotationPlace to = new AnnotationPlace(In.PROMOTION, index, "to");
    AnnotationPlace zone = new AnnotationPlace(In.PROMOTION, index, "zone");
    if (!isSound(to)) {
      return;
    }
    checkForms(to, promotion);
    if (!isSound(to)) {
      return;
    }
    SquareSet squares = SquareSet.parse(geometry, promotion.zone());
    for (String symbol : Symbols.split(promotion.of())) {
      if (VariantFacts.choices(promotion, symbol).contains(symbol)) {
        problems.add(
            new Diagnostic(
                    ProblemCode.INVALID_PROMOTION,
                    to,
                    name(symbol) + " cannot promote to itself",
                    "leave it out of \"to\", and add optional = true where it may stay what it is")
                .at(Symbols.last(promotion.to(), symbol)));
      }
      List<SquareSet> others = promoting.computeIfAbsent(symbol, key -> new ArrayList<>());
      if (others.stream().anyMatch(other -> overlap(other, squares))) {
        problems.add(
            new Diagnostic(
                ProblemCode.REPEATED_RULE,
                zone,
                name(symbol) + " promotes on some of these squares already",
                "give each square to one promotion, whose \"to\" may name several pieces"));
      }
      others.add(squares);
    }
  }

  /** Checks that every piece that becomes its own promoted form has one, named once. */
  private void checkForms(AnnotationPlace to, Promotion promotion) {
    for (String of : Symbols.split(promotion.of())) {
      Set<String> distinct = new HashSet<>();
      for (String choice : VariantFacts.choices(promotion, of)) {
        if (!distinct.add(choice)) {
          problems.add(
              new Diagnostic(
                      ProblemCode.REPEATED_RULE,
                      to,
                      "the promoted form of "
                          + name(of)
                          + " is repeated: as '"
                          + choice
                          + "', and as '+' alone, which is every piece's own",
                      "write one of them")
                  .at(Symbols.last(promotion.to(), "+")));
        } else if (facts.kindOf(choice) == 0) {
          problems.add(
              new Diagnostic(
                      ProblemCode.UNKNOWN_LETTER,
                      to,
                      name(of) + " has no promoted form in the game",
                      "nest a type with letter = '" + of + "', promoted = true")
                  .at(Symbols.last(promotion.to(), "+")));
        }
      }
    }
  }

  private String name(String symbol) {
    return facts.piece(facts.kindOf(symbol)).typeName();
  }

  private boolean overlap(SquareSet one, SquareSet other) {
    for (int square = 0; square < geometry.arrayLength(); square++) {
      if (one.contains(0, square) && other.contains(0, square)) {
        return true;
      }
    }
    return false;
  }
}
