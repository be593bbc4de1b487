package io.github.betza.model;

import java.util.Set;

/**
 * A way in which a game is faster than by making each move and finding each capture, and the rules
 * of a game with which it is right. A path is used only if it serves every {@link RuleFeature} of
 * the game; without it, the moves are the same. Games decide it once, when they are made:
 *
 * <pre>{@code
 * GameRules rules = XiangqiGame.RULES;
 * FastPath.LEGAL_BY_CHECKS.fits(rules.features()); // true
 * FastPath.COMMON_MOVES_SAFE.fits(rules.features()); // false
 * }</pre>
 *
 * <p>Each switch names all features, and has no default: a new one does not compile until each path
 * has decided. Some paths need more than these rules, such as a board of at most 256 squares, or
 * that a kind of pieces is one that sets of bits express.
 */
public enum FastPath {
  /**
   * Generated code lists the moves of all pieces of a kind by sets of bits, and only those kinds by
   * their notations that such sets do not express. Needs: which moves a piece has depends on the
   * squares that it looks at, and it moves itself.
   */
  LISTED_BY_SETS {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * Whether a royal piece is attacked is found by the lines on which pieces capture, as sets of
   * bits. Needs: an attack depends on where the pieces stand, and on nothing else.
   */
  ATTACKED_BY_SETS {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * The check masks decide which plain moves are legal, and none is made to find out. Needs what
   * {@link #ATTACKED_BY_SETS} needs, and that a move is legal if no royal piece is attacked after
   * it. Where no royal piece need be safe there is nothing to decide.
   */
  LEGAL_BY_CHECKS {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * The generated game finds the check mask itself, by the tables of its pieces. Needs what {@link
   * #LEGAL_BY_CHECKS} needs, that each side always has one royal piece on the board, and that two
   * squares decide what must be empty for an attack from the one on the other. How each kind
   * attacks is decided kind by kind.
   */
  CHECKS_BY_GAME {
    @Override
    public boolean knows(RuleFeature feature) {
      return switch (feature) {
        case BLASTS,
            NO_ROYALTY,
            LAST_ROYAL,
            ROYALS_CAPTURED,
            EXTINCTION,
            FACING_FORBIDDEN,
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
            FACING_ANSWERED,
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
   * Where nothing would attack the only royal piece of a side if it stood alone, no plain move of
   * another piece of that side to an empty square is made to find out whether it is legal. Needs: a
   * piece less of that side never takes an attack away.
   */
  COMMON_MOVES_SAFE {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * notation. Needs: a piece captures as its notation says. What else a kind needs is decided kind
   * by kind.
   */
  ATTACKERS_BY_PATHS {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * A game in which there are legal moves is over only by the limit of moves or by repetition, so
   * moves are listed without a look at the board. Needs: nothing that stands on the board, and no
   * pass, ends the game.
   */
  ENDS_BY_MOVES {
    @Override
    public boolean knows(RuleFeature feature) {
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
   * A position is not looked for among those before the last capture. Needs: no move brings pieces
   * back to the board, and none puts its victims on other squares.
   */
  CAPTURES_ARE_FINAL {
    @Override
    public boolean knows(RuleFeature feature) {
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

  /** Returns whether this path is right in games with a feature. */
  public abstract boolean knows(RuleFeature feature);

  /** Returns whether this path is right in games with all of some features. */
  public boolean fits(Set<RuleFeature> features) {
    return features.stream().allMatch(this::knows);
  }
}
