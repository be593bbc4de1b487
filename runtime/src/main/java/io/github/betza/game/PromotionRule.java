package io.github.betza.game;

import io.github.betza.Promoting;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Where a piece promotes, and to what.
 *
 * @param zone the squares where it promotes
 * @param on which moves promote
 * @param choices the kinds that the piece may become
 * @param optional whether it may also stay what it is
 * @param limited whether it may only become a kind of which its side has fewer than in the setup
 */
record PromotionRule(
    SquareSet zone, Promoting on, List<Integer> choices, boolean optional, boolean limited) {
  PromotionRule {
    Objects.requireNonNull(on, "on");
    choices = List.copyOf(choices);
  }

  /** Returns the rule for moves that end within a zone: the piece must promote. */
  static PromotionRule of(SquareSet zone, int... choices) {
    return new PromotionRule(
        zone, Promoting.ARRIVAL, Arrays.stream(choices).boxed().toList(), false, false);
  }

  /** Returns the same rule for other moves. */
  PromotionRule on(Promoting moves) {
    return new PromotionRule(zone, moves, choices, optional, limited);
  }

  /** Returns the same rule by which a piece may also stay what it is. */
  PromotionRule asOptional() {
    return new PromotionRule(zone, on, choices, true, limited);
  }

  /** Returns the same rule by which a piece becomes only what its side has lost. */
  PromotionRule asLimited() {
    return new PromotionRule(zone, on, choices, optional, true);
  }

  /** Returns whether a move promotes. */
  boolean holds(int side, int from, int to, boolean captures) {
    boolean ends = zone.contains(side, to);
    return switch (on) {
      case ARRIVAL -> ends;
      case CONTACT -> ends || zone.contains(side, from);
      case ENTRY_OR_CAPTURE ->
          captures ? ends || zone.contains(side, from) : ends && !zone.contains(side, from);
    };
  }

  /** Returns whether a move with which a piece promotes may end on a square. */
  boolean mayEndOn(int side, int square) {
    return on != Promoting.ARRIVAL || zone.contains(side, square);
  }
}
