package io.github.betza.processor.atlas;

import io.github.betza.model.GameModel;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The declaration of a game as data, in the form in which the script of the pages reads it: the
 * members of the annotation {@code @Variant}, the pieces in the order of their kinds, and those
 * that are only moves of others, by the names of their types.
 */
final class GameDeclarationData {
  private GameDeclarationData() {}

  /** Returns the data for {@link io.github.betza.processor.json.Json}. */
  static Map<String, Object> of(VariantFacts facts) {
    Map<String, Object> data = GameModel.FORM.data(facts.model());
    data.put("pieces", facts.pieces().stream().map(GameDeclarationData::piece).toList());
    data.put(
        "moves",
        facts.moves().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> piece(each.getValue(), each.getKey()))
            .toList());
    return data;
  }

  private static Map<String, Object> piece(PieceFacts piece) {
    return piece(piece, piece.symbol());
  }

  private static Map<String, Object> piece(PieceFacts piece, String symbol) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", symbol);
    data.put("name", piece.name());
    data.put("royal", piece.royal());
    data.put("notation", piece.notation());
    data.put("dialect", piece.dialect().name());
    return data;
  }
}
