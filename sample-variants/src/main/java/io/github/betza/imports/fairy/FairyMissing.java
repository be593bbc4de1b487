package io.github.betza.imports.fairy;

import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the rules of a variant of Fairy-Stockfish that games do not have here. */
final class FairyMissing {
  private final FairyState state;

  /** The reported options: an option for both sides is stored for each, but reported once. */
  private final Set<OptionValue> seen = new LinkedHashSet<>();

  private FairyMissing(FairyState state) {
    this.state = state;
  }

  /** Reports every missing rule that changes the game, and the rules that only score it. */
  static void report(FairyState state) {
    FairyMissing missing = new FairyMissing(state);
    state.options().forEach(missing::report);
  }

  private void report(String key, OptionValue option) {
    if (!seen.add(option) || isIdle(key)) {
      return;
    }
    FairyOptions.lacking(key)
        .filter(neutral -> !option.text().equals(neutral))
        .ifPresent(
            neutral -> {
              String text = option.shown() + lacking(option, neutral);
              state.findings().problem(option.line(), text);
            });
    FairyOptions.scoring(key)
        .filter(neutral -> !option.text().equals(neutral))
        .ifPresent(
            neutral ->
                state.findings().omit(FairyOptions.scored(key) + " (" + option.shown() + ")"));
  }

  /** Returns whether an option has no effect: flags need a region of one of the sides. */
  private boolean isIdle(String key) {
    return key.startsWith("flag")
        && state.option("flagRegionWhite").isEmpty()
        && state.option("flagRegionBlack").isEmpty();
  }

  private static String lacking(OptionValue option, String neutral) {
    String byHand = FairyOptions.byHand(option.key());
    String without =
        (option.base().isEmpty() ? "remove the line, or write " : "write ")
            + (option.base().isEmpty() ? "" : option.key() + " = ")
            + neutral
            + ", to import the game without it";
    return byHand == null
        ? " is a rule that games do not have here: " + without
        : " is a rule that is not imported: " + without + "; " + byHand;
  }
}
