package io.github.betza.game;

import io.github.betza.Promoting;
import java.util.List;

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
    choices = List.copyOf(choices);
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
