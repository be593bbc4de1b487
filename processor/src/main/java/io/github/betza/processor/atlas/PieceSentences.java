package io.github.betza.processor.atlas;

import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.List;

/** Describes the rules that change what a piece does. */
final class PieceSentences {
  private PieceSentences() {}

  /** Returns the rules in sentences; a rule for several pieces names only the one. */
  static List<String> of(DrawnGame game, String symbol) {
    VariantFacts facts = game.facts();
    VariantSentences sentences = game.sentences();
    int kind = facts.kindOf(symbol);
    List<String> rules = new ArrayList<>();
    for (Promotion rule : facts.model().promotions()) {
      if (facts.kindsOf(rule.of()).contains(kind)) {
        String choices = String.join("", rule.choices(symbol));
        rules.add(
            sentences.of(
                GameModel.PROMOTIONS,
                new Promotion(
                    symbol, choices, rule.zone(), rule.on(), rule.optional(), rule.limited())));
      }
    }
    for (Zone zone : facts.zonesOf(kind)) {
      rules.add(sentences.of(GameModel.ZONES, new Zone(symbol, zone.squares(), zone.captures())));
    }
    for (Extra extra : facts.extrasOf(kind)) {
      rules.add(sentences.of(GameModel.EXTRAS, new Extra(symbol, extra.moves(), extra.squares())));
    }
    for (Blocker blocker : facts.blockersTo(kind)) {
      rules.add(sentences.of(GameModel.BLOCKERS, new Blocker(blocker.of(), symbol)));
    }
    return rules;
  }
}
