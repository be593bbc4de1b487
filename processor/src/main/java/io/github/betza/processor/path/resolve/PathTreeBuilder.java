package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.LegDirections.LegDirection;
import io.github.betza.processor.path.resolve.PathTreeBuilder.Place;
import io.github.betza.processor.path.resolve.SelectedPaths.SelectionCache;
import io.github.betza.processor.path.spec.Heading.BySide;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.MoveSpec.Plain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Resolves the directions of a chain of legs: from "a step, then one to the side of it" to the
 * vectors of every path. The readers of the dialects make the chain: for {@code FtR} of EXTENDED,
 * {@code ChainOperators} reads the {@code t}, and {@code TrailLegFactory} makes the two legs that
 * become the tree of the griffon here.
 *
 * <p>The legs after a leg depend only on how that leg arrived, so subtrees are built once for every
 * leg and arrival and shared: the tree of a chain of n legs has some 8n nodes, however many paths
 * lead through them.
 */
public final class PathTreeBuilder {
  /** The work of building one leg. */
  private static final long NODE = 60;

  private final Chain chain;
  private final Work work;
  private final boolean tracksSide;
  private final Map<Place, List<Node>> built = new HashMap<>();

  /** A leg, and how the piece arrives at its start. */
  record Place(int leg, Arrival arrival) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && leg == place.leg && arrival.equals(place.arrival);
    }

    @Override
    public int hashCode() {
      return 31 * leg + arrival.hashCode();
    }
  }

  private PathTreeBuilder(Chain chain, Work work) {
    this.chain = chain;
    this.work = work;
    this.tracksSide = tracksSide(chain);
  }

  /**
   * Returns the piece with these moves.
   *
   * @param moves its moves; a selection of paths must be clear
   * @param work the work that this is a part of
   */
  public static Piece build(List<MoveSpec> moves, Work work) {
    return build(moves, List.of(), work);
  }

  /** Returns the piece with these moves that immobilises along other paths. */
  public static Piece build(List<MoveSpec> moves, List<MoveSpec> immobilizes, Work work) {
    return new Piece(alternatives(moves, work), alternatives(immobilizes, work));
  }

  private static List<Alternative> alternatives(List<MoveSpec> moves, Work work) {
    List<Alternative> alternatives = new ArrayList<>();
    SelectionCache meant = new SelectionCache(work);
    PathEnd.Known ends = new PathEnd.Known();
    for (MoveSpec move : moves) {
      alternatives.add(build(move, meant, ends, work));
    }
    return alternatives;
  }

  private static Alternative build(
      MoveSpec move, SelectionCache meant, PathEnd.Known ends, Work work) {
    if (!(move instanceof Chain chain)) {
      return ((Plain) move).alternative();
    }
    if (chain.selection().isPresent()) {
      return new Walk(chain.initial(), SelectedPaths.of(chain, meant, ends, work));
    }
    PathTreeBuilder builder = new PathTreeBuilder(chain, work);
    List<Node> first =
        chain.entries().stream()
            .flatMap(leg -> builder.nodes(new Place(leg, Arrival.START)).stream())
            .toList();
    return new Walk(chain.initial(), first);
  }

  /** Returns the steps that each leg of a chain may make, in the order of the legs. */
  public static List<Set<Vector>> steps(Chain chain, Work work) {
    return LegSteps.of(chain, work);
  }

  /** Whether some leg depends on the side of the last turn. */
  static boolean tracksSide(Chain chain) {
    return chain.legs().stream().anyMatch(leg -> leg.heading() instanceof BySide);
  }

  private List<Node> nodes(Place place) {
    List<Node> known = built.get(place);
    if (known != null) {
      return known;
    }
    LegSpec spec = chain.legs().get(place.leg());
    List<Integer> followers = followers(place);
    List<Node> nodes = new ArrayList<>();
    for (LegDirection way : ways(place, followers)) {
      work.count(NODE);
      List<Node> next = new ArrayList<>();
      for (int leg : followers) {
        next.addAll(nodes(new Place(leg, way.end())));
      }
      List<Branch> branches = new ArrayList<>();
      if (!next.isEmpty()) {
        spec.outcomes().forEach(outcome -> branches.add(new Branch(outcome, next)));
      }
      if (!spec.landings().isEmpty() || !branches.isEmpty()) {
        nodes.add(new Node(leg(spec, way), spec.landings(), branches));
      }
    }
    List<Node> result = List.copyOf(nodes);
    built.put(place, result);
    return result;
  }

  private List<LegDirection> ways(Place place, List<Integer> followers) {
    LegSpec spec = chain.legs().get(place.leg());
    return LegDirections.of(spec, place.arrival(), followers.isEmpty(), tracksSide, work);
  }

  private List<Integer> followers(Place place) {
    return followers(chain, place.leg());
  }

  /** Returns the numbers of the legs that may follow a leg. */
  static List<Integer> followers(Chain chain, int leg) {
    return chain.legs().get(leg).onward().stream()
        .filter(distance -> leg + distance < chain.legs().size())
        .map(distance -> leg + distance)
        .toList();
  }

  /** Returns a leg with the vectors of one of its directions. */
  static Leg leg(LegSpec spec, LegDirection way) {
    List<Vector> cycle =
        way.directions().stream().map(direction -> spec.atom().leap(direction)).toList();
    return new Leg(
        cycle,
        way.residue(),
        way.length(),
        Bridges.of(cycle, spec.passing()),
        spec.ski(),
        spec.wrap());
  }

  /** Finds the steps that each leg of a chain may make on any of its paths. */
  private static final class LegSteps {
    private final Chain chain;
    private final boolean tracksSide;
    private final Work work;
    private final Set<Place> followed = new HashSet<>();
    private final List<Set<Vector>> steps = new ArrayList<>();

    private LegSteps(Chain chain, Work work) {
      this.chain = chain;
      this.work = work;
      this.tracksSide = PathTreeBuilder.tracksSide(chain);
      chain.legs().forEach(leg -> steps.add(new LinkedHashSet<>()));
    }

    /** Returns the steps of every leg. The work does not grow with the number of paths. */
    static List<Set<Vector>> of(Chain chain, Work work) {
      LegSteps legs = new LegSteps(chain, work);
      for (int entry : chain.entries()) {
        legs.follow(new Place(entry, Arrival.START));
      }
      return List.copyOf(legs.steps);
    }

    private void follow(Place place) {
      if (!followed.add(place)) {
        return;
      }
      LegSpec spec = chain.legs().get(place.leg());
      List<Integer> followers = PathTreeBuilder.followers(chain, place.leg());
      for (LegDirection way :
          LegDirections.of(spec, place.arrival(), followers.isEmpty(), tracksSide, work)) {
        for (int direction : way.directions()) {
          steps.get(place.leg()).add(spec.atom().leap(direction));
        }
        followers.forEach(next -> follow(new Place(next, way.end())));
      }
    }
  }
}
