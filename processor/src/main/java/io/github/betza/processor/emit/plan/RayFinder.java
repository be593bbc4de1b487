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
 * Finds the first legs whose moves all end on a ray, because they and all legs after them go
 * straight on. {@link DuplicateFinder} need not follow such a leg if no other move can end on the
 * ray, nor if its mirror image is followed.
 */
final class RayFinder {
  private final IdentityHashMap<PlanNode, Boolean> known = new IdentityHashMap<>();
  private final IdentityHashMap<PlanNode, Boolean> decided = new IdentityHashMap<>();
  private final Map<Vector, Integer> starts = new HashMap<>();

  /** Whether all first legs begin rays, so that moves on different rays have different ends. */
  private boolean apart = true;

  private RayFinder() {}

  /** Returns the first legs that must be followed to find all moves with equal ends. */
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

  /** Whether a leg and all legs after it lead further along one line, and never back. */
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
   * Whether no two moves along a ray have equal ends, because the pieces on the ray decide how the
   * move goes: a leg ends the move, once, or another leg follows after the first piece.
   */
  private boolean isDecided(PlanNode node) {
    // Legs are shared: without this map, every path through them would be followed.
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

  /** Whether no two moves that end with a leg on one square are equal. */
  private static boolean endsOnce(PlanNode node) {
    Set<Content> contents = EnumSet.noneOf(Content.class);
    for (Landing landing : node.template().landings()) {
      for (Content content : Content.of(landing.outcome())) {
        // A capture en passant is a move to an empty square that removes a piece elsewhere.
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
