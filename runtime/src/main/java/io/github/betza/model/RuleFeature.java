package io.github.betza.model;

import io.github.betza.Royalty;
import io.github.betza.board.PieceMoves.Trait;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule of a game, or a property of its pieces, that may exclude a {@link FastPath}. The compiler
 * and the running game find the features of a game by this table, so that both use the same fast
 * paths:
 *
 * <pre>{@code
 * GameModel hill =
 *     GameModel.of("Hill", 5, 5, "1r2k/5/5/5/K2R1 w - - 0 1")
 *         .with(GameModel.GOALS, List.of(Goal.of("K", "c3")))
 *         .with(GameModel.STALEMATE, Stalemate.LOSS);
 * RuleFeature.of(hill); // [GOALS]
 * }</pre>
 *
 * <p>A new rule requires a line for its member: in {@code BY_MEMBER}, with a constant, if the rule
 * holds whenever the member is not the default; in {@code WITHOUT} if no fast path depends on it;
 * otherwise in the method that reads the value. After a constant is added, {@link FastPath} does
 * not compile until each path has decided; {@code false} turns it off, which is always correct. A
 * member without a line throws an {@link IllegalStateException} as soon as a game is built or
 * compiled. A property that depends on all pieces is added in {@code KnownTraits} of the game, and
 * in {@code GameFacts} of the compiler.
 */
public enum RuleFeature {
  /** No piece is royal: {@link Royalty#NONE}. */
  NO_ROYALTY,

  /** Royal pieces may be captured: {@link Royalty#LAST_CAPTURED}. */
  ROYALS_CAPTURED,

  /** Only the last royal piece of a side is protected: {@link Royalty#LAST_CHECKMATED}. */
  LAST_ROYAL,

  /** A side may not lose all pieces of a kind: {@link Royalty#KIND_EXTINCT}. */
  EXTINCTION,

  /** A side with too few pieces of some kinds has lost, or won. */
  PIECES_COUNTED,

  /** A side with only royal pieces may have lost. */
  BARE_KING,

  /** Pieces win by reaching squares. */
  GOALS,

  /** A number of checks wins. */
  CHECKS_COUNTED,

  /** No move may give check. */
  CHECKS_FORBIDDEN,

  /** Two passes in a row end the game. */
  PASSES_END,

  /** Royal pieces may not face each other. */
  FACING_FORBIDDEN,

  /** Royal pieces that face each other must be separated. */
  FACING_ANSWERED,

  /** Pieces have further moves within some squares. */
  EXTRAS,

  /** Pieces are like the edge of the board to others. */
  BLOCKERS,

  /** Royal pieces castle wherever they begin. */
  CASTLING_BY_FILE,

  /** Pieces are dropped from the hand. */
  HANDS,

  /** Pieces enter from the hand as others leave; such a game has {@link #HANDS} as well. */
  GATES,

  /**
   * Royal pieces are dropped: a side may have none on the board. Such a game has {@link #HANDS}.
   */
  ROYAL_DROPS,

  /** Captures remove the pieces round the square that they reach. */
  BLASTS,

  /** Pieces immobilize others. */
  IMMOBILIZERS,

  /** Royal pieces immobilize others; such a game has {@link #IMMOBILIZERS} as well. */
  ROYAL_IMMOBILIZERS,

  /** A piece has the moves of the one that moved last. */
  IMITATORS,

  /** A piece may move others instead of itself. */
  EXCITERS,

  /** A piece may put other pieces, also its victims, on further squares. */
  DISPLACERS,

  /** A royal piece may be captured en passant. */
  ROYAL_EN_PASSANT,

  /**
   * A piece may need a second piece of the side that it attacks to capture a royal one, as a hurdle
   * or as a second victim. This is assumed unless it is excluded.
   */
  AIDED_CAPTURES;

  /** The features of members that imply one whenever they are not the default. */
  private static final Map<Member<?>, RuleFeature> BY_MEMBER =
      Map.ofEntries(
          Map.entry(GameModel.BARE_KING, BARE_KING),
          Map.entry(GameModel.EXTINCTIONS, PIECES_COUNTED),
          Map.entry(GameModel.GOALS, GOALS),
          Map.entry(GameModel.CHECKS, CHECKS_COUNTED),
          Map.entry(GameModel.CHECKS_FORBIDDEN, CHECKS_FORBIDDEN),
          Map.entry(GameModel.PASSES_END, PASSES_END),
          Map.entry(GameModel.FLYING_GENERAL, FACING_FORBIDDEN),
          Map.entry(GameModel.BIKJANG, FACING_ANSWERED),
          Map.entry(GameModel.EXTRAS, EXTRAS),
          Map.entry(GameModel.BLOCKERS, BLOCKERS),
          Map.entry(GameModel.CASTLINGS, CASTLING_BY_FILE),
          Map.entry(GameModel.HAND, HANDS),
          Map.entry(GameModel.DROPS, HANDS),
          Map.entry(GameModel.GATES, GATES),
          Map.entry(GameModel.BLASTS, BLASTS));

  /**
   * The members on which no fast path depends for a whole game. Promotions, zones and the holes of
   * the setup decide how single kinds are listed, which the compiler determines for each kind; the
   * other rules apply to the listed moves, or to their absence.
   */
  private static final Set<Member<?>> WITHOUT =
      Set.of(
          GameModel.NAME,
          GameModel.FILES,
          GameModel.RANKS,
          GameModel.SETUP,
          GameModel.PROMOTIONS,
          GameModel.ZONES,
          GameModel.CHECKMATE,
          GameModel.STALEMATE,
          GameModel.CAPTURING,
          GameModel.REPETITIONS,
          GameModel.REPETITION,
          GameModel.PERPETUAL_CHECK,
          GameModel.MOVE_LIMIT);

  /** Returns the features of the rules that a game declares, without the features of its pieces. */
  public static EnumSet<RuleFeature> of(GameModel game) {
    return of(member -> game.get(member));
  }

  /**
   * Returns the same for a game that is not declared as a whole.
   *
   * @param game returns the values of all members of {@link GameModel}; of {@link
   *     Member.Kind#RULES} only whether the lists are empty matters
   */
  public static EnumSet<RuleFeature> of(MemberSource game) {
    EnumSet<RuleFeature> features = EnumSet.noneOf(RuleFeature.class);
    for (Member<?> member : GameModel.FORM.members()) {
      of(member, game.value(member)).ifPresent(features::add);
    }
    if (features.contains(GATES)) {
      features.add(HANDS);
    }
    return features;
  }

  /** Returns the feature of a value of a member. */
  static Optional<RuleFeature> of(Member<?> member, Object value) {
    if (member == GameModel.ROYALTY) {
      return of((Royalty) value);
    }
    if (!WITHOUT.contains(member) && !BY_MEMBER.containsKey(member)) {
      throw new IllegalStateException("RuleFeature has no line for the member " + member);
    }
    return member.isDefault(value) ? Optional.empty() : Optional.ofNullable(BY_MEMBER.get(member));
  }

  private static Optional<RuleFeature> of(Royalty royalty) {
    return switch (royalty) {
      case CHECKMATE -> Optional.empty();
      case NONE -> Optional.of(NO_ROYALTY);
      case LAST_CHECKMATED -> Optional.of(LAST_ROYAL);
      case LAST_CAPTURED -> Optional.of(ROYALS_CAPTURED);
      case KIND_EXTINCT -> Optional.of(EXTINCTION);
    };
  }

  /**
   * Returns the features of a piece that do not depend on other pieces.
   *
   * @param traits its traits, with the traits of its extra moves
   * @param immobilizes whether it immobilizes others
   * @param royal whether it is royal in the game
   */
  public static EnumSet<RuleFeature> of(Set<Trait> traits, boolean immobilizes, boolean royal) {
    EnumSet<RuleFeature> features = EnumSet.noneOf(RuleFeature.class);
    traits.forEach(trait -> of(trait).ifPresent(features::add));
    if (immobilizes) {
      features.add(IMMOBILIZERS);
    }
    if (immobilizes && royal) {
      features.add(ROYAL_IMMOBILIZERS);
    }
    return features;
  }

  /**
   * Returns the feature of a trait. The other traits decide how their own kind attacks, or which
   * positions can occur.
   */
  private static Optional<RuleFeature> of(Trait trait) {
    return switch (trait) {
      case EXCITING -> Optional.of(EXCITERS);
      case IMITATING -> Optional.of(IMITATORS);
      case DISPLACING -> Optional.of(DISPLACERS);
      case INITIAL,
          CASTLING,
          DISTANT,
          BORROWING,
          EN_PASSANT,
          CAPTURING_ALIKE,
          EN_PASSANT_CHANGING,
          CAPTURING_SOME ->
          Optional.empty();
    };
  }
}
