package io.github.betza.processor.variant;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The texts of the rules of a game, by the members that hold them.
 *
 * @param letters the lists of letters
 * @param squares the sets of squares
 */
public record RuleTexts(
    Map<AnnotationPlace, String> letters, Map<AnnotationPlace, String> squares) {

  /** Returns the texts of a game. */
  public static RuleTexts of(VariantFacts facts) {
    RuleTexts texts = new RuleTexts(new LinkedHashMap<>(), new LinkedHashMap<>());
    for (int i = 0; i < facts.promotions().size(); i++) {
      VariantFacts.PromotionFacts rule = facts.promotions().get(i);
      texts.addLetters(In.PROMOTION, i, "of", rule.of());
      texts.addLetters(In.PROMOTION, i, "to", rule.to());
      texts.addSquares(In.PROMOTION, i, "zone", rule.zone());
    }
    for (int i = 0; i < facts.zones().size(); i++) {
      VariantFacts.ZoneFacts rule = facts.zones().get(i);
      texts.addLetters(In.ZONE, i, "of", rule.of());
      texts.addSquares(In.ZONE, i, "squares", rule.squares());
      if (!rule.captures().isEmpty()) {
        texts.addSquares(In.ZONE, i, "captures", rule.captures());
      }
    }
    for (int i = 0; i < facts.extras().size(); i++) {
      VariantFacts.ExtraFacts rule = facts.extras().get(i);
      texts.addLetters(In.EXTRA, i, "of", rule.of());
      texts.addSquares(In.EXTRA, i, "squares", rule.squares());
    }
    for (int i = 0; i < facts.blockers().size(); i++) {
      texts.addLetters(In.BLOCKER, i, "of", facts.blockers().get(i).of());
      texts.addLetters(In.BLOCKER, i, "to", facts.blockers().get(i).to());
    }
    for (int i = 0; i < facts.ends().goals().size(); i++) {
      VariantFacts.GoalFacts rule = facts.ends().goals().get(i);
      texts.addLetters(In.GOAL, i, "of", rule.of());
      texts.addSquares(In.GOAL, i, "squares", rule.squares());
    }
    return texts;
  }

  private void addLetters(In in, int index, String member, String text) {
    letters.put(new AnnotationPlace(in, index, member), text);
  }

  private void addSquares(In in, int index, String member, String text) {
    squares.put(new AnnotationPlace(in, index, member), text);
  }
}
