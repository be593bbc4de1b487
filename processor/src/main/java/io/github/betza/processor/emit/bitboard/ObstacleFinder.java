package io.github.betza.processor.emit.bitboard;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finds out why sets of bits cannot express a piece. */
final class ObstacleFinder {
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private ObstacleFinder() {}

  /** Returns what a notation shows first; a piece without that has paths of another shape. */
  static Optional<BitboardObstacle> find(Alternatives all) {
    return all.others().isEmpty()
        ? first(all.own(), new ObstacleFinder()::alternative)
        : Optional.of(BitboardObstacle.OTHERS_MOVES);
  }

  private static <T> Optional<BitboardObstacle> first(
      List<T> parts, Function<T, Optional<BitboardObstacle>> find) {
    return parts.stream().map(find).flatMap(Optional::stream).findFirst();
  }

  private Optional<BitboardObstacle> alternative(Alternative alternative) {
    if (alternative instanceof Castling) {
      return Optional.of(BitboardObstacle.CASTLING);
    }
    if (alternative instanceof NullMove) {
      return Optional.of(BitboardObstacle.NULL_MOVE);
    }
    if (alternative instanceof Universal) {
      return Optional.of(BitboardObstacle.EVERYWHERE);
    }
    if (alternative.initial()) {
      return Optional.of(BitboardObstacle.FIRST_MOVES);
    }
    return alternative instanceof Walk walk ? first(walk.first(), this::node) : Optional.empty();
  }

  private Optional<BitboardObstacle> node(Node node) {
    if (!seen.add(node)) {
      return Optional.empty();
    }
    return first(node.landings(), ObstacleFinder::landing)
        .or(() -> first(node.branches(), this::branch));
  }

  private static Optional<BitboardObstacle> landing(Landing landing) {
    LegOutcome outcome = landing.outcome();
    if (outcome.occupant().isEnPassant()) {
      return Optional.of(BitboardObstacle.EN_PASSANT);
    }
    if (landing.grantsEnPassant()) {
      return Optional.of(BitboardObstacle.GRANTS_EN_PASSANT);
    }
    boolean ends = outcome.equals(LegOutcome.EMPTY) || outcome.equals(LegOutcome.CAPTURE);
    return ends && landing.isPlain() ? Optional.empty() : Optional.of(BitboardObstacle.EFFECTS);
  }

  private Optional<BitboardObstacle> branch(Branch branch) {
    if (branch.outcome().effect() != LegEffect.NONE) {
      return Optional.of(BitboardObstacle.ON_THE_WAY);
    }
    OccupancyCondition occupant = branch.outcome().occupant();
    boolean isOfEither =
        occupant == OccupancyCondition.EMPTY || occupant == OccupancyCondition.PIECE;
    return isOfEither
        ? first(branch.next(), this::node)
        : Optional.of(BitboardObstacle.SIDES_ON_THE_WAY);
  }
}
