package io.github.betza.processor.trait;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Imitation;
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
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Finds whether a piece may need a second piece of the attacked side, as a hurdle or as another
 * victim. If it needs none, it still captures a piece of that side when all others of that side are
 * off the board.
 */
final class AidCheck {
  /** The results for legs before the first enemy, and for legs after one. */
  private final IdentityHashMap<Node, Boolean> first = new IdentityHashMap<>();

  private final IdentityHashMap<Node, Boolean> second = new IdentityHashMap<>();

  /** Whether all legs after a leg go straight on. */
  private final IdentityHashMap<Node, Boolean> straight = new IdentityHashMap<>();

  private AidCheck() {}

  /** Returns whether no capture needs a second piece; imitative captures depend on other pieces. */
  static boolean isUnaided(Piece piece) {
    AidCheck check = new AidCheck();
    return piece.alternatives().stream().allMatch(check::isUnaided);
  }

  private boolean isUnaided(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      return areUnaided(walk.first(), false);
    }
    return alternative instanceof Universal universal
        ? universal.landings().stream().allMatch(landing -> isUnaided(landing, false))
        : !(alternative instanceof Imitation);
  }

  /**
   * Returns whether paths need no second piece.
   *
   * @param met whether they have met an enemy
   */
  private boolean areUnaided(List<Node> nodes, boolean met) {
    return nodes.stream().allMatch(node -> isUnaided(node, met));
  }

  private boolean isUnaided(Node node, boolean met) {
    IdentityHashMap<Node, Boolean> known = met ? second : first;
    Boolean before = known.get(node);
    if (before != null) {
      return before;
    }
    boolean unaided =
        isOverEmpty(node.leg())
            && node.landings().stream().allMatch(landing -> isUnaided(landing, met))
            && node.branches().stream().allMatch(branch -> isUnaided(node, branch, met));
    known.put(node, unaided);
    return unaided;
  }

  private static boolean isOverEmpty(Leg leg) {
    return leg.bridge().isNone() || leg.bridge().condition() == Bridge.Condition.EMPTY;
  }

  private static boolean isUnaided(Landing landing, boolean met) {
    boolean enemy = meetsEnemy(landing.outcome());
    return isAllowed(landing.outcome())
        && !(met && enemy)
        && (landing.custodies().isEmpty() || !(met || enemy));
  }

  private boolean isUnaided(Node node, Branch branch, boolean met) {
    boolean enemy = meetsEnemy(branch.outcome());
    return isAllowed(branch.outcome())
        && !(met && enemy)
        && (areUnaided(branch.next(), met || enemy) || (!met && isLongLeap(node.leg(), branch)));
  }

  private static boolean meetsEnemy(LegOutcome outcome) {
    return outcome.occupant().isEnemy() || outcome.occupant().isEnPassant();
  }

  private static boolean isAllowed(LegOutcome outcome) {
    boolean plain =
        outcome.effect() == LegEffect.NONE
            || outcome.effect() == LegEffect.REMOVE
            || outcome.effect() == LegEffect.SWAP;
    return plain
        && outcome.occupant() != OccupancyCondition.PIECE
        && outcome.occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE;
  }

  /**
   * Returns whether a slide captures in passing and may stop on the next square, and all later legs
   * go straight on: then it could capture each of several enemies if that one were alone there.
   */
  private boolean isLongLeap(Leg leg, Branch branch) {
    Vector step = leg.step(0);
    return branch.outcome().equals(LegOutcome.CAPTURE)
        && isStraight(leg, step)
        && leg.length().equals(new Length.Between(1, Length.UNLIMITED))
        && branch.next().stream().anyMatch(next -> stops(next, step))
        && branch.next().stream().allMatch(next -> goesStraightOn(next, step));
  }

  private static boolean isStraight(Leg leg, Vector step) {
    return leg.isPlain() && leg.bridge().isNone() && leg.step(0).equals(step);
  }

  private static boolean stops(Node node, Vector step) {
    return isStraight(node.leg(), step)
        && node.leg().length() instanceof Length.Between between
        && between.least() == 1
        && node.landings().stream().anyMatch(AidCheck::isOnEmptySquare);
  }

  /** Each leg has its own direction, so one result for each leg is enough. */
  private boolean goesStraightOn(Node node, Vector step) {
    if (!isStraight(node.leg(), step)) {
      return false;
    }
    Boolean before = straight.get(node);
    if (before != null) {
      return before;
    }
    boolean goesOn =
        node.landings().stream().allMatch(AidCheck::isOnEmptySquare)
            && node.branches().stream().allMatch(branch -> goesStraightOn(branch, step));
    straight.put(node, goesOn);
    return goesOn;
  }

  private boolean goesStraightOn(Branch branch, Vector step) {
    return (branch.outcome().equals(LegOutcome.EMPTY)
            || branch.outcome().equals(LegOutcome.CAPTURE))
        && branch.next().stream().allMatch(next -> goesStraightOn(next, step));
  }

  private static boolean isOnEmptySquare(Landing landing) {
    return landing.outcome().equals(LegOutcome.EMPTY) && landing.isPlain();
  }
}
