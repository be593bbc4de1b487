package io.github.betza.processor.path.line;

import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Start;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Converts the tree of a piece's moves to straight paths. This is possible if the way to a move
 * depends only on which squares are empty and which are occupied, and has no effects.
 */
public final class LinePaths {
  /** The most paths; more give no faster code. */
  private static final int MOST_PATHS = 2_000;

  /** No slide round the largest board is longer. */
  private static final int ROUND = LargestBoard.SIZE * LargestBoard.SIZE;

  private final Walk walk;
  private final Predicate<Landing> wanted;
  private final int furthest;
  private final IdentityHashMap<Node, Boolean> leading = new IdentityHashMap<>();
  private final List<LinePath> found = new ArrayList<>();

  private LinePaths(Walk walk, Predicate<Landing> wanted, int furthest) {
    this.walk = walk;
    this.wanted = wanted;
    this.furthest = furthest;
  }

  /**
   * Returns the paths to some landings.
   *
   * @param wanted the landings
   * @param furthest the most steps that a board has room for
   * @return the paths, or nothing if one of them is more than straight legs
   */
  public static Optional<List<LinePath>> of(Walk walk, Predicate<Landing> wanted, int furthest) {
    LinePaths paths = new LinePaths(walk, wanted, furthest);
    boolean all = walk.first().stream().allMatch(node -> paths.follow(node, List.of(), false));
    return all ? Optional.of(paths.found) : Optional.empty();
  }

  /** Returns whether some path through a leg has a wanted landing. */
  private boolean leads(Node node) {
    Boolean known = leading.get(node);
    if (known == null) {
      known =
          node.landings().stream().anyMatch(wanted)
              || node.branches().stream().anyMatch(this::leads);
      leading.put(node, known);
    }
    return known;
  }

  /** A leg with an effect may itself be a wanted ending, so it is always followed. */
  private boolean leads(Branch branch) {
    return branch.outcome().effect() != LegEffect.NONE
        || branch.next().stream().anyMatch(this::leads);
  }

  /**
   * Follows a leg and all legs after it.
   *
   * @param before the legs before it
   * @param overPiece whether the square where it begins must be occupied
   */
  private boolean follow(Node node, List<AttackPath.Leg> before, boolean overPiece) {
    if (!leads(node)) {
      return true;
    }
    Optional<List<List<AttackPath.Leg>>> ways = ways(node.leg(), overPiece);
    boolean goesOn = !before.isEmpty() || node.branches().stream().anyMatch(this::leads);
    if (ways.isEmpty() || (node.leg().wrap() != Wrap.NONE && goesOn)) {
      return false;
    }
    for (List<AttackPath.Leg> way : ways.get()) {
      List<AttackPath.Leg> legs = Stream.concat(before.stream(), way.stream()).toList();
      node.landings().stream()
          .filter(wanted)
          .forEach(landing -> found.add(path(node, legs, way.size() - 1, landing)));
      if (found.size() > MOST_PATHS || !branch(node, legs)) {
        return false;
      }
    }
    return true;
  }

  private LinePath path(Node last, List<AttackPath.Leg> legs, int lame, Landing landing) {
    Edges edges =
        switch (last.leg().wrap()) {
          case NONE -> Edges.CLOSED;
          case CYLINDER -> Edges.CYLINDER;
          case TORUS -> Edges.TORUS;
        };
    return new LinePath(walk.initial(), new AttackPath(edges, legs), lame, landing);
  }

  private static AttackPath.Leg run(boolean overPiece, Vector step, int least, int most) {
    Start start = overPiece ? Start.PIECE : Start.EMPTY;
    return new AttackPath.Leg(start, step.files(), step.ranks(), most == 1 ? 1 : least, most);
  }

  private boolean branch(Node node, List<AttackPath.Leg> legs) {
    for (Branch branch : node.branches()) {
      if (leads(branch)) {
        Optional<Boolean> overPiece = overPiece(branch.outcome());
        if (overPiece.isEmpty()
            || !branch.next().stream().allMatch(next -> follow(next, legs, overPiece.get()))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Optional<Boolean> overPiece(LegOutcome outcome) {
    if (outcome.effect() != LegEffect.NONE) {
      return Optional.empty();
    }
    return switch (outcome.occupant()) {
      case EMPTY -> Optional.of(false);
      case PIECE -> Optional.of(true);
      default -> Optional.empty();
    };
  }

  private Optional<List<List<AttackPath.Leg>>> ways(Leg leg, boolean overPiece) {
    boolean simple =
        leg.isStraight()
            && leg.residue() == Leg.ANY
            && !leg.ski()
            && (leg.wrap() == Wrap.NONE || leg.bridge().isNone())
            && leg.length() instanceof Between;
    if (!simple) {
      return Optional.empty();
    }
    Between length = (Between) leg.length();
    if (leg.bridge().isNone()) {
      int farthest = leg.wrap() == Wrap.NONE ? furthest : ROUND;
      int most = Math.max(length.least(), Math.min(length.most(), farthest));
      return Optional.of(List.of(List.of(run(overPiece, leg.step(0), length.least(), most))));
    }
    return length.isOne()
        ? Optional.of(overBridge(leg.bridge(), leg.step(0), overPiece))
        : Optional.empty();
  }

  private static List<List<AttackPath.Leg>> overBridge(
      Bridge bridge, Vector step, boolean overPiece) {
    return bridge.routes().get(0).stream()
        .flatMap(
            route ->
                switch (bridge.condition()) {
                  case EMPTY -> Stream.of(legs(route, step, overPiece, passed -> false));
                  case OCCUPIED -> Stream.of(legs(route, step, overPiece, passed -> true));
                  case ONE_OCCUPIED ->
                      IntStream.range(0, route.size())
                          .mapToObj(only -> legs(route, step, overPiece, passed -> passed == only));
                })
        .toList();
  }

  private static List<AttackPath.Leg> legs(
      List<Vector> route, Vector step, boolean overPiece, IntPredicate isHurdle) {
    List<AttackPath.Leg> legs = new ArrayList<>();
    Vector at = Vector.ZERO;
    boolean over = overPiece;
    for (int i = 0; i < route.size(); i++) {
      legs.add(run(over, route.get(i).minus(at), 1, 1));
      over = isHurdle.test(i);
      at = route.get(i);
    }
    legs.add(run(over, step.minus(at), 1, 1));
    return legs;
  }
}
