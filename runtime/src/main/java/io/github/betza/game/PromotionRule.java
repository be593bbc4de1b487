package io.github.betza.game;

import io.github.betza.Promoting;
import io.github.betza.model.SquareSet;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Where a piece promotes, and to what.
 *
 * @param zone the squares where it promotes
 * @param on which moves promote
 * @param choices the kinds that the piece may become
 * @param necessity whether it may also keep its kind
 * @param supply how many of the choices its side may have
 */
record PromotionRule(
    SquareSet zone, Promoting on, List<Integer> choices, Necessity necessity, Supply supply) {
  /** Whether a piece that may promote has to. */
  enum Necessity {
    MANDATORY,
    OPTIONAL
  }

  /** How many pieces of a kind a side may have by promotion. */
  enum Supply {
    UNLIMITED,

    /** At most as many as it has in the setup. */
    SETUP
  }

  PromotionRule {
    Objects.requireNonNull(on, "on");
    choices = List.copyOf(choices);
  }

  /** Returns the rule for moves that end within a zone: the piece must promote. */
  static PromotionRule of(SquareSet zone, int... choices) {
    return new PromotionRule(
        zone,
        Promoting.ARRIVAL,
        Arrays.stream(choices).boxed().toList(),
        Necessity.MANDATORY,
        Supply.UNLIMITED);
  }

  /** Returns the same rule for other moves. */
  PromotionRule on(Promoting moves) {
    return new PromotionRule(zone, moves, choices, necessity, supply);
  }

  /** Returns the same rule, but the piece may also keep its kind. */
  PromotionRule asOptional() {
    return new PromotionRule(zone, on, choices, Necessity.OPTIONAL, supply);
  }

  /**
   * Returns the same rule, but the piece may only become a kind of which its side has lost a piece.
   */
  PromotionRule asLimited() {
    return new PromotionRule(zone, on, choices, necessity, Supply.SETUP);
  }

  /** Returns whether a piece may keep its kind. */
  boolean isOptional() {
    return necessity == Necessity.OPTIONAL;
  }

  /** Returns whether a move promotes. */
  boolean holds(int side, int from, int to, boolean captures) {
    boolean ends = zone.contains(side, to);
    return switch (on) {
      case ARRIVAL -> ends;
      case CONTACT -> ends || zone.contains(side, from);
      case ENTRY_OR_CAPTURE ->
          captures ? ends || zone.contains(side, from) : ends && !zone.contains(side, from);
      case CAPTURE -> captures && (ends || zone.contains(side, from));
    };
  }

  /** Returns whether a move with which a piece promotes may end on a square. */
  boolean mayEndOn(int side, int square) {
    return on != Promoting.ARRIVAL || zone.contains(side, square);
  }
}
