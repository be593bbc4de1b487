package io.github.betza.export.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.Setup;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.Letters;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.model.Drop;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * First moves and captures en passant in Fairy-Stockfish, which identifies unmoved pieces by their
 * squares: one region for all kinds of pieces of a side.
 */
final class FairyFirstMoves {
  private final FairyArmy army;
  private final Setup setup;
  private final List<String> omissions;
  private final Geometry geometry;

  FairyFirstMoves(FairyArmy army, Setup setup, List<String> omissions) {
    this.army = army;
    this.setup = setup;
    this.omissions = omissions;
    this.geometry = new Geometry(army.variant().files(), army.variant().ranks());
  }

  void write(Map<String, String> options) {
    String letters = army.initialTypes();
    String enPassant = army.enPassantTypes();
    options.put("doubleStep", String.valueOf(!letters.isEmpty()));
    options.put("enPassantTypes", enPassant.isEmpty() ? "-" : enPassant);
    enPassant.chars().forEach(letter -> checkCaptures(Character.toUpperCase((char) letter)));
    if (letters.isEmpty()) {
      return;
    }
    Set<String> white = new LinkedHashSet<>();
    Set<String> black = new LinkedHashSet<>();
    for (char small : Letters.of(letters)) {
      white.addAll(setup.squaresOf(Character.toUpperCase(small)));
      black.addAll(setup.squaresOf(small));
    }
    for (char small : Letters.of(letters)) {
      char letter = Character.toUpperCase(small);
      if (mayReturn(letter, setup.squaresOf(letter), white, 1)
          || mayReturn(letter, setup.squaresOf(small), black, -1)) {
        omissions.add(
            "piece " + letter + " has its first moves in the engine wherever such a piece began");
      }
      if (!enPassant.isEmpty()
          && army.moves(letter).stream().anyMatch(FairyFirstMoves::grantsOtherwise)) {
        omissions.add(
            "piece "
                + letter
                + " can be captured en passant in the engine after every first move over squares");
      }
    }
    if (!enPassant.isEmpty() && meetsPromotion(letters, enPassant)) {
      omissions.add("that a capture en passant promotes, or takes what promoted in passing");
    }
    options.put("doubleStepRegionWhite", BoardRegion.of(white));
    options.put("doubleStepRegionBlack", BoardRegion.of(black));
  }

  /**
   * Returns whether first moves of one side reach the squares where the other promotes, on small
   * boards.
   */
  private boolean meetsPromotion(String letters, String capturing) {
    for (char small : Letters.of(letters)) {
      for (boolean white : new boolean[] {true, false}) {
        char own = white ? Character.toUpperCase(small) : small;
        for (String from : setup.squaresOf(own)) {
          for (SimpleMove move : army.moves(Character.toUpperCase(small))) {
            if (move.initial() && meetsPromotion(move, from, white, small, capturing)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private boolean meetsPromotion(
      SimpleMove move, String from, boolean white, char small, String capturing) {
    int forward = white ? 1 : -1;
    for (SimpleMove.Step step : move.steps()) {
      int square = geometry.square(from);
      int to = geometry.step(square, forward * step.files(), forward * step.ranks());
      int passed = geometry.step(square, forward * step.files() / 2, forward * step.ranks() / 2);
      if (to != Geometry.OFF
          && (promotes(String.valueOf(small), to, white) || promotes(capturing, passed, !white))) {
        return true;
      }
    }
    return false;
  }

  private boolean promotes(String letters, int square, boolean white) {
    return army.variant().promotions().stream()
        .filter(
            rule -> letters.chars().anyMatch(c -> rule.of().indexOf(Character.toUpperCase(c)) >= 0))
        .map(rule -> SquareSet.parse(geometry, rule.zone()))
        .anyMatch(zone -> zone.contains(white ? Side.WHITE : Side.BLACK, square));
  }

  /**
   * Checks the captures of a piece that captures en passant: in the engine it does so with all its
   * captures, and only on squares where it could not go otherwise.
   */
  private void checkCaptures(char letter) {
    List<SimpleMove> moves = army.moves(letter);
    if (moves.stream().anyMatch(move -> move.captures() != move.enPassant())) {
      omissions.add(
          "piece " + letter + " captures en passant in the engine just as it captures otherwise");
    }
    List<SimpleMove> quiets = moves.stream().filter(SimpleMove::moves).toList();
    if (moves.stream()
        .filter(SimpleMove::enPassant)
        .anyMatch(move -> quiets.stream().anyMatch(move::mayMeet))) {
      omissions.add(
          "piece "
              + letter
              + " captures en passant where it may also move: in the engine it only moves there");
    }
  }

  /**
   * Returns whether the engine grants another right to capture en passant: it always does so by the
   * squares between.
   */
  private static boolean grantsOtherwise(SimpleMove move) {
    if (!move.initial()) {
      return false;
    }
    boolean between = "DAHG".indexOf(move.atom()) >= 0 || move.movement() == Movement.SLIDE;
    boolean grants = move.movement() == Movement.LAME;
    return between != grants || (between && (move.captures() || !move.moves()));
  }

  /** Returns whether a piece that has moved could be in the region of first moves. */
  private boolean mayReturn(char letter, List<String> squares, Set<String> region, int forward) {
    boolean promoted =
        army.variant().promotions().stream()
            .map(Promotion::to)
            .anyMatch(to -> to.indexOf(letter) >= 0);
    if (promoted || !army.moves(letter).stream().allMatch(SimpleMove::isForward)) {
      return true;
    }
    List<String> starts = new ArrayList<>(squares);
    starts.addAll(drops(letter, forward > 0 ? Side.WHITE : Side.BLACK));
    if (starts.stream().anyMatch(square -> region.contains(square) && !squares.contains(square))) {
      return true;
    }
    List<Integer> ranks = new ArrayList<>();
    starts.forEach(square -> ranks.add(forward * rank(square)));
    int rear = ranks.stream().mapToInt(Integer::intValue).min().orElse(Integer.MAX_VALUE);
    return region.stream().anyMatch(square -> forward * rank(square) > rear);
  }

  /** Returns the squares where a side drops a piece. */
  private List<String> drops(char letter, int side) {
    List<String> names = new ArrayList<>();
    for (Drop drop : army.variant().model().drops()) {
      if (RulesByKind.split(drop.of()).contains(String.valueOf(letter))) {
        String named = drop.squares().isEmpty() ? "1-" + geometry.ranks() : drop.squares();
        SquareSet set = SquareSet.parse(geometry, named);
        for (int square : BoardRegion.squares(geometry)) {
          if (set.contains(side, square)) {
            names.add(geometry.name(square));
          }
        }
      }
    }
    return names;
  }

  private int rank(String square) {
    return geometry.rank(geometry.square(square));
  }
}
