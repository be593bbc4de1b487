package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The declaration of a game as data, in the form in which the script of the pages reads it: the
 * members of the annotation {@code @Variant}, and the pieces in the order of their kinds.
 */
final class GameDeclarationData {
  private GameDeclarationData() {}

  /** Returns the data for {@link io.github.betza.processor.json.Json}. */
  static Map<String, Object> of(VariantFacts facts) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", facts.name());
    data.put("files", facts.files());
    data.put("ranks", facts.ranks());
    data.put("setup", facts.setup());
    data.put("pieces", facts.pieces().stream().map(GameDeclarationData::piece).toList());
    data.put(
        "promotions", facts.promotions().stream().map(GameDeclarationData::promotion).toList());
    data.put("zones", facts.zones().stream().map(GameDeclarationData::zone).toList());
    data.put(
        "extras",
        facts.extras().stream()
            .flatMap(extra -> extra.moves().stream().map(moves -> extra(extra, moves)))
            .toList());
    data.put(
        "blockers",
        facts.blockers().stream().map(each -> pair("of", each.of(), "to", each.to())).toList());
    data.put(
        "goals",
        facts.ends().goals().stream()
            .map(each -> pair("of", each.of(), "squares", each.squares()))
            .toList());
    data.put("royalty", facts.royalty().name());
    data.put("stalemate", facts.stalemate().name());
    data.put("bareKing", facts.ends().bareKing().name());
    data.put("repetitions", facts.ends().repetitions());
    data.put("moveLimit", facts.ends().moveLimit());
    data.put("capturing", facts.capturing().name());
    data.put("flyingGeneral", facts.flyingGeneral());
    data.put("bikjang", facts.bikjang());
    data.put("passesEnd", facts.passesEnd());
    return data;
  }

  /** Returns two members in their order, which that of {@link Map#of} is not. */
  private static Map<String, Object> pair(String first, String one, String second, String other) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(first, one);
    data.put(second, other);
    return data;
  }

  private static Map<String, Object> piece(PieceFacts piece) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", piece.symbol());
    data.put("name", piece.name());
    data.put("royal", piece.royal());
    addMoves(data, piece);
    return data;
  }

  private static Map<String, Object> promotion(VariantFacts.PromotionFacts rule) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("of", rule.of());
    data.put("to", rule.to());
    data.put("zone", rule.zone());
    data.put("on", rule.on().name());
    data.put("optional", rule.optional());
    data.put("limited", rule.limited());
    return data;
  }

  private static Map<String, Object> zone(VariantFacts.ZoneFacts zone) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("of", zone.of());
    data.put("squares", zone.squares());
    data.put("captures", zone.captures());
    return data;
  }

  private static Map<String, Object> extra(VariantFacts.ExtraFacts extra, PieceFacts moves) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("of", extra.of());
    addMoves(data, moves);
    data.put("squares", extra.squares());
    return data;
  }

  private static void addMoves(Map<String, Object> data, PieceFacts piece) {
    data.put("notation", piece.notation());
    data.put("dialect", piece.dialect().name());
  }
}
