package io.github.betza.export.fairy;

import io.github.betza.Promoting;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.XBetzaForm;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Promoted forms in Fairy-Stockfish: pieces of their own kind or of an existing one, which go to
 * the hand with their former kind when they are captured. They promote in one zone with a move that
 * begins or ends there: optional for all, or mandatory for all.
 */
final class FairyForms {
  private final FairyArmy army;
  private final DeclaredVariant variant;
  private final Geometry geometry;
  private final List<String> omissions;

  /**
   * Whether forms appear and disappear only by captures; the engine has this for all or for none.
   */
  private boolean onCapture;

  FairyForms(FairyArmy army, List<String> omissions) {
    this.army = army;
    this.variant = army.variant();
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.omissions = omissions;
  }

  void write(Map<String, String> options) {
    if (!variant.hasPromotedForms()) {
      return;
    }
    options.put(
        "promotedPieceType",
        army.forms().entrySet().stream()
            .map(form -> form.getKey() + ":" + form.getValue())
            .collect(Collectors.joining(" "))
            .toLowerCase(Locale.ROOT));
    variant.forms().pieces().stream()
        .filter(form -> form.royal() || form.letter() == army.king())
        .forEach(form -> omissions.add(XBetzaForm.title(form) + " is not royal in the engine"));
    List<Promotion> promotions = new ArrayList<>();
    List<Promotion> demotions = new ArrayList<>();
    for (Promotion rule : variant.forms().promotions()) {
      if (isToOwnForm(rule)) {
        promotions.add(rule);
      } else if (isFromForm(rule)) {
        demotions.add(rule);
      } else {
        omissions.add(variant.sentences().of(GameModel.PROMOTIONS, rule));
      }
    }
    if (promotions.isEmpty()) {
      demotions.forEach(this::omit);
    } else {
      zone(promotions, demotions, options);
    }
  }

  /** Returns whether pieces become their own forms. */
  private static boolean isToOwnForm(Promotion rule) {
    List<String> of = RulesByKind.split(rule.of());
    return !rule.limited()
        && of.stream().noneMatch(symbol -> symbol.startsWith("+"))
        && of.stream().allMatch(symbol -> rule.choices(symbol).equals(List.of("+" + symbol)));
  }

  /** Returns whether a form becomes its former kind. */
  private static boolean isFromForm(Promotion rule) {
    return !rule.limited() && rule.of().equals("+" + rule.to());
  }

  private void zone(
      List<Promotion> promotions, List<Promotion> demotions, Map<String, String> options) {
    SquareSet all = union(promotions);
    onCapture = promotions.stream().anyMatch(rule -> rule.on() == Promoting.CAPTURE);
    if (onCapture) {
      options.put("piecePromotionOnCapture", "true");
    }
    String white = BoardRegion.of(geometry, all, Side.WHITE);
    boolean alone = variant.promotions().isEmpty();
    if (alone) {
      BoardRegion.put(options, "promotionRegion", "", geometry, all);
    } else if (!white.equals(options.get("promotionRegionWhite"))) {
      promotions.forEach(this::omit);
      return;
    }
    boolean mandatory = promotions.stream().noneMatch(Promotion::optional);
    options.put("mandatoryPiecePromotion", String.valueOf(mandatory));
    Set<Character> stuck = new LinkedHashSet<>();
    Map<Character, List<Promotion>> byLetter = new LinkedHashMap<>();
    for (Promotion rule : promotions) {
      for (char letter : rule.of().toCharArray()) {
        byLetter.computeIfAbsent(letter, any -> new ArrayList<>()).add(rule);
      }
    }
    byLetter.forEach(
        (letter, rules) -> {
          boolean isWhole = BoardRegion.of(geometry, union(rules), Side.WHITE).equals(white);
          boolean hasDuty = !mandatory && rules.stream().anyMatch(rule -> !rule.optional());
          if (hasDuty) {
            stuck.add(letter);
          }
          if (!isWhole
              || !rules.stream().allMatch(rule -> isByContact(letter, rule, all))
              || (hasDuty && !isDutyOfStuck(letter, rules))) {
            rules.forEach(this::omit);
          }
          if (army.name(letter).equals("pawn") && alone) {
            options.put("mandatoryPawnPromotion", String.valueOf(mandatory));
          }
        });
    if (!stuck.isEmpty()) {
      options.put("immobilityIllegal", "true");
    }
    if (!demotions.isEmpty()) {
      demotion(demotions, white, mandatory, options);
    }
  }

  private void demotion(
      List<Promotion> demotions, String zone, boolean mandatory, Map<String, String> options) {
    options.put("pieceDemotion", "true");
    Set<String> back = new LinkedHashSet<>();
    for (Promotion rule : demotions) {
      SquareSet own = union(List.of(rule));
      boolean isWhole = zone.equals(BoardRegion.of(geometry, own, Side.WHITE));
      boolean isSame = rule.optional() != mandatory && isWhole && isEverywhereOrContact(rule);
      back.add(rule.to());
      if (!isSame) {
        omit(rule);
      }
    }
    for (DeclaredPiece form : variant.forms().pieces()) {
      if (!back.contains(String.valueOf(form.letter()))) {
        omissions.add(XBetzaForm.title(form) + " becomes what it was in the engine");
      }
    }
  }

  private boolean isEverywhereOrContact(Promotion rule) {
    if (onCapture || rule.on() == Promoting.CAPTURE) {
      return onCapture && rule.on() == Promoting.CAPTURE;
    }
    return rule.on() == Promoting.CONTACT
        || BoardRegion.isLastRanks(geometry, union(List.of(rule)), geometry.ranks());
  }

  /** Returns whether a piece promotes with all moves that begin or end in the zone. */
  private boolean isByContact(char letter, Promotion rule, SquareSet zone) {
    boolean ahead = army.moves(letter).stream().allMatch(SimpleMove::isForward);
    boolean isLast = false;
    for (int count = 1; count <= geometry.ranks(); count++) {
      isLast |= BoardRegion.isLastRanks(geometry, zone, count);
    }
    return isEverywhereOrContact(rule)
        || (!onCapture && rule.on() == Promoting.ARRIVAL && ahead && isLast);
  }

  /**
   * Returns whether a piece must promote exactly on the squares where it could never move again.
   */
  private boolean isDutyOfStuck(char letter, List<Promotion> rules) {
    List<Promotion> duties = rules.stream().filter(rule -> !rule.optional()).toList();
    SquareSet duty = union(duties);
    FairyImmobility immobility = new FairyImmobility(army);
    for (int square : BoardRegion.squares(geometry)) {
      boolean isStuck =
          immobility.isStuck(letter, square) && union(rules).contains(Side.WHITE, square);
      if (isStuck != duty.contains(Side.WHITE, square)) {
        return false;
      }
    }
    return true;
  }

  private SquareSet union(List<Promotion> rules) {
    return BoardRegion.union(geometry, rules.stream().map(Promotion::zone).toList());
  }

  private void omit(Promotion rule) {
    String sentence = variant.sentences().of(GameModel.PROMOTIONS, rule);
    if (!omissions.contains(sentence)) {
      omissions.add(sentence);
    }
  }
}
