package io.github.betza.processor.emit.bits;

import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.LinePath;
import io.github.betza.processor.path.line.LinePaths;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plans how sets of bits express the moves of a piece, if they can express all of them. */
final class BitPlanner {
  private static final LegOutcome EN_PASSANT =
      new LegOutcome(OccupancyCondition.EN_PASSANT, LegOutcome.CAPTURE.effect());

  private BitPlanner() {}

  /**
   * Returns a plan.
   *
   * @param all the moves
   * @param furthest the most steps possible on the board
   * @param vacates whether the square where paths begin is then empty, because its piece is on its
   *     way
   */
  static Optional<BitPlan> plan(Alternatives all, int furthest, boolean vacates) {
    if (!all.others().isEmpty()) {
      return Optional.empty();
    }
    List<LinePath> paths = new ArrayList<>();
    List<Castling> castlings = new ArrayList<>();
    boolean hasNullMove = false;
    for (Alternative alternative : all.own()) {
      if (alternative instanceof NullMove pass && !pass.initial()) {
        hasNullMove = true;
        continue;
      }
      if (alternative instanceof Castling castling && castling.initial()) {
        if (!castlings.contains(castling)) {
          castlings.add(castling);
        }
        continue;
      }
      Optional<List<LinePath>> found =
          alternative instanceof Walk walk
              ? LinePaths.of(walk, landing -> true, furthest)
              : Optional.empty();
      if (found.isEmpty()) {
        return Optional.empty();
      }
      paths.addAll(found.get());
    }
    return plan(paths, castlings, hasNullMove, vacates);
  }

  private static Optional<BitPlan> plan(
      List<LinePath> paths, List<Castling> castlings, boolean hasNullMove, boolean vacates) {
    Set<BitTerm> terms = new LinkedHashSet<>();
    List<Leaps> enPassant = new ArrayList<>();
    for (LinePath path : paths) {
      Optional<Ends> ends = ends(path.landing());
      Optional<Shape> shape = shape(path, vacates);
      Optional<List<Vector>> passed = passed(path);
      if (path.landing().outcome().equals(EN_PASSANT)
          && isFreeLeap(path)
          && shape.isPresent()
          && shape.get() instanceof Leaps leap) {
        enPassant.add(leap);
      } else if (ends.isPresent() && shape.isPresent() && passed.isPresent()) {
        List<Shape> shapes =
            vacates && ends.get() == Ends.CAPTURE
                ? CrossedTargets.captures(shape.get())
                : List.of(shape.get());
        for (Shape each : shapes) {
          terms.add(new BitTerm(each, ends.get(), path.initial(), passed.get()));
        }
      } else {
        return Optional.empty();
      }
    }
    List<BitTerm> merged = mergeLeaps(mergeEnds(terms));
    return areApart(merged)
        ? Optional.of(new BitPlan(merged, enPassant, castlings, hasNullMove, List.of()))
        : Optional.empty();
  }

  /**
   * Returns the squares on which a move can be answered by capturing en passant: the squares that
   * its last leg passes, if they do not depend on its length.
   */
  private static Optional<List<Vector>> passed(LinePath path) {
    List<Leg> legs = path.way().legs();
    if (!path.landing().grantsEnPassant()) {
      return Optional.of(List.of());
    }
    if (!legs.stream().allMatch(LinePath::isLeap)
        || legs.stream().anyMatch(LinePath::isOverPiece)) {
      return Optional.empty();
    }
    List<Vector> passed = new ArrayList<>();
    Vector at = Vector.ZERO;
    for (int i = 0; i < legs.size() - 1; i++) {
      at = at.plus(LinePath.step(legs.get(i)));
      if (i >= legs.size() - 1 - path.lame()) {
        passed.add(at);
      }
    }
    return Optional.of(passed);
  }

  private static boolean isFreeLeap(LinePath path) {
    return path.landing().isPlain()
        && !path.initial()
        && path.way().legs().size() == 1
        && LinePath.isLeap(path.way().legs().get(0));
  }

  private static Optional<Ends> ends(Landing landing) {
    boolean quiet = landing.outcome().equals(LegOutcome.EMPTY);
    boolean capture = landing.outcome().equals(LegOutcome.CAPTURE) && !landing.grantsEnPassant();
    if (!landing.isPlain() || (!quiet && !capture)) {
      return Optional.empty();
    }
    return Optional.of(quiet ? Ends.QUIET : Ends.CAPTURE);
  }

  private static Optional<Shape> shape(LinePath path, boolean vacates) {
    return path.way().isJoined() ? JoinedLegs.shape(path.way()) : shape(path.way().legs(), vacates);
  }

  /**
   * Returns the shape of legs; only a path that goes on straight over its origin, or ends there,
   * has none.
   */
  private static Optional<Shape> shape(List<Leg> legs, boolean vacates) {
    Leg first = legs.get(0);
    Leg last = legs.get(legs.size() - 1);
    if (legs.size() == 2
        && !LinePath.isLeap(first)
        && first.least() == 1
        && LinePath.isOverPiece(last)) {
      // A step back may come to the square where the first leg began.
      return last.least() == 1 && !LinePath.step(first).opposite().leadsAlong(LinePath.step(last))
          ? Optional.of(
              new Hop(LinePath.step(first), first.most(), LinePath.step(last), last.most()))
          : Optional.empty();
    }
    if (legs.size() == 2 && !LinePath.isLeap(first) && first.least() == 1) {
      return last.least() == 1 && !LinePath.step(first).isAlong(LinePath.step(last))
          ? Optional.of(
              new Turn(LinePath.step(first), first.most(), LinePath.step(last), last.most()))
          : Optional.empty();
    }
    List<Condition> conditions = new ArrayList<>();
    Vector at = Vector.ZERO;
    for (int i = 0; i < legs.size() - 1; i++) {
      at = at.plus(LinePath.step(legs.get(i)));
      boolean overPiece = LinePath.isOverPiece(legs.get(i + 1));
      if (!LinePath.isLeap(legs.get(i)) || (at.reach() == 0 && (overPiece || !vacates))) {
        return Optional.empty();
      }
      if (at.reach() != 0) {
        conditions.add(new Condition(at, overPiece));
      }
    }
    if (LinePath.isLeap(last)) {
      Vector end = at.plus(LinePath.step(last));
      return end.reach() == 0 ? Optional.empty() : Optional.of(leap(conditions, end));
    }
    boolean overOrigin = last.least() != 1;
    for (int steps = 1; steps <= last.most(); steps++) {
      overOrigin |= at.plus(LinePath.step(last).times(steps)).reach() == 0;
    }
    return overOrigin
        ? Optional.empty()
        : Optional.of(new Slide(conditions, at, LinePath.step(last), last.most(), false));
  }

  private static Shape leap(List<Condition> conditions, Vector end) {
    return new Leaps(conditions, List.of(end), false);
  }

  private static List<BitTerm> mergeEnds(Set<BitTerm> terms) {
    List<BitTerm> merged = new ArrayList<>();
    for (BitTerm term : terms) {
      boolean both =
          terms.contains(term.ending(Ends.QUIET)) && terms.contains(term.ending(Ends.CAPTURE));
      BitTerm result = both ? term.ending(Ends.BOTH) : term;
      if (!merged.contains(result)) {
        merged.add(result);
      }
    }
    return merged;
  }

  private static List<BitTerm> mergeLeaps(List<BitTerm> terms) {
    Map<BitTerm, List<Vector>> steps = new LinkedHashMap<>();
    List<BitTerm> merged = new ArrayList<>();
    for (BitTerm term : terms) {
      if (term.shape() instanceof Leaps leaps) {
        BitTerm key = term.with(leaps.with(List.of()));
        steps.computeIfAbsent(key, none -> new ArrayList<>()).addAll(leaps.steps());
      }
    }
    steps.forEach((key, all) -> merged.add(key.with(((Leaps) key.shape()).with(all))));
    terms.stream().filter(term -> !(term.shape() instanceof Leaps)).forEach(merged::add);
    return merged;
  }

  /**
   * Returns whether the moves are distinct. Two moves to one square count as one in a set, but a
   * move that grants en-passant rights differs from one that does not. So if a move grants these
   * rights, all moves must be leaps, and no two quiet leaps may have the same step. Over joined
   * edges several steps may lead to one square.
   */
  private static boolean areApart(List<BitTerm> terms) {
    if (terms.stream().noneMatch(BitTerm::grants)) {
      return true;
    }
    List<Vector> steps = new ArrayList<>();
    for (BitTerm term : terms) {
      boolean quiet = term.ends() != Ends.CAPTURE;
      if (!(term.shape() instanceof Leaps leaps) || (leaps.joined() && quiet)) {
        return false;
      }
      steps.addAll(term.ends() == Ends.CAPTURE ? List.of() : leaps.steps());
    }
    return steps.stream().distinct().count() == steps.size();
  }

  /** Finds the shape of legs on a board whose left and right edges are joined. */
  private static final class JoinedLegs {
    private JoinedLegs() {}

    /**
     * Returns how a path goes: one leg, which comes back to where it began only by single steps
     * along the rank.
     */
    static Optional<Shape> shape(AttackPath way) {
      List<Leg> legs = way.legs();
      Leg leg = legs.get(0);
      Vector step = LinePath.step(leg);
      boolean known =
          legs.size() == 1
              && way.edges() == Edges.CYLINDER
              && (step.ranks() != 0 || Math.abs(step.files()) == 1);
      if (known && LinePath.isLeap(leg)) {
        return Optional.of(new Leaps(List.of(), List.of(step), true));
      }
      return known && leg.least() == 1
          ? Optional.of(new Slide(List.of(), Vector.ZERO, step, leg.most(), true))
          : Optional.empty();
    }
  }

  /**
   * Captures of paths that come to the square of the captured piece before they end there. That
   * square is occupied whenever something is captured on it, so it need not be among the occupied
   * squares for a hurdle to be there, and a path that needs it empty captures nothing on it.
   */
  private static final class CrossedTargets {
    private CrossedTargets() {}

    /** Returns the captures of a shape as shapes that do not look at their own targets. */
    static List<Shape> captures(Shape shape) {
      if (shape instanceof Leaps leaps) {
        return leaps.steps().stream()
            .flatMap(step -> leap(leaps.conditions(), step, leaps.joined()).stream())
            .toList();
      }
      if (shape instanceof Slide slide) {
        return slide(slide);
      }
      // The second part of these is on another line than the first, or beyond the hurdle.
      return shape instanceof Hop || shape instanceof Turn ? List.of(shape) : List.of();
    }

    private static Optional<Shape> leap(List<Condition> conditions, Vector step, boolean joined) {
      if (conditions.contains(new Condition(step, false))) {
        return Optional.empty();
      }
      List<Condition> others =
          conditions.stream().filter(each -> !each.square().equals(step)).toList();
      return Optional.of(new Leaps(others, List.of(step), joined));
    }

    private static List<Shape> slide(Slide slide) {
      List<Condition> passed = new ArrayList<>(slide.conditions());
      for (int steps = 1; steps <= slide.most(); steps++) {
        Vector square = slide.pivot().plus(slide.step().times(steps));
        boolean isEmpty = slide.conditions().contains(new Condition(square, false));
        if (isEmpty || slide.conditions().contains(new Condition(square, true))) {
          List<Shape> captures = new ArrayList<>();
          if (steps > 1) {
            captures.add(
                new Slide(
                    slide.conditions(), slide.pivot(), slide.step(), steps - 1, slide.joined()));
          }
          if (!isEmpty) {
            leap(passed, square, slide.joined()).ifPresent(captures::add);
          } else if (steps < slide.most()) {
            int left = slide.most() - steps;
            captures.addAll(slide(new Slide(passed, square, slide.step(), left, slide.joined())));
          }
          return captures;
        }
        passed.add(new Condition(square, false));
      }
      return List.of(slide);
    }
  }
}
