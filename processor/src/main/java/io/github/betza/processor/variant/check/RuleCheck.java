package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks the promotions and zones of a game, each for itself and against each other. */
final class RuleCheck {
  /** Of more wrong squares in one list than these only the first is told by itself. */
  private static final int MOST_WRONG = 3;

  private final VariantFacts facts;
  private final Geometry geometry;
  private final LettersCheck letters;
  private final List<Diagnostic> problems = new ArrayList<>();

  RuleCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
    this.letters = new LettersCheck(facts);
  }

  List<Diagnostic> check() {
    Set<String> confined = new HashSet<>();
    for (int i = 0; i < facts.zones().size(); i++) {
      check(i, facts.zones().get(i), confined);
    }
    Map<String, List<SquareSet>> promoting = new HashMap<>();
    for (int i = 0; i < facts.promotions().size(); i++) {
      check(i, facts.promotions().get(i), promoting);
    }
    for (int i = 0; i < facts.extras().size(); i++) {
      check(i, facts.extras().get(i));
    }
    for (int i = 0; i < facts.blockers().size(); i++) {
      checkLetters(new AnnotationPlace(In.BLOCKER, i, "of"), facts.blockers().get(i).of());
      checkLetters(new AnnotationPlace(In.BLOCKER, i, "to"), facts.blockers().get(i).to());
    }
    for (int i = 0; i < facts.ends().goals().size(); i++) {
      checkLetters(new AnnotationPlace(In.GOAL, i, "of"), facts.ends().goals().get(i).of());
      squares(new AnnotationPlace(In.GOAL, i, "squares"), facts.ends().goals().get(i).squares());
    }
    return problems;
  }

  private void check(int index, ExtraFacts extra) {
    checkLetters(new AnnotationPlace(In.EXTRA, index, "of"), extra.of());
    squares(new AnnotationPlace(In.EXTRA, index, "squares"), extra.squares());
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
                "nest one, such as @Betza(\"F\") interface PalaceStep {}, and name it behind the"
                    + " type of the game, as in moves = Xiangqi.PalaceStep.class"));
  }

  private void check(int index, ZoneFacts zone, Set<String> confined) {
    AnnotationPlace of = new AnnotationPlace(In.ZONE, index, "of");
    boolean known = checkLetters(of, zone.of());
    Optional<SquareSet> squares =
        squares(new AnnotationPlace(In.ZONE, index, "squares"), zone.squares());
    if (!zone.captures().isEmpty()) {
      squares(new AnnotationPlace(In.ZONE, index, "captures"), zone.captures());
    }
    if (!known || squares.isEmpty()) {
      return;
    }
    for (String symbol : Symbols.split(zone.of())) {
      if (!confined.add(symbol)) {
        problems.add(
            new Diagnostic(
                    ProblemCode.REPEATED_RULE,
                    of,
                    name(symbol) + " has a zone already",
                    "write all squares of a piece into one zone")
                .at(Symbols.last(zone.of(), symbol)));
      }
    }
  }

  private void check(int index, PromotionFacts promotion, Map<String, List<SquareSet>> promoting) {
    AnnotationPlace of = new AnnotationPlace(In.PROMOTION, index, "of");
    AnnotationPlace to = new AnnotationPlace(In.PROMOTION, index, "to");
    AnnotationPlace zone = new AnnotationPlace(In.PROMOTION, index, "zone");
    boolean knowsOf = checkLetters(of, promotion.of());
    boolean known = checkLetters(to, promotion.to()) && knowsOf;
    known = known && checkForms(to, promotion);
    Optional<SquareSet> squares = squares(zone, promotion.zone());
    if (!known || squares.isEmpty()) {
      return;
    }
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
      if (others.stream().anyMatch(other -> overlap(other, squares.get()))) {
        problems.add(
            new Diagnostic(
                ProblemCode.REPEATED_RULE,
                zone,
                name(symbol) + " promotes on some of these squares already",
                "give each square to one promotion, whose \"to\" may name several pieces"));
      }
      others.add(squares.get());
    }
  }

  private boolean checkLetters(AnnotationPlace place, String text) {
    List<Diagnostic> wrong = letters.check(place, text);
    problems.addAll(wrong);
    return wrong.isEmpty();
  }

  /** Returns whether every piece that becomes its own promoted form has one, named once. */
  private boolean checkForms(AnnotationPlace to, PromotionFacts promotion) {
    int before = problems.size();
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
                          + " is given twice: as '"
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
    return problems.size() == before;
  }

  private String name(String symbol) {
    return facts.piece(facts.kindOf(symbol)).typeName();
  }

  private Optional<SquareSet> squares(AnnotationPlace place, String text) {
    List<Span> wrong =
        Squares.items(text).stream().filter(item -> refusal(item.of(text)).isPresent()).toList();
    Optional<String> refused = wrong.isEmpty() ? refusal(text) : Optional.empty();
    if (wrong.isEmpty() && refused.isEmpty()) {
      return Optional.of(SquareSet.parse(geometry, text));
    }
    refused.ifPresent(
        why -> problems.add(new Diagnostic(ProblemCode.INVALID_SQUARES, place, why, possible())));
    // Many items have the board, say, in common.
    boolean together = wrong.size() > MOST_WRONG;
    String others = together ? "; so it is with " + (wrong.size() - 1) + " others" : "";
    for (Span item : wrong.subList(0, together ? 1 : wrong.size())) {
      String why = refusal(item.of(text)).orElseThrow() + others;
      problems.add(new Diagnostic(ProblemCode.INVALID_SQUARES, place, why, possible()).at(item));
    }
    return Optional.empty();
  }

  private String possible() {
    String last = geometry.name(geometry.square(geometry.files() - 1, geometry.ranks() - 1));
    return "squares are a1 to "
        + last
        + ", with spaces between them; a file or a rank alone stands for all its squares, and a1-"
        + last
        + " for a rectangle by two of its corners";
  }

  private Optional<String> refusal(String squares) {
    try {
      SquareSet.parse(geometry, squares);
      return Optional.empty();
    } catch (IllegalArgumentException exception) {
      return Optional.of(exception.getMessage());
    }
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
