package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Forks.Fork;
import io.github.betza.processor.emit.plan.MoveKey.Change;
import io.github.betza.processor.emit.plan.MoveKey.Content;
import io.github.betza.processor.emit.plan.MoveKey.Way;
import io.github.betza.processor.emit.plan.PathProgress.SquareNeeds;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the landings that may give a move twice. It follows every path on an endless board, except
 * for rays that nothing else can meet ({@link RayFinder}): two paths with equal ends give the same
 * move, unless one needs a piece on a square that the other needs to be empty. Only the marked
 * landings search the list for the move. If there are too many paths, all landings are marked.
 */
final class DuplicateFinder {
  private final PlanGraph graph;
  private final Map<MoveKey, Way> seen = new HashMap<>();

  /** The same for ends that consist of a square and its content only. */
  private final Map<Content, Way[]> seenPlain = new EnumMap<>(Content.class);

  private final Forks forks;
  private final MirrorSymmetry mirrors;

  /** Whether some paths need a piece on a square, so that they may exclude others. */
  private final boolean tracks;

  /** The number of landings that are not yet marked. */
  private int unmarked;

  private int ends;
  private int steps;
  private boolean all;

  /** Whether some landings capture pieces whose squares depend on the position. */
  private final boolean takesUnknown;

  /** Whether some landings are for royal pieces only, or for others only. */
  private final boolean distinguishesRoyal;

  /** The number of squares that a move may reach along a file, and along a rank. */
  private static final int SIDE = 2 * LargestBoard.ACROSS + 1;

  private static final Vector ORIGIN = Vector.ZERO;

  private DuplicateFinder(PlanGraph graph, List<Edge> starts) {
    this.graph = graph;
    this.mirrors = MirrorSymmetry.of(starts);
    this.forks = new Forks(FirstCaptures.of(graph, starts));
    boolean needsPiece = false;
    boolean royalTold = false;
    boolean unknownTaken = false;
    for (PlanNode node : graph.nodes()) {
      for (Exit exit : node.exits()) {
        LegOutcome outcome = exit.continuation().outcome();
        needsPiece |= outcome.occupant().isPiece();
        unknownTaken |= outcome.occupant().isEnPassant();
        all |= putsDownUnknown(outcome);
      }
      for (Landing landing : node.template().landings()) {
        unknownTaken |= takesUnknown(landing);
        royalTold |= distinguishesRoyal(landing);
      }
      unmarked += node.template().landings().size();
      all |= node.isRound() || node.meetsUnloaded();
    }
    this.tracks = needsPiece;
    this.takesUnknown = unknownTaken;
    this.distinguishesRoyal = royalTold;
  }

  /**
   * Marks the landings that may give a move twice.
   *
   * @param hasNullMove whether the piece may also pass
   * @param open whether it has unpredictable moves, so that any move may come twice
   */
  static void mark(PlanGraph graph, List<Edge> starts, boolean hasNullMove, boolean open) {
    DuplicateFinder duplicates = new DuplicateFinder(graph, starts);
    List<Edge> followed = RayFinder.toFollow(starts, duplicates.mirrors);
    duplicates.all |= open || FollowedPathCount.isTooMany(followed, duplicates.forks);
    if (duplicates.all) {
      duplicates.markAll();
      return;
    }
    if (hasNullMove) {
      duplicates.note(
          new MoveKey(ORIGIN, ORIGIN, Content.EMPTY, false, false, Set.of()),
          null,
          0,
          SquareNeeds.NOTHING);
    }
    for (Edge start : followed) {
      duplicates.follow(
          start.node(),
          new PathProgress(
              ORIGIN, ORIGIN, start.transform(), 0, Set.of(), false, SquareNeeds.NOTHING));
    }
    if (duplicates.all) {
      duplicates.markAll();
    }
  }

  private void markAll() {
    for (PlanNode node : graph.nodes()) {
      for (int i = 0; i < node.template().landings().size(); i++) {
        node.setRepeatable(i);
      }
    }
  }

  private void follow(PlanNode node, PathProgress path) {
    Leg leg = node.leg();
    Vector begin = path.at();
    Vector square = begin;
    boolean same = leg.length() instanceof Length.SameAsBefore;
    int most = same ? path.steps() : LegQueries.most(leg);
    SquareNeeds needs = path.needs();
    Vector straight = leg.isStraight() ? path.transform().apply(leg.step(0)) : null;
    for (int step = 1; step <= most && !all && unmarked > 0; step++) {
      square =
          square.plus(straight == null ? path.transform().apply(leg.step(step - 1)) : straight);
      steps++;
      all = ends > CodeLimits.ENUMERATED_ENDS || steps > 10 * CodeLimits.ENUMERATED_ENDS;
      if (isBeyond(square, path.from())) {
        return;
      }
      boolean skipped = leg.ski() && step == 1;
      int least = same ? most : LegQueries.least(leg);
      if (!skipped && step >= least && leg.mayEndAfter(step)) {
        int count = leg.length().isOne() ? path.steps() : step;
        arrive(node, path.arriving(square, count, needs), begin, step > (leg.ski() ? 2 : 1));
      }
      if (tracks && !skipped && step < most && !path.isCleared(square)) {
        needs = needs.empty(square);
      }
    }
  }

  /**
   * Returns whether a square is further from the start of the move, or from the start of the
   * excited piece, than any square of the largest board.
   */
  static boolean isBeyond(Vector square, Vector from) {
    return square.reach() > LargestBoard.ACROSS
        || Math.abs(square.files() - from.files()) > LargestBoard.ACROSS
        || Math.abs(square.ranks() - from.ranks()) > LargestBoard.ACROSS;
  }

  private void arrive(PlanNode node, PathProgress path, Vector begin, boolean passed) {
    Bridge bridge = node.leg().bridge();
    List<Landing> landings = node.template().landings();
    for (int i = 0; i < landings.size(); i++) {
      // A landing that grants en-passant rights on no square is equal to one without rights.
      boolean grants = landings.get(i).grantsEnPassant();
      if (grants && (passed || bridge.mayCrossEmpty())) {
        arrive(node, i, path, true);
      }
      if (!grants || !(passed || bridge.crossesEmpty())) {
        arrive(node, i, path, false);
      }
    }
    for (Fork fork : forks.of(node, path.transform(), path.steps())) {
      LegOutcome outcome = fork.exit().continuation().outcome();
      Set<Change> changes = path.changes();
      boolean enPassant = outcome.occupant().isEnPassant();
      boolean takes =
          outcome.effect() == LegEffect.REMOVE || outcome.effect() == LegEffect.UNLOAD_AT_LEG_START;
      if (takes && !enPassant) {
        changes = new HashSet<>(changes);
        changes.add(new Change(outcome.effect(), path.at(), begin));
      }
      Vector from = outcome.effect() == LegEffect.EXCITE ? path.at() : path.from();
      SquareNeeds needs = path.needs();
      if (tracks && fork.alone() && !path.isCleared(path.at())) {
        needs = outcome.occupant().isPiece() ? needs.piece(path.at()) : needs.empty(path.at());
      }
      for (Edge next : fork.exit().next()) {
        follow(
            next.node(),
            new PathProgress(
                from,
                path.at(),
                path.transform().of(next.transform()),
                path.steps(),
                changes,
                path.unknown() || enPassant,
                needs));
      }
    }
  }

  private void arrive(PlanNode node, int landing, PathProgress path, boolean grants) {
    Landing last = node.template().landings().get(landing);
    boolean plain =
        path.changes().isEmpty()
            && !last.finish().returns()
            && (last.outcome().effect() == LegEffect.REMOVE
                || last.outcome().effect() == LegEffect.NONE);
    // Every path that ends with the capture of a royal piece also ends with that of another piece.
    boolean skipsRoyal = plain && !distinguishesRoyal;
    for (Content content : Content.of(last.outcome())) {
      if (skipsRoyal && content == Content.ROYAL) {
        ends++;
      } else {
        end(node, landing, path, content, grants);
      }
    }
  }

  private void end(PlanNode node, int landing, PathProgress path, Content content, boolean grants) {
    Landing last = node.template().landings().get(landing);
    boolean returns = last.finish().returns();
    boolean mirrored = path.changes().isEmpty() || !forks.areLeftOut();
    if (mirrored && !mirrors.covers(returns ? path.from() : path.at())) {
      // Equal ends need equal targets; the same holds for their mirror images.
      ends++;
      return;
    }
    Set<Change> changes = path.changes(last, content);
    boolean plain = !takesUnknown(last, path) && !grants && !returns && !last.finish().vanishes();
    if (plain && changes.isEmpty() && path.from().equals(ORIGIN)) {
      // The most frequent ends: no key is made for them.
      notePlain(path.at(), content, node, landing, path.needs());
    } else {
      end(node, landing, path, content, grants, changes);
    }
  }

  private void end(
      PlanNode node,
      int landing,
      PathProgress path,
      Content content,
      boolean grants,
      Set<Change> changes) {
    Landing last = node.template().landings().get(landing);
    boolean returns = last.finish().returns();
    boolean unknown = takesUnknown(last, path);
    MoveKey end =
        new MoveKey(
            path.from(),
            returns ? path.from() : path.at(),
            // The content of the square reached does not show whether the mover went back.
            returns && content != Content.EN_PASSANT ? Content.EMPTY : content,
            grants,
            last.finish().vanishes(),
            changes);
    if (!returns && mayStandWhereItCaptured(path, content, changes)) {
      all |= forks.areLeftOut();
      for (MoveKey there : asIfCapturedNow(end)) {
        note(there, node, landing, path.needs());
      }
    }
    // The piece captured en passant or in custody may be the one that another path captures on its
    // way.
    if (takesUnknown && (unknown || !changes.isEmpty())) {
      note(end.vague(), node, landing, path.needs());
    }
    if (!unknown) {
      note(end, node, landing, path.needs());
    }
  }

  /** Whether the mover ends on a square where it has captured before, or may have. */
  private static boolean mayStandWhereItCaptured(
      PathProgress path, Content content, Set<Change> changes) {
    boolean whereUnknown = path.unknown() && content == Content.EMPTY;
    return whereUnknown || changes.contains(capture(path.at()));
  }

  /** Returns the ends in which the last leg makes the capture that was made there before. */
  private static List<MoveKey> asIfCapturedNow(MoveKey end) {
    Set<Change> elsewhere = new HashSet<>(end.changes());
    elsewhere.remove(capture(end.to()));
    return Content.PIECES.stream()
        .map(
            captured ->
                new MoveKey(
                    end.from(), end.to(), captured, end.grants(), end.vanishes(), elsewhere))
        .toList();
  }

  private static Change capture(Vector square) {
    return new Change(LegEffect.REMOVE, square, square);
  }

  /** Whether the position decides which piece is put down on the way. */
  private static boolean putsDownUnknown(LegOutcome outcome) {
    return outcome.effect() == LegEffect.DROP_AT_LEG_START
        || (outcome.effect() == LegEffect.UNLOAD_AT_LEG_START && outcome.occupant().isEnPassant());
  }

  private static boolean takesUnknown(Landing landing, PathProgress path) {
    return path.unknown() || takesUnknown(landing);
  }

  private static boolean takesUnknown(Landing landing) {
    return landing.outcome().occupant().isEnPassant() || !landing.custodies().isEmpty();
  }

  private void note(MoveKey end, PlanNode node, int landing, SquareNeeds needs) {
    if (end.isPlain()) {
      notePlain(end.to(), end.content(), node, landing, needs);
    } else {
      seen.put(end, note(seen.get(end), node, landing, needs));
    }
  }

  private void notePlain(
      Vector to, Content content, PlanNode node, int landing, SquareNeeds needs) {
    Way[] known = seenPlain.computeIfAbsent(content, any -> new Way[SIDE * SIDE]);
    int rank = to.ranks() + LargestBoard.ACROSS;
    int square = rank * SIDE + to.files() + LargestBoard.ACROSS;
    known[square] = note(known[square], node, landing, needs);
  }

  /**
   * Records a completed path.
   *
   * @param before the paths before it with the same end; null for none
   * @return all paths with this end, the new one included
   */
  private Way note(Way before, PlanNode node, int landing, SquareNeeds needs) {
    ends++;
    Way continuation = new Way(node, landing, needs, needs.isNone() ? null : before);
    boolean shared = false;
    for (Way other = before; other != null; other = other.before()) {
      if (!(continuation.isMarked() && other.isMarked()) && !needs.excludes(other.needs())) {
        mark(continuation);
        mark(other);
      }
      shared = other.needs().isNone();
    }
    // A path without conditions excludes none: every later path is compared with it alone.
    return shared ? before : continuation;
  }

  private void mark(Way continuation) {
    if (!continuation.isMarked()) {
      continuation.node().setRepeatable(continuation.landing());
      unmarked--;
    }
  }

  private static boolean distinguishesRoyal(Landing landing) {
    OccupancyCondition occupant = landing.outcome().occupant();
    return occupant == OccupancyCondition.ENEMY_ROYAL
        || occupant == OccupancyCondition.ENEMY_COMMON;
  }
}
