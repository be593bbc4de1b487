package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks the promotions and zones of a game, each for itself and against each other. */
final class RuleCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<VariantProblem> problems = new ArrayList<>();

  RuleCheck(VariantFacts facts, Geometry geometry) {
    this.facts = facts;
    this.geometry = geometry;
  }

  List<VariantProblem> check() {
    Map<Character, SquareSet> confined = new HashMap<>();
    for (int i = 0; i < facts.zones().size(); i++) {
      check(i, facts.zones().get(i), confined);
    }
    Map<Character, List<SquareSet>> promoting = new HashMap<>();
    for (int i = 0; i < facts.promotions().size(); i++) {
      check(i, facts.promotions().get(i), promoting);
    }
    return problems;
  }

  private void check(int index, ZoneFacts zone, Map<Character, SquareSet> confined) {
    Place of = Place.zone(index, "of");
    boolean known = checkLetters(of, zone.of());
    Optional<SquareSet> squares = squares(Place.zone(index, "squares"), zone.squares());
    if (!known || squares.isEmpty()) {
      return;
    }
    for (char letter : zone.of().toCharArray()) {
      if (confined.put(letter, squares.get()) != null) {
        problems.add(
            new VariantProblem(
                ProblemCode.REPEATED_RULE,
                of,
                name(letter) + " has a zone already",
                "write all squares of a piece into one zone"));
      }
    }
  }

  private void check(
      int index, PromotionFacts promotion, Map<Character, List<SquareSet>> promoting) {
    Place of = Place.promotion(index, "of");
    Place to = Place.promotion(index, "to");
    Place zone = Place.promotion(index, "zone");
    boolean knowsOf = checkLetters(of, promotion.of());
    boolean known = checkLetters(to, promotion.to()) && knowsOf;
    Optional<SquareSet> squares = squares(zone, promotion.zone());
    if (!known || squares.isEmpty()) {
      return;
    }
    for (char letter : promotion.of().toCharArray()) {
      if (promotion.to().indexOf(letter) >= 0) {
        problems.add(
            new VariantProblem(
                ProblemCode.INVALID_PROMOTION,
                to,
                name(letter) + " cannot promote to itself",
                "leave it out of \"to\", and add optional = true where it may stay what it is"));
      }
      List<SquareSet> others = promoting.computeIfAbsent(letter, key -> new ArrayList<>());
      if (others.stream().anyMatch(other -> overlap(other, squares.get()))) {
        problems.add(
            new VariantProblem(
                ProblemCode.REPEATED_RULE,
                zone,
                name(letter) + " promotes on some of these squares already",
                "give each square to one promotion"));
      }
      others.add(squares.get());
    }
  }

  /** Returns whether letters are at least one, each once, and all those of pieces. */
  private boolean checkLetters(Place place, String letters) {
    int before = problems.size();
    if (letters.isEmpty()) {
      problems.add(
          new VariantProblem(
              ProblemCode.UNKNOWN_LETTER, place, "no piece is named", "write " + known()));
    }
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      if (letter == ' ' || facts.kindOf(letter) == 0) {
        problems.add(
            new VariantProblem(
                ProblemCode.UNKNOWN_LETTER,
                place,
                "no piece of the game has the letter '" + letter + "'",
                "the letters are " + known()));
      } else if (letters.indexOf(letter) < i) {
        problems.add(
            new VariantProblem(
                ProblemCode.REPEATED_RULE,
                place,
                "the letter '" + letter + "' is given twice",
                "write it once"));
      }
    }
    return problems.size() == before;
  }

  private String known() {
    return facts.pieces().stream()
        .map(piece -> String.valueOf(piece.letter()))
        .collect(Collectors.joining(" "));
  }

  private String name(char letter) {
    return facts.piece(facts.kindOf(letter)).typeName();
  }

  private Optional<SquareSet> squares(Place place, String text) {
    try {
      return Optional.of(SquareSet.parse(geometry, text));
    } catch (IllegalArgumentException exception) {
      problems.add(
          new VariantProblem(
              ProblemCode.INVALID_SQUARES,
              place,
              exception.getMessage(),
              "write squares, files or ranks with spaces between them, such as \"8\", \"d1-f3\" or"
                  + " \"a1 h1\""));
      return Optional.empty();
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
