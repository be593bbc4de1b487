package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import java.util.List;
import java.util.OptionalInt;

/** Finds moves that are impossible on every board, from every square, in every position. */
public final class DeadEnd {
  /**
   * Most moves are found possible by their first path; the search for an impossible one is no
   * longer.
   */
  private static final long MOST_WORK = 400_000;

  /** A leg with at most this number of steps and squares fits on the boards that are searched. */
  private static final int FEW = 5;

  private DeadEnd() {}

  /**
   * Returns after how many of its legs an impossible move fails at the latest. The work is bounded:
   * a move that is hard to follow is not reported.
   *
   * @param alternatives the ways to make it
   * @param request the work of the request, of which a part may be used
   * @return the number of legs; empty if the move is possible on some board, or if that is unknown
   */
  public static OptionalInt of(List<Alternative> alternatives, Work request) {
    if (surelyLands(alternatives)) {
      return OptionalInt.empty();
    }
    Work work = request.part(MOST_WORK);
    TreeNumbers trees = new TreeNumbers();
    int deepest = 0;
    for (Alternative alternative : alternatives) {
      if (!(alternative instanceof Walk walk)) {
        return OptionalInt.empty();
      }
      for (Node node : walk.first()) {
        boolean[] found = {false};
        Follower follower =
            new Follower(
                new Requirements(LargestBoard.ACROSS),
                work,
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

  /**
   * Returns whether the first leg of some way can end the move, as that of most pieces does, or a
   * second leg that goes further away, which nothing on the way can obstruct.
   */
  private static boolean surelyLands(List<Alternative> alternatives) {
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        for (Node node : walk.first()) {
          if (surelyLands(node)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean surelyLands(Node node) {
    if (!isShort(node.leg())) {
      return false;
    }
    if (landsSimply(node)) {
      return true;
    }
    for (Branch branch : node.branches()) {
      for (Node next : branch.next()) {
        if (isOneStep(node.leg())
            && isOneStep(next.leg())
            && isSimple(branch.outcome())
            && landsSimply(next)
            && leadsAway(node.leg().step(0), next.leg().step(0))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean landsSimply(Node node) {
    return node.landings().stream()
        .anyMatch(landing -> landing.isPlain() && isSimple(landing.outcome()));
  }

  /**
   * A second step away from the first square cannot return to it, so the two steps test different
   * squares.
   */
  private static boolean leadsAway(Vector first, Vector second) {
    return first.files() * second.files() + first.ranks() * second.ranks() > 0;
  }

  private static boolean isOneStep(Leg leg) {
    return isShort(leg)
        && ((Length.Between) leg.length()).least() == 1
        && leg.bridge().isNone()
        && leg.residue() == Leg.ANY
        && !leg.ski()
        && leg.wrap() == Wrap.NONE;
  }

  private static boolean isShort(Leg leg) {
    if (!(leg.length() instanceof Length.Between between)
        || between.least() > FEW
        || (leg.ski() && between.most() == 1)) {
      return false;
    }
    return leg.cycle().stream().allMatch(step -> step.reach() <= FEW);
  }

  private static boolean isSimple(LegOutcome outcome) {
    return outcome.equals(LegOutcome.EMPTY) || outcome.equals(LegOutcome.CAPTURE);
  }

  /** Returns whether all paths could be followed to their ends. */
  private static boolean isFollowed(Follower follower, Node node) {
    try {
      follower.follow(node);
      return true;
    } catch (UndecidedException | WorkSpentException exception) {
      return false;
    }
  }
}
