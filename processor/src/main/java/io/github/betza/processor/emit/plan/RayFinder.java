package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.MoveKey.Content;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the first legs for which the ends of all moves that begin with them are known: on a ray,
 * because they and whatever follows them go straight on. {@link DuplicateFinder} need not follow
 * them where nothing else can end there, nor where a mirror image of them is followed.
 */
final class RayFinder {
  private final IdentityHashMap<PlanNode, Boolean> known = new IdentityHashMap<>();
  private final IdentityHashMap<PlanNode, Boolean> decided = new IdentityHashMap<>();
  private final Map<Vector, Integer> starts = new HashMap<>();

  /** Whether all first legs begin rays, so that moves of different rays never end alike. */
  private boolean apart = true;

  private RayFinder() {}

  /** Returns the first legs that must be followed to find all moves that end alike. */
  static List<Edge> toFollow(List<Edge> starts, MirrorSymmetry mirrors) {
    RayFinder rays = new RayFinder();
    for (Edge start : starts) {
      if (rays.isRay(start.node())) {
        rays.starts.merge(direction(start), 1, Integer::sum);
      } else {
        rays.apart = false;
      }
    }
    return starts.stream()
        .filter(start -> !rays.isRay(start.node()) || rays.mustFollow(start, mirrors))
        .toList();
  }

  private boolean mustFollow(Edge ray, MirrorSymmetry mirrors) {
    Vector direction = direction(ray);
    boolean alone = apart && starts.get(direction) == 1 && isDecided(ray.node());
    return mirrors.covers(direction) && !alone;
  }

  /** Whether a leg with all that follows it leads further along its line, and not back. */
  private boolean isRay(PlanNode node) {
    Boolean before = known.get(node);
    if (before != null) {
      return before;
    }
    // Legs that lead back to themselves are left out.
    known.put(node, false);
    boolean ray = node.template().isLine() && goesOn(node);
    known.put(node, ray);
    return ray;
  }

  private boolean goesOn(PlanNode node) {
    for (Vector step : node.leg().cycle()) {
      if (step.ranks() <= 0) {
        return false;
      }
    }
    for (Landing landing : node.template().landings()) {
      if (landing.finish().returns()) {
        return false;
      }
    }
    for (Exit exit : node.exits()) {
      for (Edge next : exit.next()) {
        if (next.transform().up().ranks() <= 0 || !isRay(next.node())) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether no two moves that begin with a leg of a ray end alike, as what stands on the ray
   * decides how they go: a leg ends the move, once, or is followed by another one behind the first
   * piece.
   */
  private boolean isDecided(PlanNode node) {
    // Legs are shared: without what is known, every path through them would be followed.
    Boolean before = decided.get(node);
    if (before == null) {
      before = isDecidedAtFirst(node);
      decided.put(node, before);
    }
    return before;
  }

  private boolean isDecidedAtFirst(PlanNode node) {
    Set<Content> goesOn = EnumSet.noneOf(Content.class);
    for (Exit exit : node.exits()) {
      LegOutcome outcome = exit.continuation().outcome();
      boolean known = outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE;
      if (!known || !outcome.occupant().isPiece() || exit.next().size() > 1) {
        return false;
      }
      for (Content content : Content.of(outcome)) {
        if (!goesOn.add(content)) {
          return false;
        }
      }
      for (Edge next : exit.next()) {
        if (!isDecided(next.node())) {
          return false;
        }
      }
    }
    return endsOnce(node);
  }

  /** Whether no two moves that end with a leg on one square do so alike. */
  private static boolean endsOnce(PlanNode node) {
    Set<Content> contents = EnumSet.noneOf(Content.class);
    for (Landing landing : node.template().landings()) {
      for (Content content : Content.of(landing.outcome())) {
        // A move that captures en passant is one to an empty square that takes a piece elsewhere.
        if (!contents.add(content == Content.EN_PASSANT ? Content.EMPTY : content)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the shortest vector along a ray. */
  private static Vector direction(Edge ray) {
    return ray.transform().up().shortest();
  }
}
