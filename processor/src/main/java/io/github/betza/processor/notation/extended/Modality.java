package io.github.betza.processor.notation.extended;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * What a move may end on.
 *
 * @param quiet an empty square
 * @param captures an enemy piece, which is captured
 */
record Modality(boolean quiet, boolean captures) {
  /** The default. */
  static final Modality BOTH = new Modality(true, true);

  /** Returns what is allowed by this and by the letters {@code m} and {@code c}. */
  Modality and(Modifiers modifiers) {
    boolean named = modifiers.has('m') || modifiers.has('c');
    return named ? and(new Modality(modifiers.has('m'), modifiers.has('c'))) : this;
  }

  private Modality and(Modality other) {
    return new Modality(quiet && other.quiet, captures && other.captures);
  }

  boolean isNothing() {
    return !quiet && !captures;
  }

  List<Landing> landings() {
    List<Landing> landings = new ArrayList<>();
    if (quiet) {
      landings.add(new Landing(Outcome.PASS, false));
    }
    if (captures) {
      landings.add(new Landing(Outcome.CAPTURE, false));
    }
    return landings;
  }
}
