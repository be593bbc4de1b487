package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.MoveSpec.Plain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Resolves the directions of a chain of legs: from "a step, then one to the side of it" to the
 * vectors of every path.
 *
 * <p>What may follow a leg depends only on how the leg arrived, so subtrees are built once for
 * every leg and arrival and shared: the tree of a chain of n legs has some 8n nodes, however many
 * paths lead through them.
 */
public final class PathBuilder {
  private final List<LegSpec> legs;
  private final Map<Place, List<Node>> built = new HashMap<>();
  private final Map<Place, Long> counted = new HashMap<>();

  private record Place(int leg, Arrival arrival) {}

  private PathBuilder(Chain chain) {
    this.legs = chain.legs();
  }

  /** Returns the piece that moves as described. */
  public static Piece build(List<MoveSpec> moves) {
    return new Piece(moves.stream().map(PathBuilder::build).toList());
  }

  private static Alternative build(MoveSpec move) {
    if (move instanceof Chain chain) {
      return new Alternative.Walk(
          chain.initial(), new PathBuilder(chain).nodes(new Place(0, Arrival.START)));
    }
    return ((Plain) move).alternative();
  }

  /**
   * Returns how many paths a chain has: how many ways there are to choose a direction for each of
   * its legs. The work does not grow with the result.
   *
   * @return the number, or {@link Long#MAX_VALUE} where it is larger than that
   */
  public static long countPaths(Chain chain) {
    return new PathBuilder(chain).count(new Place(0, Arrival.START), way -> 1);
  }

  /**
   * Returns in how many ways a move can run on an empty board without end: how many ways there are
   * to choose a direction and a length for each of its legs. It bounds the time that the moves of
   * the piece take.
   *
   * @param longest how many steps the longest slide on the board has
   * @return the number, or {@link Long#MAX_VALUE} where it is larger than that
   */
  public static long countRuns(Chain chain, int longest) {
    return new PathBuilder(chain)
        .count(new Place(0, Arrival.START), way -> lengths(way.length(), longest));
  }

  private static long lengths(Length length, int longest) {
    if (length instanceof Length.Between between) {
      return Math.min(between.most(), longest) - Math.min(between.least(), longest) + 1L;
    }
    return length instanceof Length.SameAsBefore ? 1 : longest;
  }

  private List<Node> nodes(Place place) {
    List<Node> known = built.get(place);
    if (known != null) {
      return known;
    }
    LegSpec spec = legs.get(place.leg());
    List<Node> nodes = new ArrayList<>();
    for (Way way : ways(place)) {
      List<Branch> branches = new ArrayList<>();
      if (!isLast(place)) {
        List<Node> next = nodes(new Place(place.leg() + 1, way.end()));
        if (!next.isEmpty()) {
          spec.outcomes().forEach(outcome -> branches.add(new Branch(outcome, next)));
        }
      }
      if (!spec.landings().isEmpty() || !branches.isEmpty()) {
        nodes.add(new Node(leg(spec, way), spec.landings(), branches));
      }
    }
    List<Node> result = List.copyOf(nodes);
    built.put(place, result);
    return result;
  }

  private long count(Place place, ToLongFunction<Way> weight) {
    Long known = counted.get(place);
    if (known != null) {
      return known;
    }
    long sum = 0;
    for (Way way : ways(place)) {
      long onward = isLast(place) ? 1 : count(new Place(place.leg() + 1, way.end()), weight);
      sum = Saturated.sum(sum, Saturated.product(weight.applyAsLong(way), onward));
    }
    counted.put(place, sum);
    return sum;
  }

  private List<Way> ways(Place place) {
    return Ways.of(legs.get(place.leg()), place.arrival(), place.leg() == 0, isLast(place));
  }

  private boolean isLast(Place place) {
    return place.leg() == legs.size() - 1;
  }

  private static Leg leg(LegSpec spec, Way way) {
    List<Vector> cycle = way.directions().stream().map(spec.atom()::leap).toList();
    return new Leg(
        cycle,
        way.residue(),
        way.length(),
        Bridges.of(cycle, spec.passing()),
        spec.ski(),
        spec.wrap());
  }
}
