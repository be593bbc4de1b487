package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The squares on which a move may end.
 *
 * @param quiet an empty square
 * @param captures an enemy piece, which is captured
 */
record Modality(boolean quiet, boolean captures) {
  /** Returns the modality of the letters {@code m} and {@code c}: both if neither is written. */
  static Modality of(ModifierRun modifiers) {
    boolean quiet = modifiers.has('m');
    boolean captures = modifiers.has('c');
    return quiet || captures ? new Modality(quiet, captures) : new Modality(true, true);
  }

  List<Landing> landings() {
    List<Landing> landings = new ArrayList<>();
    if (quiet) {
      landings.add(new Landing(LegOutcome.EMPTY, false));
    }
    if (captures) {
      landings.add(new Landing(LegOutcome.CAPTURE, false));
    }
    return landings;
  }
}
