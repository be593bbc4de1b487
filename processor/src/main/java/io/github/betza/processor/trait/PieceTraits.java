package io.github.betza.processor.trait;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Wrap;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The properties of a piece that a game depends on, in addition to its moves.
 *
 * @param all the traits that the generated class of the piece declares
 * @param direct whether it attacks over empty squares only, independent of other pieces and of its
 *     place on the board
 * @param takesEnPassant whether it may capture en passant
 * @param unaided whether its captures never need a second piece of the attacked side
 */
public record PieceTraits(Set<Trait> all, boolean direct, boolean takesEnPassant, boolean unaided) {
  /** The traits of a piece whose notation has errors. */
  public static final PieceTraits NONE = new PieceTraits(Set.of(), false, false, false);

  public PieceTraits {
    all = Set.copyOf(all);
  }

  public static PieceTraits of(Piece piece) {
    Look look = new Look();
    piece.alternatives().forEach(look::at);
    if (look.found.contains(Trait.EN_PASSANT) && ChangingGrants.areIn(piece)) {
      look.found.add(Trait.EN_PASSANT_CHANGING);
    }
    return new PieceTraits(look.found, look.direct, look.takesEnPassant, AidCheck.isUnaided(piece));
  }

  /** Returns whether the piece has a trait. */
  public boolean has(Trait trait) {
    return all.contains(trait);
  }

  /** Examines every leg once, though many paths may lead to it. */
  private static final class Look {
    private final Set<Trait> found = EnumSet.noneOf(Trait.class);
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean direct = true;
    private boolean takesEnPassant;

    void at(Alternative alternative) {
      boolean castles = alternative instanceof Castling;
      if (alternative.initial()) {
        found.add(castles ? Trait.CASTLING : Trait.INITIAL);
      }
      if (alternative instanceof Walk walk) {
        atAll(walk.first());
      } else if (alternative instanceof Universal universal) {
        universal.landings().forEach(this::at);
      } else if (alternative instanceof Imitation || alternative instanceof ImitativeCapture) {
        // The moves come from other pieces, whatever their traits.
        found.add(Trait.DISTANT);
        direct = false;
      } else {
        direct &= castles || alternative instanceof NullMove;
      }
      if (alternative instanceof Imitation) {
        found.add(Trait.IMITATING);
      } else if (alternative instanceof ImitativeCapture) {
        found.add(Trait.CAPTURING_ALIKE);
      }
    }

    private void atAll(List<Node> nodes) {
      for (Node node : nodes) {
        if (seen.add(node)) {
          at(node);
        }
      }
    }

    private void at(Node node) {
      direct &= isDirect(node.leg());
      node.landings().forEach(this::at);
      for (Branch branch : node.branches()) {
        direct &= branch.outcome().equals(LegOutcome.EMPTY);
        at(branch.outcome());
        if (branch.outcome().effect() != LegEffect.NONE) {
          found.add(Trait.DISTANT);
        }
        atAll(branch.next());
      }
    }

    private static boolean isDirect(Leg leg) {
      boolean overEmpty =
          leg.bridge().isNone() || leg.bridge().condition() == Bridge.Condition.EMPTY;
      return overEmpty && leg.wrap() == Wrap.NONE && !(leg.length() instanceof Length.ToEnemyHalf);
    }

    private void at(Landing landing) {
      LegOutcome outcome = landing.outcome();
      direct &= landing.custodies().isEmpty() && outcome.effect() != LegEffect.BORROW;
      boolean elsewhere =
          outcome.effect() != LegEffect.NONE && outcome.effect() != LegEffect.REMOVE;
      if (elsewhere || outcome.occupant().isEnPassant() || !landing.isPlain()) {
        found.add(Trait.DISTANT);
      }
      if (landing.grantsEnPassant()) {
        found.add(Trait.EN_PASSANT);
      }
      at(outcome);
    }

    private void at(LegOutcome outcome) {
      takesEnPassant |= outcome.occupant().isEnPassant();
      switch (outcome.occupant()) {
        case ENEMY_ROYAL, ENEMY_COMMON -> found.add(Trait.CAPTURING_SOME);
        case EMPTY,
            ENEMY,
            OWN,
            OWN_COMMON,
            PIECE,
            EN_PASSANT,
            EN_PASSANT_COMMON,
            EMPTY_BEFORE_PIECE -> {}
      }
      switch (outcome.effect()) {
        case NONE, REMOVE -> {}
        case UNLOAD_AT_LEG_START, DROP_AT_LEG_START, UNLOAD_AT_ORIGIN, SWAP ->
            found.add(Trait.DISPLACING);
        case EXCITE -> found.add(Trait.EXCITING);
        case BORROW -> found.add(Trait.BORROWING);
      }
    }
  }

  /**
   * Searches for moves that allow a capture en passant as a reply, and that change other squares
   * than their start and target.
   */
  private static final class ChangingGrants {
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The legs seen after a leg with a change. */
    private final Set<Node> seenChanged = Collections.newSetFromMap(new IdentityHashMap<>());

    private ChangingGrants() {}

    /** Returns whether a piece has these moves. */
    static boolean areIn(Piece piece) {
      ChangingGrants look = new ChangingGrants();
      return piece.alternatives().stream().anyMatch(look::isIn);
    }

    private boolean isIn(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return areIn(walk.first(), false);
      }
      return alternative instanceof Universal universal
          && universal.landings().stream().anyMatch(landing -> changes(landing, false));
    }

    private boolean areIn(List<Node> nodes, boolean changed) {
      boolean found = false;
      for (Node node : nodes) {
        found |= (changed ? seenChanged : seen).add(node) && isIn(node, changed);
      }
      return found;
    }

    private boolean isIn(Node node, boolean changed) {
      boolean found = node.landings().stream().anyMatch(landing -> changes(landing, changed));
      for (Branch branch : node.branches()) {
        found |= areIn(branch.next(), changed || branch.outcome().effect() != LegEffect.NONE);
      }
      return found;
    }

    private static boolean changes(Landing landing, boolean changed) {
      LegEffect effect = landing.outcome().effect();
      boolean elsewhere =
          !landing.isPlain()
              || landing.outcome().occupant().isEnPassant()
              || (effect != LegEffect.NONE && effect != LegEffect.REMOVE);
      return landing.grantsEnPassant() && (changed || elsewhere);
    }
  }
}
