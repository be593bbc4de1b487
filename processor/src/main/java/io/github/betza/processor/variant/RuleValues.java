package io.github.betza.processor.variant;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values in the rules for some of the pieces of a game, by their places. */
public final class RuleValues {
  private RuleValues() {}

  /** Receives the values. */
  public interface Visitor {
    /**
     * Receives a value.
     *
     * @param part the member of the rule that contains it
     */
    void visit(AnnotationPlace place, Member<?> part, Object value);
  }

  /** Visits all values, in the order of the rules. */
  public static void forEach(GameModel game, Visitor visitor) {
    for (Member<?> member : GameModel.FORM.members()) {
      member.ruleForm().ifPresent(form -> forEach(game, member, form, visitor));
    }
  }

  @SuppressWarnings("unchecked") // The rules of a member have the type of the member.
  private static <R> void forEach(GameModel game, Member<?> member, Form<R> form, Visitor visitor) {
    for (PlacedRule<R> rule : PlacedRule.of(game, (Member<List<R>>) member)) {
      form.members()
          .forEach(part -> visitor.visit(rule.at(part), part, form.value(rule.rule(), part)));
    }
  }

  /** Returns the lists of letters that are given. */
  public static Map<AnnotationPlace, String> letters(GameModel game) {
    return texts(game, Kind.LETTERS);
  }

  /** Returns the sets of squares that are given. */
  public static Map<AnnotationPlace, String> squares(GameModel game) {
    return texts(game, Kind.SQUARES);
  }

  private static Map<AnnotationPlace, String> texts(GameModel game, Kind kind) {
    Map<AnnotationPlace, String> texts = new LinkedHashMap<>();
    forEach(
        game,
        (place, part, value) -> {
          if (part.kind() == kind && !part.isDefault(value)) {
            texts.put(place, (String) value);
          }
        });
    return texts;
  }
}
