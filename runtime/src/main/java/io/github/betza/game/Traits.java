package io.github.betza.game;

import java.util.Optional;

/**
 * What the rules know of a kind besides its moves.
 *
 * @param initial whether it has moves that only an unmoved piece has
 * @param direct see {@link GameRules.Builder#direct}
 * @param attacks see {@link GameRules.Builder#attacks}
 */
record Traits(boolean initial, boolean direct, Optional<String> attacks) {
  /** A kind of which nothing is known. */
  static final Traits NONE = new Traits(false, false, Optional.empty());
}
