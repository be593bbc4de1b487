package io.github.betza.imports;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.Setup;
import io.github.betza.imports.FairyState.Piece;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads how the pieces of a variant of Fairy-Stockfish promote. */
final class FairyPromotions {
  private final FairyState state;
  private final Geometry geometry;
  private final Squares squares;
  private final Setup setup;
  private final Findings findings;

  FairyPromotions(
      FairyState state, Geometry geometry, Squares squares, Setup setup, Findings findings) {
    this.state = state;
    this.geometry = geometry;
    this.squares = squares;
    this.setup = setup;
    this.findings = findings;
  }

  /**
   * Returns the rules.
   *
   * @param used the pieces of the game
   * @param line the line to name where a default is wrong
   */
  List<DeclaredPromotion> rules(Map<String, Piece> used, int line) {
    Set<String> promoting = new LinkedHashSet<>(state.pieces("promotionPawnTypes", "pawn"));
    Set<String> choices = new LinkedHashSet<>(state.pieces("promotionPieceTypes"));
    promoting.retainAll(used.keySet());
    choices.retainAll(used.keySet());
    boolean mandatory = state.flag("mandatoryPawnPromotion", true);
    Set<String> white = region("promotionRegionWhite", "*8", line);
    Set<String> black = region("promotionRegionBlack", "*1", line);
    boolean immobile = state.flag("immobilityIllegal", false);
    boolean none = promoting.isEmpty() || choices.isEmpty() || (white.isEmpty() && black.isEmpty());
    boolean pawns = used.containsKey("pawn") || !promoting.isEmpty();
    if (none && mandatory && pawns && !white.isEmpty()) {
      findings.problem(
          line,
          "pawns that must promote and have nothing to become cannot enter the promotion region:"
              + " name what they become, or write mandatoryPawnPromotion = false");
    }
    if (immobile && (none || mandatory)) {
      refuseImmobility(line);
    }
    if (none) {
      return List.of();
    }
    if (!squares.turned(black).equals(white)) {
      findings.problem(
          state.line("promotionRegionBlack", state.line("promotionRegionWhite", line)),
          "promotionRegionBlack has to be promotionRegionWhite as Black sees it");
      return List.of();
    }
    DeclaredPromotion everywhere =
        new DeclaredPromotion(
            letters(promoting, used),
            letters(choices, used),
            squares.text(white),
            !mandatory,
            isLimited(choices, used, line));
    return mandatory || !immobile ? List.of(everywhere) : inTwo(everywhere, white, line);
  }

  /** Returns a choice to promote as one before the last rank, and a duty on it. */
  private List<DeclaredPromotion> inTwo(DeclaredPromotion rule, Set<String> zone, int line) {
    Set<String> last = squares.row(geometry.ranks() - 1);
    Set<String> before = new LinkedHashSet<>(zone);
    before.removeAll(last);
    if (!zone.containsAll(last) || before.isEmpty()) {
      refuseImmobility(line);
      return List.of();
    }
    return List.of(
        new DeclaredPromotion(rule.of(), rule.to(), squares.text(before), true, rule.limited()),
        new DeclaredPromotion(rule.of(), rule.to(), squares.text(last), false, rule.limited()));
  }

  private void refuseImmobility(int line) {
    findings.problem(
        state.line("immobilityIllegal", line),
        "immobilityIllegal is only known here where pawns may promote before the last rank and"
            + " need not");
  }

  private static String letters(Set<String> names, Map<String, Piece> used) {
    return names.stream()
        .map(name -> String.valueOf(used.get(name).letter()))
        .collect(Collectors.joining());
  }

  private Set<String> region(String key, String otherwise, int line) {
    return squares.read(key, state.text(key, otherwise), "e4 *8", state.line(key, line), findings);
  }

  /** Here limits are the numbers of pieces in the setup, for all choices or for none. */
  private boolean isLimited(Set<String> choices, Map<String, Piece> used, int line) {
    String text = state.text("promotionLimit", "");
    if (text.isBlank()) {
      return false;
    }
    Map<Character, Integer> limits = new HashMap<>();
    for (String item : text.strip().split("\\s+", -1)) {
      if (!item.matches("[A-Za-z]:[0-9]{1,3}")) {
        findings.problem(
            state.line("promotionLimit", line),
            "promotionLimit is a list such as 'q:1 r:2', not " + Findings.quote(text));
        return false;
      }
      limits.put(Character.toUpperCase(item.charAt(0)), Integer.parseInt(item.substring(2)));
    }
    boolean asInSetup =
        choices.stream()
            .map(name -> used.get(name).letter())
            .allMatch(
                letter -> {
                  int white = setup.squaresOf(letter).size();
                  int black = setup.squaresOf(Character.toLowerCase(letter)).size();
                  // A limit of 0 is none in that program.
                  return white > 0 && white == black && white == limits.getOrDefault(letter, -1);
                });
    if (!asInSetup) {
      findings.problem(
          state.line("promotionLimit", line),
          "promotionLimit has to be, for all choices, what each side has in startFen");
    }
    return true;
  }
}
