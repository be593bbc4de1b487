package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Blast;
import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Zone;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds repetitions in a game: squares, blockers, goals and extra moves without effect. The letters
 * and squares are valid.
 */
final class RepeatedRules {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<Diagnostic> problems = new ArrayList<>();

  RepeatedRules(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
  }

  List<Diagnostic> check() {
    checkCaptures();
    checkBlockers();
    checkBlasts();
    checkExtras();
    checkGoals();
    return problems;
  }

  /** Returns the sets of squares that repeat squares, even in otherwise wrong rules. */
  static List<Diagnostic> ofSquares(VariantFacts facts, Geometry geometry) {
    RepeatedRules rules = new RepeatedRules(facts, geometry);
    RuleValues.squares(facts.model()).forEach(rules::checkSquares);
    return rules.problems;
  }

  /** Checks that no item of a set, such as a square, is within another item, such as a rank. */
  private void checkSquares(AnnotationPlace place, String text) {
    List<Span> spans =
        Squares.items(text).stream()
            .filter(item -> Squares.areOn(geometry, item.of(text)))
            .toList();
    List<String> items = spans.stream().map(span -> span.of(text)).toList();
    List<BitSet> squares = items.stream().map(this::squares).toList();
    for (int i = 0; i < items.size(); i++) {
      for (int j = 0; j < items.size(); j++) {
        if (isWithin(squares, i, j)) {
          String message = "the squares of \"" + items.get(i) + "\" are given twice";
          problems.add(problem(place, message, "").at(spans.get(i)));
          return;
        }
      }
    }
  }

  private void checkCaptures() {
    for (PlacedRule<Zone> placed : PlacedRule.of(facts.model(), GameModel.ZONES)) {
      Zone zone = placed.rule();
      if (!zone.captures().isEmpty()
          && Squares.hold(squares(zone.squares()), squares(zone.captures()))) {
        add(
            placed.at(Zone.CAPTURES),
            "captures may end on these squares anyway, as all moves may",
            "name squares that are not in \"squares\", or remove \"captures\"");
      }
    }
  }

  private void checkBlockers() {
    Set<String> known = new HashSet<>();
    for (PlacedRule<Blocker> placed : PlacedRule.of(facts.model(), GameModel.BLOCKERS)) {
      Blocker blocker = placed.rule();
      Optional<String> repeated = Optional.empty();
      for (String of : Symbols.split(blocker.of())) {
        for (String to : Symbols.split(blocker.to())) {
          if (!known.add(of + " " + to)) {
            repeated = Optional.of(name(of) + " already blocks " + name(to));
          }
        }
      }
      if (repeated.isPresent()) {
        add(placed.at(Blocker.TO), repeated.get(), "remove one of the two rules");
      }
    }
  }

  private void checkBlasts() {
    Set<String> known = new HashSet<>();
    for (PlacedRule<Blast> placed : PlacedRule.of(facts.model(), GameModel.BLASTS)) {
      String of = placed.rule().of();
      List<String> symbols =
          of.isEmpty()
              ? facts.pieces().stream().map(PieceFacts::symbol).toList()
              : Symbols.split(of);
      symbols.stream()
          .filter(symbol -> !known.add(symbol))
          .findFirst()
          .ifPresent(
              symbol ->
                  add(
                      placed.at(Blast.OF),
                      "captures of " + name(symbol) + " already blast by another rule",
                      "write one @Blast for each piece"));
    }
  }

  /**
   * Checks extra moves, which begin and end within their squares, so the same moves within fewer
   * squares are repetitions.
   */
  private void checkExtras() {
    List<PlacedRule<Extra>> extras = PlacedRule.of(facts.model(), GameModel.EXTRAS);
    List<BitSet> squares = extras.stream().map(extra -> squares(extra.rule().squares())).toList();
    for (int i = 0; i < extras.size(); i++) {
      for (int j = 0; j < extras.size(); j++) {
        Extra one = extras.get(i).rule();
        Extra other = extras.get(j).rule();
        if (isWithin(squares, i, j) && facts.movesOf(one).equals(facts.movesOf(other))) {
          String message = " already has these moves on these squares";
          checkCommon(extras.get(i).at(Extra.SQUARES), one.of(), other.of(), message);
        }
      }
    }
  }

  private void checkGoals() {
    List<PlacedRule<Goal>> goals = PlacedRule.of(facts.model(), GameModel.GOALS);
    List<BitSet> squares = goals.stream().map(goal -> squares(goal.rule().squares())).toList();
    for (int i = 0; i < goals.size(); i++) {
      for (int j = 0; j < goals.size(); j++) {
        if (isWithin(squares, i, j) && isAlike(goals.get(i).rule(), goals.get(j).rule())) {
          String message = " already wins on these squares";
          checkCommon(
              goals.get(i).at(Goal.SQUARES),
              goals.get(i).rule().of(),
              goals.get(j).rule().of(),
              message);
        }
      }
    }
  }

  /** Returns whether two goals differ only in their pieces and squares. */
  private static boolean isAlike(Goal one, Goal other) {
    return one.with(Goal.OF, other.of()).with(Goal.SQUARES, other.squares()).equals(other);
  }

  /** Checks that two rules with the same squares have no letter in common. */
  private void checkCommon(AnnotationPlace place, String letters, String others, String message) {
    List<String> known = Symbols.split(others);
    Symbols.split(letters).stream()
        .filter(known::contains)
        .findFirst()
        .filter(both -> problems.stream().noneMatch(problem -> problem.place().equals(place)))
        .ifPresent(both -> add(place, name(both) + message, "remove it, or name other squares"));
  }

  private String name(String symbol) {
    return facts.piece(facts.kindOf(symbol)).typeName();
  }

  private BitSet squares(String text) {
    return Squares.of(geometry, text, Side.WHITE);
  }

  /**
   * Returns whether all squares of an item are in another; of equal items only the later counts.
   */
  private static boolean isWithin(List<BitSet> squares, int item, int other) {
    return item != other
        && Squares.hold(squares.get(other), squares.get(item))
        && (other < item || !squares.get(other).equals(squares.get(item)));
  }

  private void add(AnnotationPlace place, String message, String help) {
    problems.add(problem(place, message, help));
  }

  private static Diagnostic problem(AnnotationPlace place, String message, String help) {
    return new Diagnostic(ProblemCode.REPEATED_RULE, place, message, help);
  }
}
