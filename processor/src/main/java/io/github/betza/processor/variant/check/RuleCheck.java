package io.github.betza.processor.variant.check;

import io.github.betza.Royalty;
import io.github.betza.board.Geometry;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import io.github.betza.model.Zone;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks the rules of a game: the texts of each, and contradictions between them. */
final class RuleCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<Diagnostic> problems = new ArrayList<>();

  RuleCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
  }

  List<Diagnostic> check() {
    LettersCheck letters = new LettersCheck(facts);
    RuleValues.letters(facts.model())
        .forEach((place, text) -> problems.addAll(letters.check(place, text)));
    SquaresCheck squares = new SquaresCheck(geometry);
    RuleValues.squares(facts.model())
        .forEach((place, text) -> problems.addAll(squares.check(place, text)));
    Set<String> confined = new HashSet<>();
    PlacedRule.of(facts.model(), GameModel.ZONES).forEach(zone -> checkZone(zone, confined));
    List<PlacedRule<Promotion>> promotions = PlacedRule.of(facts.model(), GameModel.PROMOTIONS);
    Map<String, List<SquareSet>> promoting = new HashMap<>();
    promotions.stream()
        .filter(each -> isSoundAt(each.at(Promotion.ZONE)))
        .forEach(each -> checkSquares(each, promoting));
    promotions.forEach(this::checkPromotion);
    PlacedRule.of(facts.model(), GameModel.EXTRAS).forEach(this::checkExtra);
    PlacedRule.of(facts.model(), GameModel.GOALS).forEach(this::checkGoal);
    problems.addAll(new FileCastlingCheck(facts).check());
    checkBlasts();
    return problems;
  }

  /** Checks blasts; the number of royal pieces decides which of them a blast may remove. */
  private void checkBlasts() {
    if (facts.model().royalty() == Royalty.LAST_CHECKMATED && !facts.model().blasts().isEmpty()) {
      problems.add(
          new Diagnostic(
              ProblemCode.UNSUPPORTED_RULE,
              AnnotationPlace.of("blasts"),
              "blasts are not supported where only the last royal piece is protected",
              "remove the blasts, or write another royalty"));
    }
  }

  private boolean isSound(AnnotationPlace place) {
    return problems.stream().noneMatch(problem -> problem.place().isOfRule(place));
  }

  private void checkGoal(PlacedRule<Goal> goal) {
    List<Member<?>> excluded = new ArrayList<>();
    goal.rule()
        .conflict(excluded::add)
        .ifPresent(
            conflict ->
                problems.add(
                    new Diagnostic(
                        ProblemCode.REPEATED_RULE,
                        goal.at(excluded.get(0)),
                        conflict,
                        "remove " + excluded.get(0))));
  }

  private void checkExtra(PlacedRule<Extra> extra) {
    unknownMoves(facts, extra).ifPresent(problems::add);
    facts
        .movesOf(extra.rule())
        .filter(moves -> !moves.fits())
        .map(moves -> VariantCheck.otherBoard(extra.at(Extra.MOVES), moves))
        .ifPresent(problems::add);
  }

  /** Returns the problem of extra moves that no piece nested in the game declares. */
  static Optional<Diagnostic> unknownMoves(VariantFacts facts, PlacedRule<Extra> extra) {
    return facts.movesOf(extra.rule()).isPresent()
        ? Optional.empty()
        : Optional.of(
            new Diagnostic(
                ProblemCode.UNKNOWN_MOVES,
                extra.at(Extra.MOVES),
                "\"moves\" must name a type with @Betza that is nested in the game",
                "nest a type such as @Betza(\"F\") interface PalaceStep {}, and name "
                    + "it with the game, as in moves = Xiangqi.PalaceStep.class"));
  }

  private void checkZone(PlacedRule<Zone> placed, Set<String> confined) {
    AnnotationPlace of = placed.at(Zone.OF);
    Zone zone = placed.rule();
    if (!isSound(of)) {
      return;
    }
    for (String symbol : Symbols.split(zone.of())) {
      if (!confined.add(symbol)) {
        problems.add(
            new Diagnostic(
                    ProblemCode.REPEATED_RULE,
                    of,
                    name(symbol) + " already has a zone",
                    "write all its squares into one zone: squares = \"" + squares(symbol) + "\"")
                .at(Symbols.last(zone.of(), symbol)));
      }
    }
  }

  /** Returns the squares of all zones of a piece. */
  private String squares(String symbol) {
    return facts.model().zones().stream()
        .filter(zone -> Symbols.split(zone.of()).contains(symbol))
        .map(Zone::squares)
        .collect(Collectors.joining(" "));
  }

  private boolean isSoundAt(AnnotationPlace place) {
    return problems.stream().noneMatch(problem -> problem.place().equals(place));
  }

  /** Checks that each piece promotes on a square by one rule only, whatever it becomes. */
  private void checkSquares(PlacedRule<Promotion> placed, Map<String, List<SquareSet>> promoting) {
    SquareSet squares = SquareSet.parse(geometry, placed.rule().zone());
    Set<String> known = new LinkedHashSet<>(Symbols.split(placed.rule().of()));
    known.removeIf(symbol -> facts.kindOf(symbol) == 0);
    for (String symbol : known) {
      List<SquareSet> others = promoting.computeIfAbsent(symbol, key -> new ArrayList<>());
      if (others.stream().anyMatch(other -> overlap(other, squares))) {
        problems.add(
            new Diagnostic(
                ProblemCode.REPEATED_RULE,
                placed.at(Promotion.ZONE),
                name(symbol) + " already promotes on some of these squares",
                "write one promotion for these squares, with all pieces in \"to\""));
      }
      others.add(squares);
    }
  }

  private void checkPromotion(PlacedRule<Promotion> placed) {
    Promotion promotion = placed.rule();
    AnnotationPlace to = placed.at(Promotion.TO);
    if (!isSoundAt(placed.at(Promotion.OF)) || !isSoundAt(to)) {
      return;
    }
    checkForms(to, promotion);
    if (!isSoundAt(to)) {
      return;
    }
    for (String symbol : Symbols.split(promotion.of())) {
      if (promotion.choices(symbol).contains(symbol)) {
        problems.add(
            new Diagnostic(
                    ProblemCode.INVALID_PROMOTION,
                    to,
                    name(symbol) + " cannot promote to itself",
                    "remove it from \"to\"; add optional = true if the piece may stay what "
                        + "it is")
                .at(Symbols.last(promotion.to(), symbol)));
      }
    }
  }

  /** Checks that every piece that becomes its own promoted form has one, named once. */
  private void checkForms(AnnotationPlace to, Promotion promotion) {
    for (String of : Symbols.split(promotion.of())) {
      Set<String> distinct = new HashSet<>();
      for (String choice : promotion.choices(of)) {
        if (!distinct.add(choice)) {
          problems.add(
              new Diagnostic(
                      ProblemCode.REPEATED_RULE,
                      to,
                      "the promoted form of "
                          + name(of)
                          + " is repeated: as '"
                          + choice
                          + "' and as '+', which means the same",
                      "remove one of them")
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
