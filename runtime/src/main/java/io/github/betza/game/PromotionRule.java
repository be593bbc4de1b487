package io.github.betza.game;

import java.util.List;

/**
 * Where a piece promotes, and to what.
 *
 * @param zone the squares on which a move must end
 * @param choices the kinds that the piece may become
 * @param optional whether it may also stay what it is
 * @param limited whether it may only become a kind of which its side has fewer than in the setup
 */
record PromotionRule(SquareSet zone, List<Integer> choices, boolean optional, boolean limited) {
  PromotionRule {
    choices = List.copyOf(choices);
  }
}
