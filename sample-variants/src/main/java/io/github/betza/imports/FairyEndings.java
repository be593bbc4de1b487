package io.github.betza.imports;

import io.github.betza.declared.DeclaredEnds;
import io.github.betza.declared.DeclaredGoal;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.imports.FairyState.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Reads which pieces win a variant of Fairy-Stockfish by coming to which squares, and when it is
 * drawn by its length.
 */
final class FairyEndings {
  /** What the engine takes for these where nothing else is said. */
  private static final String USUAL_MOVES = "50";

  private static final String USUAL_TIMES = "3";

  private static final int MOST_DIGITS = 4;

  private final FairyState state;
  private final Squares squares;
  private final Map<String, Piece> used;
  private final Findings findings;

  FairyEndings(FairyState state, Squares squares, Map<String, Piece> used, Findings findings) {
    this.state = state;
    this.squares = squares;
    this.used = used;
    this.findings = findings;
  }

  DeclaredEnds read(List<DeclaredPromotion> promotions) {
    return new DeclaredEnds(
        goal().map(List::of).orElse(List.of()),
        number("nFoldRule", USUAL_TIMES),
        isCountedAsHere(promotions) ? number("nMoveRule", USUAL_MOVES) : 0);
  }

  private Optional<DeclaredGoal> goal() {
    String white = ofSide("flagRegion", "White");
    String black = ofSide("flagRegion", "Black");
    if (state.option(white).isEmpty() && state.option(black).isEmpty()) {
      return Optional.empty();
    }
    Set<String> own = region(white);
    if (!squares.turned(region(black)).equals(own)) {
      findings.problem(
          state.line(black, state.line(white, 0)),
          "flagRegionBlack has to be flagRegionWhite as Black sees it");
      return Optional.empty();
    }
    String piece = state.text(ofSide("flagPiece", "White"), "*");
    String blackPiece = ofSide("flagPiece", "Black");
    if (!state.text(blackPiece, "*").equals(piece)) {
      findings.problem(
          state.line(blackPiece, state.line(ofSide("flagPiece", "White"), 0)),
          "flagPieceBlack has to be flagPieceWhite: a goal is one of both sides here");
      return Optional.empty();
    }
    return own.isEmpty()
        ? Optional.empty()
        : letters(piece, state.line(blackPiece, 0))
            .map(letters -> new DeclaredGoal(letters, squares.text(own)));
  }

  /** Returns the option that holds for a side: its own where it is given, or that for both. */
  private String ofSide(String key, String side) {
    return state.option(key + side).isPresent() ? key + side : key;
  }

  private Set<String> region(String key) {
    return squares.read(key, state.text(key, "-"), "e4 *8", state.line(key, 0), findings);
  }

  /** The engine passes over all letters but one, and takes what it does not know for all pieces. */
  private Optional<String> letters(String value, int line) {
    List<String> all = new ArrayList<>();
    used.values().forEach(piece -> all.add(String.valueOf(piece.letter())));
    if (value.equals("*") || value.equals("-")) {
      return Optional.of(all.stream().sorted().collect(Collectors.joining()));
    }
    String letter = value.toUpperCase(Locale.ROOT);
    if (value.matches("[a-z]") && all.contains(letter)) {
      return Optional.of(letter);
    }
    findings.problem(
        line,
        "flagPiece is the small letter of one piece, or * for all, not " + Findings.quote(value));
    return Optional.empty();
  }

  /**
   * Returns whether the draw by counting moves is that of games here, where the moves of pieces
   * that promote count anew.
   */
  private boolean isCountedAsHere(List<DeclaredPromotion> promotions) {
    if (state.text("nMoveRule", USUAL_MOVES).equals("0")) {
      return false;
    }
    Set<Character> promoting = new TreeSet<>();
    promotions.forEach(rule -> rule.of().chars().forEach(letter -> promoting.add((char) letter)));
    Set<Character> counting = new TreeSet<>();
    state.pieces("nMoveRuleTypes", "pawn").stream()
        .filter(used::containsKey)
        .forEach(name -> counting.add(used.get(name).letter()));
    boolean isSame =
        counting.equals(promoting)
            && state.option("nMoveRuleTypesWhite").isEmpty()
            && state.option("nMoveRuleTypesBlack").isEmpty();
    if (!isSame) {
      findings.note(
          "the draw by counting moves is left out: here the moves of those pieces begin the count"
              + " anew that promote");
    }
    return isSame;
  }

  private int number(String key, String otherwise) {
    String text = state.text(key, otherwise);
    if (text.matches("[0-9]{1," + MOST_DIGITS + "}")) {
      return Integer.parseInt(text);
    }
    findings.problem(
        state.line(key, 0), key + " is a number from 0 to 9999, not " + Findings.quote(text));
    return 0;
  }
}
