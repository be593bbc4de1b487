package io.github.betza.processor.variant;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.Pass;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Wrap;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * What a game wants to know of a piece.
 *
 * @param initial whether it has moves that only an unmoved piece has
 * @param direct whether it attacks over empty squares only, and neither other pieces nor its place
 *     on the board decide how
 * @param imitates whether it moves as the piece that moved last
 * @param distant whether it may capture elsewhere than on the square where its move ends
 * @param grants whether it may be captured en passant
 * @param excites whether it may make other pieces move in its place
 */
public record PieceTraits(
    boolean initial,
    boolean direct,
    boolean imitates,
    boolean distant,
    boolean grants,
    boolean excites) {
  /** Returns the traits of a piece. */
  public static PieceTraits of(Piece piece) {
    List<Alternative> all = piece.alternatives();
    Look look = new Look();
    return new PieceTraits(
        all.stream().anyMatch(Alternative::initial),
        all.stream().allMatch(look::isDirect),
        all.stream().anyMatch(Imitation.class::isInstance),
        all.stream().anyMatch(look::isDistant),
        all.stream().anyMatch(look::grants),
        all.stream().anyMatch(look::excites));
  }

  /** Looks at every leg once, though the same one may be reached in many ways. */
  private static final class Look {
    private final IdentityHashMap<Node, Boolean> direct = new IdentityHashMap<>();
    private final IdentityHashMap<Node, Boolean> distant = new IdentityHashMap<>();
    private final IdentityHashMap<Node, Boolean> granting = new IdentityHashMap<>();
    private final IdentityHashMap<Node, Boolean> exciting = new IdentityHashMap<>();

    boolean isDirect(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return walk.first().stream().allMatch(this::isDirect);
      }
      return alternative instanceof Castling
          || alternative instanceof Pass
          || (alternative instanceof Universal universal
              && universal.landings().stream().allMatch(Look::isPlain));
    }

    private boolean isDirect(Node node) {
      Boolean known = direct.get(node);
      if (known == null) {
        known =
            isDirect(node.leg())
                && node.landings().stream().allMatch(Look::isPlain)
                && node.branches().stream()
                    .allMatch(
                        branch ->
                            branch.outcome().equals(Outcome.PASS)
                                && branch.next().stream().allMatch(this::isDirect));
        direct.put(node, known);
      }
      return known;
    }

    private static boolean isDirect(Leg leg) {
      boolean overEmpty =
          leg.bridge().isNone() || leg.bridge().condition() == Bridge.Condition.EMPTY;
      return overEmpty && leg.wrap() == Wrap.NONE && !(leg.length() instanceof Length.ToEnemyHalf);
    }

    private static boolean isPlain(Landing landing) {
      return landing.custodies().isEmpty() && landing.outcome().deed() != Deed.BORROW;
    }

    boolean isDistant(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return walk.first().stream().anyMatch(this::isDistant);
      }
      return alternative instanceof Universal universal
          ? universal.landings().stream().anyMatch(Look::isDistant)
          : !(alternative instanceof Castling || alternative instanceof Pass);
    }

    private boolean isDistant(Node node) {
      Boolean known = distant.get(node);
      if (known == null) {
        known =
            node.landings().stream().anyMatch(Look::isDistant)
                || node.branches().stream()
                    .anyMatch(
                        branch ->
                            branch.outcome().deed() != Deed.NONE
                                || branch.next().stream().anyMatch(this::isDistant));
        distant.put(node, known);
      }
      return known;
    }

    private static boolean isDistant(Landing landing) {
      Outcome outcome = landing.outcome();
      boolean elsewhere = outcome.deed() != Deed.NONE && outcome.deed() != Deed.REMOVE;
      return elsewhere || outcome.occupant() == Occupant.EN_PASSANT || !landing.isPlain();
    }

    boolean grants(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return walk.first().stream().anyMatch(this::grants);
      }
      return alternative instanceof Universal universal
          && universal.landings().stream().anyMatch(Landing::grantsEnPassant);
    }

    private boolean grants(Node node) {
      Boolean known = granting.get(node);
      if (known == null) {
        known =
            node.landings().stream().anyMatch(Landing::grantsEnPassant)
                || node.branches().stream()
                    .anyMatch(branch -> branch.next().stream().anyMatch(this::grants));
        granting.put(node, known);
      }
      return known;
    }

    boolean excites(Alternative alternative) {
      return alternative instanceof Walk walk && walk.first().stream().anyMatch(this::excites);
    }

    private boolean excites(Node node) {
      Boolean known = exciting.get(node);
      if (known == null) {
        known =
            node.branches().stream()
                .anyMatch(
                    branch ->
                        branch.outcome().deed() == Deed.EXCITE
                            || branch.next().stream().anyMatch(this::excites));
        exciting.put(node, known);
      }
      return known;
    }
  }
}
