package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.export.fairy.FairyNotation;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads which pieces of a variant of Fairy-Stockfish capture en passant. */
final class FairyEnPassant {
  private static final String TYPES = "enPassantTypes";
  private static final String REGION = "enPassantRegion";

  /** The distance of a pawn after a triple step from the first square that it passes over. */
  private static final int MOST_STEPS = 2;

  private final FairyState state;
  private final Geometry geometry;
  private final Squares squares;
  private final InPlay play;
  private final Map<String, FairyNotation> notations;
  private final FairySteps steps;
  private final FairyPromotions promotions;

  FairyEnPassant(
      FairyState state,
      Geometry geometry,
      InPlay play,
      Map<String, FairyNotation> notations,
      FairySteps steps,
      FairyPromotions promotions) {
    this.state = state;
    this.geometry = geometry;
    this.squares = new Squares(geometry);
    this.play = play;
    this.notations = notations;
    this.steps = steps;
    this.promotions = promotions;
  }

  /** Returns the names of the kinds that capture en passant. */
  Set<String> capturing() {
    Set<String> capturing = new LinkedHashSet<>();
    for (String name : play.names()) {
      long sides = play.sides(name).stream().filter(white -> captures(name, white)).count();
      if (sides > 0 && sides < play.sides(name).size()) {
        state.problem(
            state.option(REGION + "White").isPresent() ? REGION + "Black" : TYPES + "Black",
            "a " + name + " captures en passant for one side only, which has the same letter here");
      } else if (sides > 0) {
        capturing.add(name);
        check(name);
      }
    }
    if (!capturing.isEmpty() && steps.grantsOtherwise()) {
      state.problem(
          FairyState.key(TYPES, true),
          "a first move over squares can be answered by capturing en passant if it is lame (n) here,"
              + " and in Fairy-Stockfish if there are squares straight between");
    }
    return capturing;
  }

  private boolean captures(String name, boolean white) {
    boolean pawn = name.equals("pawn");
    boolean named = state.pieces(FairyState.key(TYPES, white)).contains(name);
    FairyNotation notation = notations.get(name);
    boolean can = pawn || (named && notation != null && notation.capturesOnly());
    if (!can || !isInRegion(white)) {
      return false;
    }
    if (!named && !steps.passed(!white).isEmpty()) {
      state.problem(
          FairyState.key(TYPES, white),
          "versions of Fairy-Stockfish differ in whether such a pawn captures en passant: add it"
              + " to enPassantTypes, or write it as a custom piece");
    }
    return true;
  }

  /**
   * Returns whether a side may capture on the squares that first moves of the other side pass over.
   */
  private boolean isInRegion(boolean white) {
    String key = FairyState.key(REGION, white);
    if (state.option(key).isEmpty()) {
      return true;
    }
    Set<String> passed = new LinkedHashSet<>(steps.passed(!white));
    Set<String> region = squares.read(key, state, "*3 *6");
    boolean all = region.containsAll(passed);
    passed.removeIf(square -> !region.contains(square));
    if (!all && !passed.isEmpty()) {
      state.problem(
          key,
          "what passes over squares can be captured en passant on all of them here, or on none");
    }
    return all && !region.isEmpty();
  }

  private void check(String name) {
    FairyNotation notation = notations.get(name);
    if (notation != null && notation.capturesWhereItMoves()) {
      state
          .findings()
          .problem(
              state.pieces().get(name).line(),
              "a "
                  + name
                  + " captures en passant here also where it could go without capturing, which it"
                  + " does not in Fairy-Stockfish: take it out of enPassantTypes");
    }
    for (boolean white : play.sides(name)) {
      Set<String> own = zone(name, white);
      boolean promotes =
          steps.passages().stream()
              .filter(passage -> passage.white() != white)
              .filter(passage -> steps.mayReach(name, white, passage.passed()))
              .anyMatch(passage -> own.contains(passage.passed()) || isPromotion(passage));
      if (promotes) {
        state.problem(
            FairyState.key("promotionRegion", white),
            "a capture en passant promotes here where it ends in the promotion region, and what has"
                + " promoted in passing can be captured so, neither of which Fairy-Stockfish has");
      }
    }
  }

  /** Returns the squares where a kind of a side promotes. */
  private Set<String> zone(String name, boolean white) {
    return promotions.rules(name, white).stream()
        .flatMap(rule -> squares.own(rule.zone(), white).stream())
        .collect(Collectors.toSet());
  }

  /** Returns whether a first move over a square may promote. */
  private boolean isPromotion(FairySteps.Passage passage) {
    return play.names().stream()
        .filter(name -> play.has(name, passage.white()))
        .filter(name -> name.equals("pawn") || notations.containsKey(name))
        .filter(name -> name.equals("pawn") || !notations.get(name).firstMoves().isEmpty())
        .anyMatch(name -> zone(name, passage.white()).contains(passage.end()));
  }

  /**
   * Returns the field of a FEN for the squares that a position names: the squares passed over, and
   * the square of the piece that passed over them, if the position names it.
   *
   * @param capturing the kinds that capture en passant
   */
  String field(FairySetup.Position position, Set<String> capturing) {
    boolean white = position.white();
    Set<String> named = new LinkedHashSet<>(position.passed());
    String key = FairyState.key(REGION, white);
    if (state.option(key).isPresent()) {
      named.retainAll(squares.read(key, state, "*3 *6"));
    }
    Map<String, Character> pieces = position.setup().pieces();
    List<String> victims = named.stream().filter(pieces::containsKey).toList();
    Map<String, Set<String>> passed = new LinkedHashMap<>();
    for (String square : named) {
      Optional<String> victim =
          victims.isEmpty() ? beyond(square, position) : Optional.of(victims.get(0));
      if (!pieces.containsKey(square)
          && victim.isPresent()
          && Character.isUpperCase(pieces.get(victim.get())) != white) {
        passed.computeIfAbsent(victim.get(), any -> new LinkedHashSet<>()).add(square);
      }
    }
    boolean mayCapture = capturing.stream().anyMatch(name -> play.has(name, white));
    if (passed.isEmpty() || !mayCapture) {
      return "-";
    }
    if (passed.size() > 1 || victims.size() > 1) {
      state.problem(
          "startFen",
          "startFen names several pieces that may be captured en passant, of which there is one"
              + " here: "
              + String.join(", ", victims.isEmpty() ? passed.keySet() : victims));
    }
    String victim = passed.keySet().iterator().next();
    Set<String> over = passed.get(victim);
    boolean straight =
        over.size() == 1 && beyond(over.iterator().next(), position).equals(Optional.of(victim));
    return String.join("", over) + (straight ? "" : victim);
  }

  /** Returns the square of the piece that has passed over another one on the same file. */
  private Optional<String> beyond(String passed, FairySetup.Position position) {
    int square = geometry.square(passed);
    for (int steps = 1; steps <= MOST_STEPS; steps++) {
      square = geometry.step(square, 0, position.white() ? -1 : 1);
      if (square == Geometry.OFF) {
        return Optional.empty();
      }
      String name = geometry.name(square);
      if (position.setup().pieces().containsKey(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }
}
