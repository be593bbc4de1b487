package io.github.betza.processor.emit.variant;

import io.github.betza.board.Geometry;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The squares on which the moves of a piece depend. Conditions of a few steps are left out: a
 * square too many costs time, and no more.
 */
final class Sight {
  /** Legs of more steps are rays. */
  private static final int FEW = 3;

  /** How often legs are followed at most; each capture on the way is followed apart. */
  private static final int MOST = 10_000;

  private final Set<Vector> near = new LinkedHashSet<>();
  private final Set<Ray> rays = new LinkedHashSet<>();
  private final IdentityHashMap<Node, Set<Start>> followed = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Set<Ray>> along = new IdentityHashMap<>();
  private int count;

  /**
   * A line of squares up to the first piece, or to a later one.
   *
   * @param first the first square
   * @param step a step
   * @param hurdles how many pieces it leads over
   * @param enemies whether all of these are enemies
   */
  record Ray(Vector first, Vector step, int hurdles, boolean enemies) {
    private Ray over(OccupancyCondition occupant) {
      return occupant.isPiece()
          ? new Ray(first, step, hurdles + 1, enemies && occupant.isEnemy())
          : this;
    }

    /** Returns whether another ray leads as far, whatever stands on the board. */
    private boolean isWithin(Ray other) {
      return first.equals(other.first)
          && step.equals(other.step)
          && hurdles <= other.hurdles
          && (hurdles == 0 || enemies || !other.enemies);
    }
  }

  /**
   * Where a leg begins.
   *
   * @param square the square, counted from the piece
   * @param occupied whether a piece stands or has stood there
   * @param emptied the squares that are empty by then, whatever stood there
   */
  private record Start(Vector square, boolean occupied, Set<Vector> emptied) {
    private static final Start ORIGIN = new Start(Vector.ZERO, false, Set.of(Vector.ZERO));

    private Start on(Vector end, LegOutcome outcome) {
      Set<Vector> empty = new LinkedHashSet<>(emptied);
      if (outcome.effect() == LegEffect.REMOVE) {
        empty.add(end);
      }
      return new Start(end, outcome.occupant().isPiece(), empty);
    }

    private boolean meetsEmptied(Vector step) {
      return emptied.stream().anyMatch(empty -> empty.minus(square).leadsAlong(step));
    }
  }

  private Sight() {}

  /**
   * Returns the sight of a piece with some moves, where they depend on such squares alone.
   *
   * @param holding how enemies immobilise it
   */
  static Optional<Sight> of(List<Alternative> moves, List<Alternative> holding) {
    Sight sight = new Sight();
    return moves.stream().allMatch(sight::add)
            && holding.stream().allMatch(sight::addHolding)
            && sight.fits()
        ? Optional.of(sight)
        : Optional.empty();
  }

  /** Returns the squares near the piece, counted from it. */
  Set<Vector> near() {
    return near;
  }

  /** Returns the rays, without those that lead less far than another. */
  List<Ray> rays() {
    return rays.stream()
        .filter(ray -> rays.stream().noneMatch(other -> !other.equals(ray) && ray.isWithin(other)))
        .toList();
  }

  private boolean fits() {
    return near.stream().allMatch(square -> square.reach() <= Geometry.PADDING)
        && rays.stream().allMatch(ray -> ray.first().reach() <= Geometry.PADDING);
  }

  private boolean add(Alternative moves) {
    if (moves instanceof Walk walk) {
      return walk.first().stream().allMatch(node -> follow(node, Start.ORIGIN));
    }
    return moves instanceof NullMove;
  }

  /** A straight leg over empty squares is the same when it is seen from its end. */
  private boolean addHolding(Alternative moves) {
    return moves instanceof Walk walk
        && walk.first().stream()
            .allMatch(node -> node.branches().isEmpty() && node.leg().bridge().isNone())
        && add(walk);
  }

  private boolean follow(Node node, Start start) {
    if (!followed.computeIfAbsent(node, key -> new LinkedHashSet<>()).add(start)) {
      return true;
    }
    Leg leg = node.leg();
    if (count++ > MOST || start.square().reach() > Geometry.PADDING || !isSimple(node)) {
      return false;
    }
    Between length = (Between) leg.length();
    if (length.most() > FEW) {
      return addRays(node, start);
    }
    for (int steps = 1; steps <= length.most(); steps++) {
      addPassed(leg, start.square().plus(leg.step(0).times(steps - 1)));
      Vector end = start.square().plus(leg.step(0).times(steps));
      near.add(end);
      for (Branch branch : node.branches()) {
        Start next = start.on(end, branch.outcome());
        if (!branch.next().stream().allMatch(each -> follow(each, next))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns whether a leg is straight, and nothing else is done with it than to capture, or to
   * change places with a piece where the move ends.
   */
  private static boolean isSimple(Node node) {
    Leg leg = node.leg();
    return leg.isPlain()
        && leg.length() instanceof Between
        && node.landings().stream().allMatch(Sight::isSimple)
        && node.branches().stream().allMatch(branch -> isSimple(branch.outcome()));
  }

  private static boolean isSimple(Landing landing) {
    return landing.custodies().isEmpty()
        && (landing.outcome().effect() == LegEffect.SWAP || isSimple(landing.outcome()));
  }

  private static boolean isSimple(LegOutcome outcome) {
    return !outcome.dependsOnSquareBeyond()
        && (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE);
  }

  private void addPassed(Leg leg, Vector from) {
    if (!leg.bridge().isNone()) {
      leg.bridge().routes().get(0).stream()
          .flatMap(List::stream)
          .forEach(passed -> near.add(from.plus(passed)));
    }
  }

  /** A ray must not lead over squares that are empty only by then, as that of the piece is. */
  private boolean addRays(Node node, Start start) {
    Vector step = node.leg().step(0);
    boolean away = start.square().equals(Vector.ZERO);
    if (start.meetsEmptied(step)) {
      return false;
    }
    Vector first = away || start.occupied() ? start.square().plus(step) : start.square();
    return addRay(node, new Ray(first, step, 0, true));
  }

  /** Behind a ray nothing but more of the same line is possible, or one step back on it. */
  private boolean addRay(Node node, Ray ray) {
    if (!isSimple(node)
        || !node.leg().bridge().isNone()
        || !node.leg().step(0).equals(ray.step())) {
      return false;
    }
    if (!along.computeIfAbsent(node, key -> new LinkedHashSet<>()).add(ray)) {
      return true;
    }
    rays.add(ray);
    return node.branches().stream().allMatch(branch -> addRays(branch, ray));
  }

  private boolean addRays(Branch branch, Ray ray) {
    Ray further = ray.over(branch.outcome().occupant());
    return branch.next().stream().allMatch(next -> isBack(next, ray) || addRay(next, further));
  }

  /** Returns whether a move ends with one step back on a ray. */
  private static boolean isBack(Node node, Ray ray) {
    return isSimple(node)
        && node.leg().bridge().isNone()
        && node.leg().length().isOne()
        && node.leg().step(0).equals(ray.step().opposite())
        && node.branches().isEmpty();
  }
}
