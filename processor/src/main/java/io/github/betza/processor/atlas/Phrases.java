package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.sentence.RuleWords;
import java.util.List;

/** Parts of the sentences that describe rules. */
final class Phrases {
  private Phrases() {}

  /** Returns pieces as the subject that begins a sentence. */
  static String subject(DrawnGame game, String symbols) {
    return "T" + all(game, symbols).substring(1);
  }

  /** Returns pieces, all of which are meant. */
  static String all(DrawnGame game, String symbols) {
    return RuleWords.list(theLabels(game, symbols), " and ");
  }

  /** Returns pieces, any one of which is meant. */
  static String any(DrawnGame game, String symbols) {
    return RuleWords.list(theLabels(game, symbols), " or ");
  }

  private static List<String> theLabels(DrawnGame game, String symbols) {
    return game.labels(symbols).stream().map(label -> "the " + label).toList();
  }
}
