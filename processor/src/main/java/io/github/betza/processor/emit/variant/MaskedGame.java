package io.github.betza.processor.emit.variant;

import io.github.betza.Capturing;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import java.util.Map;
import java.util.Optional;

/**
 * A game in which sets of squares decide which moves are legal, whatever the position is: so they
 * are listed, and none is tried.
 *
 * @param game the game
 * @param plans the moves of all kinds
 * @param royal the kind that is royal
 */
record MaskedGame(GameSets game, Map<Integer, BitPlan> plans, int royal) {
  /** More kinds would make a method that the virtual machine does not compile. */
  private static final int MOST_KINDS = 20;

  /**
   * Returns a game as such a one, if it is.
   *
   * @param attackers what attacks royal pieces
   */
  static Optional<MaskedGame> of(
      GameSets game, Map<Integer, BitPlan> plans, RoyalAttackers attackers) {
    GameSource source = game.source();
    var royals = game.numbers().stream().filter(kind -> source.piece(kind).royal()).toList();
    if (royals.size() != 1
        || game.words().count() > 1
        || game.numbers().size() == 1
        || game.numbers().size() > MOST_KINDS
        || plans.size() != game.numbers().size()
        || !hasPlainRules(source)
        || !attackers.areComplete()
        || !attackers.areSimple()
        || !game.numbers().stream().allMatch(kind -> isPlain(source, kind))) {
      return Optional.empty();
    }
    int royal = royals.get(0);
    BitPlan plan = plans.get(royal);
    boolean castlesPlainly = plan.castlings().stream().allMatch(castling -> castling.inset() == 0);
    return castlesPlainly
            && plan.enPassant().isEmpty()
            && plan.terms().stream().noneMatch(BitTerm::grants)
            && source.rules().promotionsOf(royal).isEmpty()
            && !source.rules().isConfined(royal)
        ? Optional.of(new MaskedGame(game, plans, royal))
        : Optional.empty();
  }

  /** Returns whether nothing but mate decides whether a move is legal. */
  private static boolean hasPlainRules(GameSource source) {
    return source.endsByMate()
        && source.model().goals().isEmpty()
        && !source.model().passesEnd()
        && source.model().capturing() == Capturing.FREE
        && !source.model().flyingGeneral()
        && !source.model().bikjang()
        && !source.immobilizes()
        && !source.history().decidesAttacks()
        && !source.board().hasHoles()
        && source.rules().blockers().isEmpty();
  }

  private static boolean isPlain(GameSource source, int kind) {
    return !source.hasUncountablePromotion(kind) && !source.piece(kind).excites();
  }
}
