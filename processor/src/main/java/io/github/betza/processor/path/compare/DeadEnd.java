package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import java.util.List;
import java.util.OptionalInt;

/** Finds moves that no board has room for, wherever the piece stands and whatever else does. */
public final class DeadEnd {
  /** Most moves show with their first path; one without any takes no longer than this. */
  private static final long MOST_WORK = 400_000;

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
