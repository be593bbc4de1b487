package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.sentence.EndSentences;
import java.util.ArrayList;
import java.util.List;

/** Describes the rules of a game that are not moves of pieces. */
final class GameSentences {
  private GameSentences() {}

  /** Returns the rules in sentences. */
  static List<String> of(DrawnGame game) {
    VariantFacts facts = game.facts();
    List<String> rules = new ArrayList<>(PieceSentences.of(game));
    rules.addAll(EndSentences.of(facts, symbols -> Phrases.any(game, symbols)));
    if (namesSquares(facts)) {
      rules.add("Squares are named as White sees them; for Black the board is turned round.");
    }
    return rules;
  }

  private static boolean namesSquares(VariantFacts facts) {
    return !(facts.promotions().isEmpty()
        && facts.zones().isEmpty()
        && facts.extras().isEmpty()
        && facts.model().goals().isEmpty());
  }
}
