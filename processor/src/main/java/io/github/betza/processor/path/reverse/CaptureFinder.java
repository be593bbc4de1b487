package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.IdentityHashMap;
import java.util.Optional;

/** Finds where paths capture. */
final class CaptureFinder {
  private final IdentityHashMap<Node, Boolean> capturing = new IdentityHashMap<>();

  /** Returns whether a path may capture something on its way from here on. */
  boolean mayCapture(Node node) {
    Boolean known = capturing.get(node);
    if (known == null) {
      known = looksFor(node);
      capturing.put(node, known);
    }
    return known;
  }

  private boolean looksFor(Node node) {
    for (Landing landing : node.landings()) {
      if (isAimed(landing.outcome()) || !landing.custodies().isEmpty()) {
        return true;
      }
    }
    for (Branch branch : node.branches()) {
      if (isAimed(branch.outcome())) {
        return true;
      }
      for (Node next : branch.next()) {
        if (mayCapture(next)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a piece, or a square en passant, is required and affected. */
  static boolean isAimed(LegOutcome outcome) {
    boolean passes = outcome.effect().leavesOccupant();
    return (!passes && outcome.occupant() != OccupancyCondition.EMPTY)
        || outcome.occupant().isEnPassant();
  }

  /**
   * Returns whether a landing captures the enemy piece on the square reached. A mover that lands on
   * an enemy without an effect captures it only if it has captured another on the way.
   *
   * @param captured whether it has captured another on the way
   */
  static boolean takes(Landing landing, boolean captured) {
    LegOutcome outcome = landing.outcome();
    return outcome.occupant().isEnemy()
        && switch (outcome.effect()) {
          case NONE, DROP_AT_LEG_START -> captured && !landing.finish().returns();
          case SWAP -> false;
          case REMOVE, UNLOAD_AT_LEG_START, UNLOAD_AT_ORIGIN, EXCITE, BORROW -> true;
        };
  }

  /** Returns why a landing that captures cannot be described by what the squares hold. */
  static Optional<Obstacle> obstacle(Landing landing, boolean captured) {
    if (!landing.custodies().isEmpty() && !isPlainBesidesCustody(landing)) {
      return Optional.of(Obstacle.CUSTODY);
    }
    LegOutcome outcome = landing.outcome();
    return switch (outcome.occupant()) {
      case EN_PASSANT, EN_PASSANT_COMMON ->
          captured ? Optional.of(Obstacle.EN_PASSANT) : Optional.empty();
      case PIECE ->
          captured || (outcome.effect() != LegEffect.NONE && outcome.effect() != LegEffect.SWAP)
              ? Optional.of(Obstacle.EITHER_SIDE)
              : Optional.empty();
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON ->
          switch (outcome.effect()) {
            case UNLOAD_AT_LEG_START, DROP_AT_LEG_START -> Optional.of(Obstacle.UNLOADS);
            case EXCITE, BORROW -> Optional.of(Obstacle.EXCITES);
            case NONE, REMOVE, UNLOAD_AT_ORIGIN, SWAP -> Optional.empty();
          };
      case EMPTY, EMPTY_BEFORE_PIECE, OWN, OWN_COMMON -> Optional.empty();
    };
  }

  /** Returns whether a landing does no more than to move or capture, and to hold pieces. */
  private static boolean isPlainBesidesCustody(Landing landing) {
    boolean holdsOnly =
        switch (landing.outcome().effect()) {
          case NONE, REMOVE -> true;
          case UNLOAD_AT_LEG_START, UNLOAD_AT_ORIGIN, DROP_AT_LEG_START, SWAP, EXCITE, BORROW ->
              false;
        };
    return holdsOnly
        && landing.finish() == Finish.STAY
        && !landing.outcome().occupant().isEnPassant();
  }
}
