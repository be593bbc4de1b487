package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.TrailJoiner.Joint;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathCount;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Repeats a round of turning steps as often as it matters: until the path, on an empty board,
 * returns to the square where the rounds began ("until it closes on itself", seed 004), or until it
 * has left the largest board from every start.
 */
record RoundsUnroller(Joint joint, TrailJoiner trails, ProblemLog log) {
  /** No path has room for more rounds on the largest board. */
  private static final int ROUNDS = LargestBoard.ACROSS;

  /** The most steps followed, in whatever number of rounds. */
  private static final int LONGEST = 2 * Budget.LONGEST_MOVE;

  /** Returns the one trail of all rounds. */
  List<List<ChainStep>> of(List<ChainStep> round) {
    List<ChainStep> steps = new ArrayList<>(round);
    List<ChainStep> again = trails.continued(joint, round);
    boolean fixed =
        Stream.concat(round.stream(), again.stream())
            .allMatch(step -> step.isFixed() && !step.wraps());
    int longest = fixed ? LONGEST : Budget.LONGEST_MOVE;
    for (int i = 1; i < ROUNDS; i++) {
      if (steps.size() + again.size() > longest) {
        throw trails.tooLong(joint.span());
      }
      steps.addAll(again);
    }
    // The length of a path with slides depends on them, so it makes all its rounds.
    int kept = fixed ? kept(steps) : steps.size();
    if (kept > Budget.LONGEST_MOVE) {
      throw trails.tooLong(joint.span());
    }
    return List.of(List.copyOf(steps.subList(0, kept)));
  }

  private int kept(List<ChainStep> steps) {
    Chain chain = onEmptyBoard(steps);
    Work work = log.work();
    if (PathCount.all(chain, work) > Atom.DIRECTIONS) {
      throw RefusedTextException.endless(joint.span(), log);
    }
    Set<Integer> closings = new TreeSet<>();
    int most = 0;
    for (Node first :
        ((Walk) PathTreeBuilder.build(List.of(chain), work).alternatives().get(0)).first()) {
      Run run = run(first);
      most = Math.max(most, run.legs());
      closings.add(run.closes() ? run.legs() : Integer.MAX_VALUE);
    }
    int kept = most;
    while (kept > 0 && kept < steps.size() && steps.get(kept).operator() != ChainOperators.THEN) {
      kept--;
    }
    if (closings.size() > 1 || kept == 0) {
      throw new RefusedTextException(
          log,
          ProblemCode.NEVER_ENDS,
          joint.span(),
          "this repetition has no limit, and no known end",
          "write the number of repetitions instead of 0");
    }
    return kept;
  }

  private static Chain onEmptyBoard(List<ChainStep> steps) {
    List<LegSpec> legs = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      ChainStep step = steps.get(i);
      boolean last = i == steps.size() - 1;
      legs.add(
          LegSpec.straight(
              step.atom(),
              step.heading().orElse(i == 0 ? Sector.ALL : Sector.FORWARD),
              step.length(),
              last ? List.of(new Landing(LegOutcome.EMPTY, false)) : List.of(),
              last ? List.of() : List.of(LegOutcome.EMPTY)));
    }
    return new Chain(false, legs);
  }

  /**
   * The course of a path on an empty board.
   *
   * @param legs the number of its legs before it closes or leaves the board
   * @param closes whether it returns to its start
   */
  private record Run(int legs, boolean closes) {}

  private static Run run(Node first) {
    Vector at = Vector.ZERO;
    int left = 0;
    int right = 0;
    int low = 0;
    int high = 0;
    int legs = 0;
    Node node = first;
    while (true) {
      int times = ((Length.Between) node.leg().length()).most();
      at = at.plus(node.leg().step(0).times(times));
      if (at.reach() == 0) {
        return new Run(legs, true);
      }
      left = Math.min(left, at.files());
      right = Math.max(right, at.files());
      low = Math.min(low, at.ranks());
      high = Math.max(high, at.ranks());
      if (right - left >= LargestBoard.SIZE || high - low >= LargestBoard.SIZE) {
        return new Run(legs, false);
      }
      legs++;
      if (node.branches().isEmpty()) {
        return new Run(legs, false);
      }
      node = node.branches().get(0).next().get(0);
    }
  }
}
