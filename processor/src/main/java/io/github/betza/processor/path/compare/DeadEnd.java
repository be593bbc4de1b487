package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Node;
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
