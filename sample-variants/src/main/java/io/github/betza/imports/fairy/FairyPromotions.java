package io.github.betza.imports.fairy;

import io.github.betza.Promoting;
import io.github.betza.declared.Setup;
import io.github.betza.model.Promotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads how the pieces of a variant of Fairy-Stockfish promote. */
public record FairyPromotions(FairyState state, Squares squares, Setup setup) {
  /**
   * How pieces of a kind promote.
   *
   * @param to what they become; empty if they must promote and cannot
   * @param zone where, as their side sees the board
   * @param on which moves promote
   * @param optional whether they need not
   */
  public record Rule(Set<String> to, Set<String> zone, Promoting on, boolean optional) {}

  /** Returns how pieces of a kind promote that a side has: by one rule, or not at all. */
  public List<Rule> rules(String name, boolean white) {
    Set<String> zone = zone(white);
    boolean isPawn = name.equals("pawn");
    String other = state.promoted().get(name);
    String key = FairyState.key("promotionPawnTypes", white);
    if (zone.isEmpty() || name.equals("king")) {
      return List.of();
    }
    // The engine's own pawn promotes whether or not it is named.
    if (isPawn || state.pieces(key).contains(name)) {
      Set<String> to =
          new LinkedHashSet<>(state.pieces(FairyState.key("promotionPieceTypes", white)));
      if (isPawn && other != null) {
        if (!to.add(other)) {
          state
              .findings()
              .note(
                  "a pawn becomes a "
                      + other
                      + " by promotionPieceTypes and by promotedPieceType; Fairy-Stockfish lists that"
                      + " as two moves, which are one here");
        }
        checkLimit(other, true);
      }
      to.retainAll(state.pieces().keySet());
      boolean optional = !state.flag("mandatoryPawnPromotion");
      if (!isPawn && other != null) {
        state.problem(
            "promotedPieceType", "a piece of promotionPawnTypes has no other promotion here");
      }
      return to.isEmpty() && optional
          ? List.of()
          : List.of(new Rule(to, zone, Promoting.ARRIVAL, optional));
    }
    if (other == null || !state.pieces().containsKey(other)) {
      return List.of();
    }
    boolean optional = !state.flag("mandatoryPiecePromotion");
    checkLimit(other, !optional);
    return List.of(new Rule(Set.of(other), zone, Promoting.CONTACT, optional));
  }

  /** The engine has no limit where pawns become pieces so, and none is a duty in others. */
  private void checkLimit(String to, boolean ignored) {
    if (ignored && state.limits().getOrDefault(to, 0) > 0) {
      state.problem(
          "promotionLimit",
          "promotionLimit of a " + to + " does not hold for promotedPieceType in Fairy-Stockfish");
    }
  }

  private Set<String> zone(boolean white) {
    String key = FairyState.key("promotionRegion", white);
    return squares.own(squares.read(key, state, "e4 *8"), white);
  }

  /** Returns the promotions of all kinds that are in play. */
  List<Promotion> declared(InPlay play, FairyStuck stuck) {
    Map<Rule, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      for (Rule rule : withDuties(name, rule(name, play), play, stuck)) {
        letters.computeIfAbsent(rule, any -> new StringBuilder()).append(play.letter(name));
      }
    }
    List<Promotion> declared = new ArrayList<>();
    letters.forEach((rule, of) -> declared.add(declared(rule, of.toString(), play)));
    return declared;
  }

  /**
   * Makes a choice to promote a duty where the piece would be stuck otherwise; where it would be so
   * and cannot promote, that is a problem.
   */
  private List<Rule> withDuties(String name, List<Rule> rules, InPlay play, FairyStuck stuck) {
    Set<String> places = new LinkedHashSet<>();
    play.sides(name).forEach(white -> places.addAll(stuck.squares(name, white)));
    rules.forEach(rule -> places.removeAll(rule.optional() ? Set.of() : rule.zone()));
    if (places.isEmpty()) {
      return rules;
    }
    if (rules.isEmpty() || !rules.get(0).optional() || !rules.get(0).zone().containsAll(places)) {
      state.problem(
          "immobilityIllegal",
          "a "
              + name
              + " may not go in Fairy-Stockfish where it could never move again, but may here: remove"
              + " immobilityIllegal to import the game without it");
      return rules;
    }
    Rule rule = rules.get(0);
    Set<String> others = new LinkedHashSet<>(rule.zone());
    others.removeAll(places);
    Rule duty = new Rule(rule.to(), places, Promoting.ARRIVAL, false);
    return others.isEmpty()
        ? List.of(duty)
        : List.of(new Rule(rule.to(), others, rule.on(), true), duty);
  }

  /** Returns how a kind promotes, if it is the same for both sides that have it. */
  private List<Rule> rule(String name, InPlay play) {
    List<List<Rule>> sides =
        play.sides(name).stream().map(white -> rules(name, white)).distinct().toList();
    if (sides.size() > 1) {
      boolean zones =
          sides.stream().noneMatch(List::isEmpty)
              && !sides.get(0).get(0).zone().equals(sides.get(1).get(0).zone());
      state.problem(
          zones
              ? "promotionRegionBlack has to be promotionRegionWhite as Black sees it"
              : "White's "
                  + name
                  + " becomes other pieces than Black's, and has the same letter: give one of them"
                  + " another letter",
          zones
              ? List.of("promotionRegionBlack", "promotionRegionWhite")
              : List.of("promotionPieceTypesBlack", "promotionPieceTypesWhite"));
      return List.of();
    }
    if (!sides.get(0).isEmpty() && sides.get(0).get(0).to().isEmpty()) {
      state.problem(
          FairyState.key("promotionPieceTypes", play.has(name, true)),
          "pieces that must promote and have nothing to become cannot enter the promotion region:"
              + " name what a "
              + name
              + " becomes, or write mandatoryPawnPromotion = false");
      return List.of();
    }
    return sides.get(0);
  }

  private Promotion declared(Rule rule, String of, InPlay play) {
    String to =
        rule.to().stream().map(play::letter).map(String::valueOf).collect(Collectors.joining());
    return new Promotion(
        of, to, squares.text(rule.zone()), rule.on(), rule.optional(), isLimited(rule, of));
  }

  /** Here limits are the numbers of pieces in the setup, for all choices or for none. */
  private boolean isLimited(Rule rule, String of) {
    // A limit of 0 is none in that program.
    if (rule.to().stream().allMatch(name -> state.limits().getOrDefault(name, 0) == 0)
        && state.limits().keySet().stream().noneMatch(rule.to()::contains)) {
      return false;
    }
    for (String name : rule.to()) {
      int limit = state.limits().getOrDefault(name, 0);
      char letter = state.pieces().get(name).letter();
      for (char own : new char[] {letter, Character.toLowerCase(letter)}) {
        boolean promotes =
            of.chars()
                .anyMatch(
                    each ->
                        !setup
                            .squaresOf(
                                own == letter ? (char) each : Character.toLowerCase((char) each))
                            .isEmpty());
        if (promotes && (limit == 0 || setup.squaresOf(own).size() != limit)) {
          state.problem(
              "promotionLimit",
              "promotionLimit has to be, for all choices, what each side has in startFen");
          return true;
        }
      }
    }
    return true;
  }
}
