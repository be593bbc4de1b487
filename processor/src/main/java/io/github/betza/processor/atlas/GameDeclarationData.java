package io.github.betza.processor.atlas;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.processor.text.PlainText;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.LinkedHashMap;
import java.util.List;
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
    Map<String, Object> data = members(GameModel.FORM, facts.model());
    data.put("pieces", facts.pieces().stream().map(GameDeclarationData::piece).toList());
    data.put(
        "moves",
        facts.moves().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(each -> piece(each.getValue(), each.getKey()))
            .toList());
    return data;
  }

  private static <T> Map<String, Object> members(Form<T> form, T whole) {
    Map<String, Object> data = new LinkedHashMap<>();
    for (Member<?> member : form.members()) {
      Object value = form.value(whole, member);
      data.put(
          member.name(),
          value instanceof Enum<?> constant
              ? constant.name()
              : value instanceof List<?> rules
                  ? rules(member.ruleForm().orElseThrow(), rules)
                  : member.kind() == Kind.TEXT ? PlainText.of((String) value) : value);
    }
    return data;
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private static <R> List<Map<String, Object>> rules(Form<R> form, List<?> rules) {
    return rules.stream().map(rule -> members(form, (R) rule)).toList();
  }

  private static Map<String, Object> piece(PieceFacts piece) {
    return piece(piece, piece.symbol());
  }

  private static Map<String, Object> piece(PieceFacts piece, String symbol) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", symbol);
    data.put("name", PlainText.of(piece.name()));
    data.put("royal", piece.royal());
    data.put("notation", piece.notation());
    data.put("dialect", piece.dialect().name());
    return data;
  }
}
