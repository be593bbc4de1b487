package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Outcome;
import java.util.List;
import java.util.OptionalInt;

/** Finds moves that no board has room for, wherever the piece stands and whatever else does. */
public final class DeadEnd {
  /** Most moves show with their first path; one without any takes no longer than this. */
  private static final long MOST_WORK = 400_000;

  /** A leg of so few steps, each of so few squares, fits on the boards that are looked at. */
  private static final int FEW = 5;

  private DeadEnd() {}

  /**
   * Returns after how many of its legs a move comes to nothing at the latest, if it can never be
   * made. The work is bounded: of a move that is hard to follow nothing is said.
   *
   * @param alternatives the ways to make it
   * @return the number of legs; empty where there is a board on which the move can be made, and
   *     where that is not known
   */
  public static OptionalInt of(List<Alternative> alternatives) {
    if (surelyLands(alternatives)) {
      return OptionalInt.empty();
    }
    Effort effort = new Effort(MOST_WORK);
    Trees trees = new Trees();
    int deepest = 0;
    for (Alternative alternative : alternatives) {
      if (!(alternative instanceof Walk walk)) {
        return OptionalInt.empty();
      }
      for (Node node : walk.first()) {
        boolean[] found = {false};
        Follower follower =
            new Follower(
                new Requirements(Keys.FARTHEST),
                effort,
                (result, terms) -> {
                  found[0] = true;
                  return false;
                });
        if (trees.wraps(node) || !isFollowed(follower, node) || found[0]) {
          return OptionalInt.empty();
        }
        deepest = Math.max(deepest, follower.deepest());
      }
    }
    return OptionalInt.of(deepest);
  }

  /** Returns whether the first leg of some way can end the move, as that of most pieces does. */
  private static boolean surelyLands(List<Alternative> alternatives) {
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        for (Node node : walk.first()) {
          if (isShort(node.leg()) && node.landings().stream().anyMatch(DeadEnd::isSimple)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isShort(Leg leg) {
    return leg.length() instanceof Length.Between between
        && between.least() <= FEW
        && leg.cycle().stream().allMatch(step -> step.reach() <= FEW);
  }

  private static boolean isSimple(Landing landing) {
    return landing.isPlain()
        && (landing.outcome().equals(Outcome.PASS) || landing.outcome().equals(Outcome.CAPTURE));
  }

  /** Returns whether all paths could be followed to their ends. */
  private static boolean isFollowed(Follower follower, Node node) {
    try {
      follower.follow(node);
      return true;
    } catch (UndecidedException exception) {
      return false;
    }
  }
}
