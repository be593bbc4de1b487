package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Separates the first step of turning riders from the rest if two of them begin alike, as the two
 * hands of a rose do: then the {@link PrefixMerger} joins these steps.
 */
final class SharedStartSplitter {
  private final Map<Start, Integer> starts = new HashMap<>();

  private SharedStartSplitter() {}

  /** The beginning of a rider. */
  private record Start(Vector step, List<Landing> landings) {}

  /** Returns the same moves; the same list if no two riders begin alike. */
  static List<Alternative> part(List<Alternative> alternatives) {
    List<Alternative> result = new ArrayList<>();
    boolean any = false;
    for (Alternative alternative : alternatives) {
      Alternative parted =
          alternative instanceof Walk walk ? new SharedStartSplitter().part(walk) : alternative;
      any |= parted != alternative;
      result.add(parted);
    }
    return any ? result : alternatives;
  }

  private Walk part(Walk walk) {
    for (Node node : walk.first()) {
      if (rest(node).isPresent()) {
        starts.merge(start(node), 1, Integer::sum);
      }
    }
    if (starts.isEmpty() || Collections.max(starts.values()) == 1) {
      return walk;
    }
    List<Node> first = new ArrayList<>();
    for (Node node : walk.first()) {
      first.add(
          rest(node)
              .filter(rest -> starts.get(start(node)) > 1)
              .map(rest -> parted(node, rest))
              .orElse(node));
    }
    return new Walk(walk.initial(), first);
  }

  private static Start start(Node node) {
    return new Start(node.leg().step(0), node.landings());
  }

  private static Node parted(Node node, Node rest) {
    return new Node(
        Leg.leap(node.leg().step(0)),
        node.landings(),
        List.of(new Branch(LegOutcome.EMPTY, List.of(rest))));
  }

  /** Returns a rider from its second step on; empty for other legs. */
  private static Optional<Node> rest(Node node) {
    Leg leg = node.leg();
    boolean turns =
        !leg.isStraight()
            && leg.residue() == Leg.ANY
            && leg.bridge().isNone()
            && !leg.ski()
            && leg.wrap() == Wrap.NONE
            && node.branches().isEmpty()
            && node.landings().stream().allMatch(SharedStartSplitter::isAboutTheSquare);
    return turns
        ? shorter(leg)
            .map(
                length ->
                    new Leg(turned(leg.cycle()), Leg.ANY, length, leg.bridge(), false, Wrap.NONE))
            .map(onward -> new Node(onward, node.landings(), List.of()))
        : Optional.empty();
  }

  /** Whether a landing depends only on the square reached, and grants no en-passant rights. */
  private static boolean isAboutTheSquare(Landing landing) {
    return !landing.outcome().dependsOnSquareBeyond()
        && !landing.grantsEnPassant()
        && !landing.finish().returns()
        && !landing.outcome().effect().putsAtLegStart();
  }

  private static List<Vector> turned(List<Vector> cycle) {
    List<Vector> turned = new ArrayList<>(cycle);
    Collections.rotate(turned, -1);
    return turned;
  }

  /** Returns the number of steps after the first, if it is fixed. */
  private static Optional<Length> shorter(Leg leg) {
    if (leg.length() instanceof Length.AcrossBoard && goesAhead(leg.cycle())) {
      // Each step advances by a file or a rank, so the edge comes before the limit.
      return Optional.of(new Between(1, Length.UNLIMITED));
    }
    if (leg.length() instanceof Between between && between.least() == 1 && between.most() > 1) {
      boolean endless = between.most() == Length.UNLIMITED;
      return Optional.of(new Between(1, endless ? Length.UNLIMITED : between.most() - 1));
    }
    return Optional.empty();
  }

  private static boolean goesAhead(List<Vector> steps) {
    return steps.stream().allMatch(step -> step.files() > 0)
        || steps.stream().allMatch(step -> step.files() < 0)
        || steps.stream().allMatch(step -> step.ranks() > 0)
        || steps.stream().allMatch(step -> step.ranks() < 0);
  }
}
