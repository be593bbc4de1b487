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
  /** The entry that means each piece's own form. */
  private static final String OWN_FORM = "+";

  private static final String ON_CAPTURE = "piecePromotionOnCapture";

  /**
   * How pieces of a kind promote.
   *
   * @param to the kinds that they become; empty if they must promote but cannot
   * @param zone the squares, as their side sees the board
   * @param on which moves promote
   * @param optional whether they may keep their kind
   */
  public record Rule(Set<String> to, Set<String> zone, Promoting on, boolean optional) {}

  /** Returns the promotions of a side's pieces of a kind: one rule, or none. */
  public List<Rule> rules(String name, boolean white) {
    Set<String> zone = zone(white);
    boolean isPawn = name.equals("pawn");
    String other = state.promoted().get(name);
    String key = FairyState.key("promotionPawnTypes", white);
    if (zone.isEmpty() || name.equals("king")) {
      return List.of();
    }
    // The engine's own pawn promotes even if it is not named.
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
        if (state.flag(ON_CAPTURE)) {
          state.problem(
              ON_CAPTURE,
              "a pawn becomes a "
                  + other
                  + " by captures alone in Fairy-Stockfish, but any of promotionPieceTypes by all"
                  + " moves: name no pawn in promotedPieceType");
        }
        checkForm(name, other, white);
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
    checkForm(name, other, white);
    return List.of(new Rule(Set.of(other), zone, moves(), optional));
  }

  /** Returns which moves promote a piece that is not a pawn. */
  private Promoting moves() {
    return state.flag(ON_CAPTURE) ? Promoting.CAPTURE : Promoting.CONTACT;
  }

  /** Reports a limit that the engine ignores for this promotion. */
  private void checkLimit(String to, boolean ignored) {
    if (ignored && state.limits().getOrDefault(to, 0) > 0) {
      state.problem(
          "promotionLimit",
          "promotionLimit of a " + to + " does not hold for promotedPieceType in Fairy-Stockfish");
    }
  }

  /** Returns whether a piece of a kind becomes another kind as its own promoted form. */
  boolean isForm(String name, String to) {
    return FairyHands.keepForms(state) && to.equals(state.promoted().get(name));
  }

  /** Returns whether a piece of a kind may promote to a kind that is not its own form. */
  boolean losesItsKind(String name) {
    return List.of(true, false).stream()
        .flatMap(white -> rules(name, white).stream())
        .flatMap(rule -> rule.to().stream())
        .anyMatch(to -> !isForm(name, to));
  }

  /** Checks a form, which here neither promotes again nor is limited in number. */
  private void checkForm(String name, String form, boolean white) {
    if (!isForm(name, form)) {
      return;
    }
    boolean again =
        state.pieces().containsKey(state.promoted().getOrDefault(form, ""))
            || state.pieces(FairyState.key("promotionPawnTypes", white)).contains(form);
    if (again) {
      state.problem(
          "promotedPieceType",
          "a "
              + name
              + " that has become a "
              + form
              + " promotes again in Fairy-Stockfish, which"
              + " it does not here");
    }
    if (state.limits().getOrDefault(form, 0) > 0) {
      state.problem(
          "promotionLimit",
          "promotionLimit of a "
              + form
              + " has no place here: a "
              + name
              + " may become one"
              + " whatever its side has");
    }
  }

  /** Returns the squares where pieces of a side promote, as it sees the board. */
  Set<String> zone(boolean white) {
    String key = FairyState.key("promotionRegion", white);
    return squares.own(squares.read(key, state, "e4 *8"), white);
  }

  /** Returns the promotions of all kinds that are in play. */
  List<Promotion> declared(InPlay play, FairyStuck stuck) {
    Map<Rule, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      for (Rule rule : withDuties(name, rule(name, play), play, stuck)) {
        if (play.isOwn(name)) {
          letters
              .computeIfAbsent(toForm(name, rule), any -> new StringBuilder())
              .append(play.letter(name));
        }
      }
    }
    List<Promotion> declared = new ArrayList<>();
    letters.forEach((rule, of) -> declared.add(declared(rule, of.toString(), play)));
    if (state.flag("pieceDemotion")) {
      play.forms().keySet().forEach(name -> declared.add(demotion(name, play)));
    }
    return declared;
  }

  /**
   * Returns a rule in which the form of a kind is replaced by the entry for each piece's own form.
   */
  private Rule toForm(String name, Rule rule) {
    Set<String> to = new LinkedHashSet<>();
    rule.to().forEach(each -> to.add(isForm(name, each) ? OWN_FORM : each));
    return new Rule(to, rule.zone(), rule.on(), rule.optional());
  }

  /** Returns how a form becomes its former kind. */
  private Promotion demotion(String name, InPlay play) {
    String letter = String.valueOf(play.letter(name));
    String zone = squares.text(zone(play.sides(name).get(0)));
    boolean optional = !state.flag("mandatoryPiecePromotion");
    return new Promotion("+" + letter, letter, zone, moves(), optional, false);
  }

  /**
   * Makes an optional promotion mandatory on squares where the piece could not move on; if it
   * cannot promote there, that is a problem.
   */
  private List<Rule> withDuties(String name, List<Rule> rules, InPlay play, FairyStuck stuck) {
    Set<String> places = new LinkedHashSet<>();
    play.sides(name).forEach(white -> places.addAll(stuck.squares(name, white)));
    rules.forEach(rule -> places.removeAll(rule.optional() ? Set.of() : rule.zone()));
    if (places.isEmpty()) {
      return rules;
    }
    if (rules.isEmpty()
        || rules.get(0).on() == Promoting.CAPTURE
        || !rules.get(0).optional()
        || !rules.get(0).zone().containsAll(places)) {
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

  /** Returns how a kind promotes, if all sides that have it agree. */
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
    if (neverBecomeAnything(name, play.sides(name).get(0))) {
      state
          .findings()
          .omit(
              "that a "
                  + name
                  + " attacks squares of the promotion region, which it never enters because it"
                  + " must promote there and has nothing to become");
      return List.of();
    }
    return sides.get(0);
  }

  /**
   * Returns whether pieces must promote but cannot, so that they never enter their promotion zone.
   */
  boolean neverBecomeAnything(String name, boolean white) {
    return rules(name, white).stream().anyMatch(rule -> rule.to().isEmpty());
  }

  private Promotion declared(Rule rule, String of, InPlay play) {
    String to =
        rule.to().stream()
            .map(each -> each.equals(OWN_FORM) ? OWN_FORM : String.valueOf(play.letter(each)))
            .collect(Collectors.joining());
    return new Promotion(
        of, to, squares.text(rule.zone()), rule.on(), rule.optional(), isLimited(rule, of));
  }

  /**
   * Returns whether a rule is limited: here limits are the numbers of pieces in the setup, for all
   * choices or for none.
   */
  private boolean isLimited(Rule rule, String of) {
    // In the engine a limit of 0 means no limit.
    if (rule.to().stream().allMatch(name -> state.limits().getOrDefault(name, 0) == 0)
        && state.limits().keySet().stream().noneMatch(rule.to()::contains)) {
      return false;
    }
    for (String name : rule.to()) {
      if (name.equals(OWN_FORM)) {
        continue;
      }
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
