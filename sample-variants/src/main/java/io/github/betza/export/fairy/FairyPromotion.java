package io.github.betza.export.fairy;

import io.github.betza.Promoting;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.SimpleMove;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Promotion in Fairy-Stockfish: one zone and one list of choices, for all promoting pieces.
 * Promotion is optional in the whole zone, or mandatory in the whole zone.
 */
final class FairyPromotion {
  private final FairyArmy army;
  private final DeclaredVariant variant;
  private final Geometry geometry;
  private final List<String> omissions;

  FairyPromotion(FairyArmy army, List<String> omissions) {
    this.army = army;
    this.variant = army.variant();
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.omissions = omissions;
  }

  void write(Map<String, String> options) {
    if (variant.promotions().isEmpty()) {
      options.put("promotionPawnTypes", "-");
      options.put("promotionPieceTypes", "-");
      // Without these the engine's own pawn could not enter the last rank.
      options.put("promotionRegionWhite", "-");
      options.put("promotionRegionBlack", "-");
      options.put("mandatoryPawnPromotion", "false");
      return;
    }
    Promotion first = variant.promotions().get(0);
    List<Promotion> same = new ArrayList<>();
    Set<Character> promoting = new LinkedHashSet<>();
    for (Promotion rule : variant.promotions()) {
      if (rule.on() != Promoting.ARRIVAL) {
        omissions.add(variant.sentences().of(GameModel.PROMOTIONS, rule));
      }
      if (rule.to().equals(first.to()) && rule.limited() == first.limited()) {
        same.add(rule);
        rule.of().chars().forEach(letter -> promoting.add((char) letter));
      } else if (rule.on() == Promoting.ARRIVAL) {
        omissions.add(variant.sentences().of(GameModel.PROMOTIONS, rule));
      }
    }
    options.put("promotionPawnTypes", small(promoting));
    options.put("promotionPieceTypes", choices(first, options));
    zone(same, promoting, options);
  }

  private static String small(Set<Character> letters) {
    StringBuilder text = new StringBuilder();
    letters.forEach(text::append);
    return text.toString().toLowerCase(Locale.ROOT);
  }

  private String choices(Promotion rule, Map<String, String> options) {
    if (!rule.limited()) {
      return rule.to().toLowerCase(Locale.ROOT);
    }
    Setup setup = Setup.of(variant);
    StringBuilder choices = new StringBuilder();
    List<String> limits = new ArrayList<>();
    for (int i = 0; i < rule.to().length(); i++) {
      char letter = rule.to().charAt(i);
      int white = setup.squaresOf(letter).size();
      int black = setup.squaresOf(Character.toLowerCase(letter)).size();
      if (white != black) {
        omissions.add("that White may have " + white + " pieces " + letter + ", Black " + black);
      }
      if (white > 0) {
        choices.append(letter);
        limits.add(Character.toLowerCase(letter) + ":" + white);
      }
    }
    options.put("promotionLimit", String.join(" ", limits));
    return choices.toString().toLowerCase(Locale.ROOT);
  }

  private void zone(List<Promotion> rules, Set<Character> promoting, Map<String, String> options) {
    SquareSet all = BoardRegion.union(geometry, rules.stream().map(Promotion::zone).toList());
    BoardRegion.put(options, "promotionRegion", "", geometry, all);
    for (char letter : promoting) {
      SquareSet own =
          BoardRegion.union(
              geometry,
              rules.stream()
                  .filter(rule -> rule.of().indexOf(letter) >= 0)
                  .map(Promotion::zone)
                  .toList());
      if (!BoardRegion.of(geometry, own, Side.WHITE)
          .equals(BoardRegion.of(geometry, all, Side.WHITE))) {
        omissions.add("piece " + letter + " promotes in the whole zone in the engine");
      }
    }
    boolean optional = rules.stream().anyMatch(Promotion::optional);
    boolean mandatory = rules.stream().anyMatch(rule -> !rule.optional());
    options.put("mandatoryPawnPromotion", String.valueOf(!optional));
    if (optional && mandatory) {
      // A piece that could never move again must promote, so it is mandatory on the last rank.
      options.put("immobilityIllegal", "true");
      rules.stream().filter(rule -> !rule.optional()).forEach(this::checkDuty);
      SquareSet duty =
          BoardRegion.union(
              geometry,
              rules.stream().filter(rule -> !rule.optional()).map(Promotion::zone).toList());
      new FairyImmobility(army).report(promoting, duty, omissions);
    }
  }

  private void checkDuty(Promotion rule) {
    SquareSet zone = SquareSet.parse(geometry, rule.zone());
    boolean stuck =
        BoardRegion.isLastRanks(geometry, zone, 1)
            && rule.of()
                .chars()
                .allMatch(
                    letter -> army.moves((char) letter).stream().allMatch(SimpleMove::isForward));
    if (!stuck) {
      omissions.add(
          "that pieces "
              + rule.of()
              + " must promote on "
              + rule.zone()
              + ", but need not elsewhere");
    }
  }
}
