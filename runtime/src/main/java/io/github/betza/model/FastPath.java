package io.github.betza.model;

import java.util.Set;

/**
 * A way to avoid making each move and finding each capture, and the rules with which it is correct.
 * A path is used only if it serves every {@link RuleFeature} of the game; without it, the moves are
 * the same. A game decides this once, when it is made:
 *
 * <pre>{@code
 * GameRules rules = XiangqiGame.RULES;
 * FastPath.LEGAL_BY_CHECKS.fits(rules.features()); // true
 * FastPath.COMMON_MOVES_SAFE.fits(rules.features()); // false
 * }</pre>
 *
 * <p>Each switch names all features, and has no default: a new one does not compile until each path
 * has decided. Some paths have further conditions, such as a board of at most 256 squares, or a
 * kind of pieces that sets of bits can express.
 */
public enum FastPath {
  /**
   * Generated code lists the moves of all pieces of a kind by sets of bits; only kinds that sets
   * cannot express are listed by their notations. Requires: the moves of a piece depend only on the
   * squares on its way, and move only the piece itself.
   */
  LISTED_BY_SETS {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case IMMOBILIZERS, ROYAL_IMMOBILIZERS, EXCITERS -> false;
        case NO_ROYALTY,
            BLASTS,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            EXTRAS,
            BLOCKERS,
            IMITATORS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            ROYAL_EN_PASSANT,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * Attacks on royal pieces are found by the lines on which pieces capture, as sets of bits.
   * Requires: an attack depends only on the squares of the pieces.
   */
  ATTACKED_BY_SETS {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS, IMMOBILIZERS, ROYAL_IMMOBILIZERS, IMITATORS, ROYAL_EN_PASSANT -> false;
        case NO_ROYALTY,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            EXTRAS,
            BLOCKERS,
            EXCITERS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * The check masks decide which plain moves are legal, without making them. Requires: the
   * conditions of {@link #ATTACKED_BY_SETS}; and a move is legal if no royal piece is attacked
   * after it. If no royal piece needs to be safe, there is nothing to decide.
   */
  LEGAL_BY_CHECKS {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS,
            NO_ROYALTY,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            IMMOBILIZERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            ROYAL_EN_PASSANT ->
            false;
        case BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            EXTRAS,
            BLOCKERS,
            EXCITERS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * The generated game finds the check mask itself, by the tables of its pieces. Requires: the
   * conditions of {@link #LEGAL_BY_CHECKS}; each side always has one royal piece on the board; no
   * move is legal in check because it ends the game; and two squares determine which squares must
   * be empty for an attack from one on the other. The conditions on the attacks are tested for each
   * kind.
   */
  CHECKS_BY_GAME {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS,
            NO_ROYALTY,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            EXTRAS,
            BLOCKERS,
            IMMOBILIZERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            EXCITERS,
            ROYAL_EN_PASSANT,
            ROYAL_DROPS ->
            false;
        case BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            HANDS,
            GATES,
            DISPLACERS,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * If no piece would attack the only royal piece of a side without the other pieces of that side,
   * their plain moves to empty squares are legal without making them. Requires: removing a piece of
   * that side never removes an attack.
   */
  COMMON_MOVES_SAFE {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS,
            NO_ROYALTY,
            ROYALS_CAPTURED,
            EXTINCTION,
            FACING_FORBIDDEN,
            EXTRAS,
            BLOCKERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            EXCITERS,
            ROYAL_EN_PASSANT,
            AIDED_CAPTURES ->
            false;
        case LAST_ROYAL,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_ANSWERED,
            IMMOBILIZERS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * The enemies of a kind that attack a square are found at once, backward along the paths of their
   * notation. Requires: a piece captures as its notation describes. Further conditions are tested
   * for each kind.
   */
  ATTACKERS_BY_PATHS {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS, EXTRAS, BLOCKERS -> false;
        case NO_ROYALTY,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            IMMOBILIZERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            EXCITERS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            ROYAL_EN_PASSANT,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * A game with legal moves ends only by the move limit or by repetition, so moves are listed
   * without a look at the board. Requires: neither the pieces on the board nor passes end the game.
   */
  ENDS_BY_MOVES {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case BLASTS,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            PIECES_COUNTED,
            PASSES_END,
            FACING_ANSWERED ->
            false;
        case NO_ROYALTY,
            CHECKS_FORBIDDEN,
            FACING_FORBIDDEN,
            EXTRAS,
            BLOCKERS,
            IMMOBILIZERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            EXCITERS,
            HANDS,
            GATES,
            ROYAL_DROPS,
            DISPLACERS,
            ROYAL_EN_PASSANT,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  },

  /**
   * The search for a repeated position ends at the last capture. Requires: no move brings pieces
   * back to the board, or puts its victims on other squares.
   */
  CAPTURES_ARE_FINAL {
    @Override
    public boolean serves(RuleFeature feature) {
      return switch (feature) {
        case DISPLACERS, HANDS, GATES, ROYAL_DROPS -> false;
        case NO_ROYALTY,
            BLASTS,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            BARE_KING,
            GOALS,
            CHECKS_COUNTED,
            CHECKS_FORBIDDEN,
            PIECES_COUNTED,
            PASSES_END,
            FACING_FORBIDDEN,
            FACING_ANSWERED,
            EXTRAS,
            BLOCKERS,
            IMMOBILIZERS,
            ROYAL_IMMOBILIZERS,
            IMITATORS,
            EXCITERS,
            ROYAL_EN_PASSANT,
            AIDED_CAPTURES,
            CASTLING_BY_FILE ->
            true;
      };
    }
  };

  /** Returns whether this path is correct in games with a feature. */
  public abstract boolean serves(RuleFeature feature);

  /** Returns whether this path is correct in games with all of some features. */
  public boolean fits(Set<RuleFeature> features) {
    return features.stream().allMatch(this::serves);
  }
}
