package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PathProgress.SquareNeeds;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Set;

/** What distinguishes moves, together with the content of the target. */
record MoveKey(
    Vector from,
    Vector to,
    Content content,
    boolean grants,
    boolean vanishes,
    Set<Change> changes) {
  /** An unknown piece, captured anywhere. */
  static final Change ELSEWHERE = new Change(LegEffect.NONE, Vector.ZERO, Vector.ZERO);

  private static final Vector ORIGIN = Vector.ZERO;

  /** Returns this key without the captures elsewhere. */
  MoveKey vague() {
    Content known = content == Content.EN_PASSANT ? Content.EMPTY : content;
    return new MoveKey(from, to, known, false, vanishes, Set.of(ELSEWHERE));
  }

  /** Returns whether the square reached and its content determine the move. */
  boolean isPlain() {
    return !grants && !vanishes && changes.isEmpty() && from.equals(ORIGIN);
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof MoveKey end
        && content == end.content
        && grants == end.grants
        && vanishes == end.vanishes
        && from.equals(end.from)
        && to.equals(end.to)
        && changes.equals(end.changes);
  }

  @Override
  public int hashCode() {
    int hash = 31 * to.hashCode() + from.hashCode() + content.hashCode();
    return changes.isEmpty() ? hash : 31 * hash + changes.hashCode();
  }

  /** The content of a square. */
  enum Content {
    EMPTY,
    EN_PASSANT,
    OWN_ROYAL,
    OWN_COMMON,
    ROYAL,
    COMMON;

    static final List<Content> EMPTY_ONLY = List.of(EMPTY);
    static final List<Content> EN_PASSANT_ONLY = List.of(EN_PASSANT);
    static final List<Content> OWN = List.of(OWN_ROYAL, OWN_COMMON);
    static final List<Content> OWN_COMMON_ONLY = List.of(OWN_COMMON);
    static final List<Content> ROYAL_ONLY = List.of(ROYAL);
    static final List<Content> COMMON_ONLY = List.of(COMMON);
    static final List<Content> ENEMIES = List.of(ROYAL, COMMON);
    static final List<Content> PIECES = List.of(OWN_ROYAL, OWN_COMMON, ROYAL, COMMON);

    /** Returns the contents of the captured or vacated square that an outcome allows. */
    static List<Content> of(LegOutcome outcome) {
      return switch (outcome.occupant()) {
        case EMPTY, EMPTY_BEFORE_PIECE -> EMPTY_ONLY;
        case EN_PASSANT, EN_PASSANT_COMMON -> EN_PASSANT_ONLY;
        case OWN -> OWN;
        case OWN_COMMON -> OWN_COMMON_ONLY;
        case ENEMY -> ENEMIES;
        case ENEMY_ROYAL -> ROYAL_ONLY;
        case ENEMY_COMMON -> COMMON_ONLY;
        case PIECE -> PIECES;
      };
    }
  }

  /** The change of a piece elsewhere than on the target. */
  record Change(LegEffect effect, Vector piece, Vector to) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Change change
          && effect == change.effect
          && piece.equals(change.piece)
          && to.equals(change.to);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * piece.hashCode() + to.hashCode()) + effect.hashCode();
    }
  }

  /**
   * A completed path.
   *
   * @param node the node of its last leg; null for a pass
   * @param landing the landing of that node
   * @param needs its conditions on the squares on the way
   * @param before the paths before it that have the same key; null for none
   */
  record Way(PlanNode node, int landing, SquareNeeds needs, Way before) {
    boolean isMarked() {
      return node == null || node.isRepeatable(landing);
    }
  }
}
