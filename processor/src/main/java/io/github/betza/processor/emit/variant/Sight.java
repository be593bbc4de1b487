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

  private final Set<Vector> near = new LinkedHashSet<>();
  private final Set<Ray> rays = new LinkedHashSet<>();
  private final IdentityHashMap<Node, Set<Start>> followed = new IdentityHashMap<>();

  /**
   * A line of squares up to the first piece, or to a later one.
   *
   * @param first the first square
   * @param step a step
   * @param hurdles how many pieces it leads over
   */
  record Ray(Vector first, Vector step, int hurdles) {}

  /**
   * Where a leg begins.
   *
   * @param square the square, counted from the piece
   * @param occupied whether a piece stands or has stood there
   */
  private record Start(Vector square, boolean occupied) {}

  private Sight() {}

  /** Returns the sight of a piece with some moves, where they depend on such squares alone. */
  static Optional<Sight> of(List<Alternative> moves) {
    Sight sight = new Sight();
    return moves.stream().allMatch(sight::add) && sight.fits()
        ? Optional.of(sight)
        : Optional.empty();
  }

  /** Returns the squares near the piece, counted from it. */
  Set<Vector> near() {
    return near;
  }

  /** Returns the rays. */
  Set<Ray> rays() {
    return rays;
  }

  private boolean fits() {
    return near.stream().allMatch(square -> square.reach() <= Geometry.PADDING)
        && rays.stream().allMatch(ray -> ray.first().reach() <= Geometry.PADDING);
  }

  private boolean add(Alternative moves) {
    if (moves instanceof Walk walk) {
      return walk.first().stream().allMatch(node -> follow(node, new Start(Vector.ZERO, false)));
    }
    return moves instanceof NullMove;
  }

  private boolean follow(Node node, Start start) {
    if (!followed.computeIfAbsent(node, key -> new LinkedHashSet<>()).add(start)) {
      return true;
    }
    Leg leg = node.leg();
    if (start.square().reach() > Geometry.PADDING || !isSimple(node)) {
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
        Start next = new Start(end, branch.outcome().occupant().isPiece());
        if (!branch.next().stream().allMatch(each -> follow(each, next))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether a leg is straight, and nothing else is done with it than to capture. */
  private static boolean isSimple(Node node) {
    Leg leg = node.leg();
    return leg.isPlain()
        && leg.length() instanceof Between
        && node.landings().stream().allMatch(Sight::isSimple)
        && node.branches().stream().allMatch(branch -> isSimple(branch.outcome()));
  }

  private static boolean isSimple(Landing landing) {
    return landing.custodies().isEmpty() && isSimple(landing.outcome());
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

  /**
   * A ray that begins elsewhere must not lead over the square of the piece, which is empty then.
   */
  private boolean addRays(Node node, Start start) {
    Vector step = node.leg().step(0);
    boolean away = start.square().equals(Vector.ZERO);
    if (!away && start.square().opposite().leadsAlong(step)) {
      return false;
    }
    Vector first = away || start.occupied() ? start.square().plus(step) : start.square();
    return addRay(node, new Ray(first, step, 0));
  }

  /** Behind a ray nothing but more of the same line is possible, over a piece. */
  private boolean addRay(Node node, Ray ray) {
    if (!isSimple(node)
        || !node.leg().bridge().isNone()
        || !node.leg().step(0).equals(ray.step())) {
      return false;
    }
    rays.add(ray);
    Ray further = new Ray(ray.first(), ray.step(), ray.hurdles() + 1);
    return node.branches().stream()
        .allMatch(
            branch ->
                branch.outcome().occupant().isPiece()
                    && branch.outcome().effect() == LegEffect.NONE
                    && branch.next().stream().allMatch(next -> addRay(next, further)));
  }
}
