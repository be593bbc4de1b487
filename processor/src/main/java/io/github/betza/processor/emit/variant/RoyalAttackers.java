package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.SimpleLines;
import java.util.List;
import java.util.Map;

/**
 * The kinds that may attack royal pieces.
 *
 * @param source the game
 * @param plans the moves that sets of bits express
 * @param kinds the kinds
 */
record RoyalAttackers(GameSource source, Map<Integer, BitPlan> plans, List<Integer> kinds) {
  /** Returns those of a game. */
  static RoyalAttackers of(GameSets game, Map<Integer, BitPlan> plans) {
    GameSource source = game.source();
    return new RoyalAttackers(
        source,
        plans,
        game.numbers().stream().filter(kind -> mayAttack(source, kind, plans.get(kind))).toList());
  }

  /** Returns whether the captures, as sets of bits, are all that attacks royal pieces. */
  boolean areComplete() {
    return !source.model().flyingGeneral()
        && !source.history().decidesAttacks()
        && kinds.stream().allMatch(kind -> isUniform(kind, plans.get(kind)))
        && kinds.stream().mapToInt(kind -> captures(kind).size()).sum() <= BitPlan.MOST_TERMS;
  }

  /** Returns whether a kind may attack royal pieces. */
  private static boolean mayAttack(GameSource source, int kind, BitPlan plan) {
    boolean captures = plan == null || !plan.extras().isEmpty() || !captures(plan).isEmpty();
    boolean attacks = source.piece(kind).attacks().filter(List::isEmpty).isEmpty();
    return captures && (attacks || !source.rules().extrasOf(kind).isEmpty());
  }

  /** Returns the captures of a kind, of which sets of bits express all. */
  List<BitTerm> captures(int kind) {
    return captures(plans.get(kind));
  }

  private static List<BitTerm> captures(BitPlan plan) {
    return plan.terms().stream().filter(term -> term.ends() != Ends.QUIET).toList();
  }

  /** Returns whether a kind attacks everywhere alike, and over whatever stands there. */
  private boolean isUniform(int kind, BitPlan plan) {
    return plan != null
        && plan.extras().isEmpty()
        && source.rules().blockersTo(kind).isEmpty()
        && captures(plan).stream().noneMatch(BitTerm::initial);
  }

  /**
   * Returns whether no kind attacks otherwise than over empty squares that two squares tell: then
   * the runtime has sets for all kinds.
   */
  boolean areSimple() {
    return kinds.stream().allMatch(kind -> isUniform(kind, plans.get(kind)))
        && SimpleLines.are(kinds.stream().map(kind -> captures(kind)).toList());
  }

  /** Returns whether a kind attacks behind hurdles only. */
  boolean hops(int kind) {
    BitPlan plan = plans.get(kind);
    return plan != null
        && plan.extras().isEmpty()
        && captures(plan).stream().allMatch(term -> term.shape() instanceof Hop);
  }

  /** Returns whether a kind attacks by leaps without conditions. */
  boolean leaps(int kind) {
    return captures(kind).stream()
        .allMatch(term -> term.shape() instanceof Leaps leaps && leaps.conditions().isEmpty());
  }
}
