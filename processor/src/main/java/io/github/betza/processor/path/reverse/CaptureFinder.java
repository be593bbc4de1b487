package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Visitor;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Finds the captures of paths. */
final class CaptureFinder {
  /**
   * The most legs of all paths together; more would take noticeable time when a piece is compiled.
   */
  private static final int MOST_LEGS = 3_000;

  private final IdentityHashMap<Node, Boolean> capturing = new IdentityHashMap<>();

  /**
   * Returns the paths with a possible capture, each with one landing.
   *
   * @throws UnfitException if they have too many legs
   */
  static List<WholePath> paths(Walk walk) throws UnfitException {
    CaptureFinder captures = new CaptureFinder();
    List<WholePath> paths = new ArrayList<>();
    WholePath.forEach(
        walk,
        new Visitor<UnfitException>() {
          private int legs;

          @Override
          public boolean enters(Node node, int before, List<List<LegOutcome>> outcomes) {
            return hasCaptured(outcomes) || captures.mayCapture(node);
          }

          @Override
          public void visit(WholePath path) throws UnfitException {
            boolean captured = hasCaptured(path.outcomes());
            for (Landing landing : path.landings()) {
              if (captured || isAimed(landing.outcome()) || !landing.custodies().isEmpty()) {
                legs += path.legs().size();
                if (legs > MOST_LEGS) {
                  throw new UnfitException(Obstacle.TOO_MANY);
                }
                paths.add(
                    JoinedSlides.of(
                        new WholePath(
                            path.initial(), path.legs(), path.outcomes(), List.of(landing))));
              }
            }
          }
        });
    return paths;
  }

  private static boolean hasCaptured(List<List<LegOutcome>> outcomes) {
    return outcomes.stream().anyMatch(outcome -> isAimed(outcome.get(0)));
  }

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

  /** Returns whether an outcome requires and affects a piece, or a square en passant. */
  static boolean isAimed(LegOutcome outcome) {
    boolean passes = outcome.effect().leavesOccupant();
    return (!passes && outcome.occupant() != OccupancyCondition.EMPTY)
        || outcome.occupant().isEnPassant();
  }

  /**
   * Returns whether a landing captures the enemy piece on the square reached. A mover that lands on
   * an enemy without an effect captures it only if it has captured another piece on the way.
   *
   * @param captured whether it has captured another piece on the way
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

  /** Returns why a capturing landing cannot be described by the content of squares, if so. */
  static Optional<Obstacle> obstacle(Landing landing, boolean captured) {
    if (!landing.custodies().isEmpty() && !isPlainExceptCustody(landing)) {
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

  /** Returns whether the only effects of a landing are to move or capture, and to hold pieces. */
  private static boolean isPlainExceptCustody(Landing landing) {
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
