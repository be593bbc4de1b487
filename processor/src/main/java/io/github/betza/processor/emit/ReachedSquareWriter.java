package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.ROYAL;
import static io.github.betza.processor.emit.Variables.TARGET;

import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.ReachedSquare.Action;
import io.github.betza.processor.emit.plan.ReachedSquare.GoOn;
import io.github.betza.processor.emit.plan.ReachedSquare.Land;
import io.github.betza.processor.emit.plan.ReachedSquare.Test;
import io.github.betza.processor.emit.plan.StaleSquares;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes the actions on the square that a leg reaches. */
final class ReachedSquareWriter {
  private static final Set<Test> ENEMY = Set.of(Test.ENEMY);

  private final BoardAccess access;
  private final LandingWriter landings;
  private final NodeUsage usage;
  private final StepWriter steps;
  private final Appender appender;
  private final HopWriter hops;
  private final OnwardWriter onward;

  ReachedSquareWriter(
      BoardAccess access,
      LegWriter legs,
      NodeUsage usage,
      StepWriter steps,
      Appender appender,
      Routines routines) {
    this.access = access;
    this.usage = usage;
    this.appender = appender;
    this.hops = new HopWriter(access, appender, this);
    this.landings = new LandingWriter(access, appender, new CustodyWriter(access, routines));
    this.onward = new OnwardWriter(access, landings, legs, routines);
    this.steps = steps;
  }

  /**
   * The arrival of a leg.
   *
   * @param node the leg's node
   * @param mode the purpose of the code
   * @param scope the variables when the leg began
   * @param to the square reached
   * @param after the variables for the legs that follow, without their first square
   */
  record Arrival(PlanNode node, Mode mode, EmitScope scope, Code to, EmitScope after) {}

  /** Writes all actions after a single step. */
  void afterStep(Body body, Arrival arrival, ReachedSquare reach) {
    target(body, arrival, reach);
    if (reach.empty().isEmpty() && reach.occupied().isEmpty()) {
      return;
    }
    ContentTests content = read(body, arrival, tests(reach) > 1);
    if (CountedMoves.write(body, appender, arrival, reach, content)) {
      return;
    }
    if (end(body, arrival, reach, content)) {
      if (!reach.goesOn().isEmpty()) {
        body.beginIf(content.isEmpty());
        actions(body, arrival, reach.goesOn());
        body.end();
      }
      return;
    }
    if (reach.isIndifferent()) {
      body.beginIf(content.isOnBoard());
      actions(body, arrival, reach.empty());
      body.end();
    } else if (isShort(arrival, reach, content)) {
      boolean known = body.filter() != MoveFilter.BOTH;
      Optional<Code> condition = known ? content.isEmptyOrEnemy() : content.isWantedTarget();
      body.beginIf(condition.orElseThrow());
      moveOrCapture(body, arrival, reach, content);
      body.end();
    } else if (reach.empty().isEmpty()) {
      occupied(body, arrival, reach, content, false);
    } else if (!arrival.mode().returnsBoolean() && reach.occupied().keySet().equals(ENEMY)) {
      enemyFirst(body, arrival, reach, content);
    } else if (arrival.mode().returnsBoolean() && reach.occupied().keySet().equals(ENEMY)) {
      result(body, arrival, reach, content);
    } else {
      body.beginIf(content.isEmpty());
      actions(body, arrival, reach.empty());
      chain(body, arrival, reach, content);
    }
  }

  /**
   * Writes the results on an empty square and on the square of an enemy: often the same, for
   * example if a piece may but need not capture on its way.
   */
  private void result(Body body, Arrival arrival, ReachedSquare reach, ContentTests content) {
    Body empty = body.draft();
    actions(empty, arrival, reach.empty());
    Body enemy = body.draft();
    actions(enemy, arrival, reach.occupied().get(Test.ENEMY));
    if (content.isEmptyOrEnemy().isPresent() && empty.isLike(enemy)) {
      body.beginIf(content.isEmptyOrEnemy().get());
      body.add(empty);
    } else {
      body.beginIf(content.isEmpty());
      body.add(empty);
      body.next("else if ($L)", content.isEnemy(true));
      body.add(enemy);
    }
    body.end();
  }

  /** Writes the end of the move if {@link CountedMoves#writeEnd} can. */
  boolean end(Body body, Arrival arrival, ReachedSquare reach, ContentTests content) {
    return CountedMoves.writeEnd(body, appender, arrival, reach, content);
  }

  /**
   * Tests for an enemy first: fewer squares have an enemy than are empty, so the processor predicts
   * the first test better; and if only captures are wanted, it is the only test.
   */
  private void enemyFirst(Body body, Arrival arrival, ReachedSquare reach, ContentTests content) {
    List<Action> captures = reach.occupied().get(Test.ENEMY);
    MoveFilter filter = filter(body, arrival, captures);
    body.beginIf(condition(content, Test.ENEMY, filter, false));
    actions(body, arrival, captures, filter);
    MoveFilter rest = filter(body, arrival, reach.empty());
    Code empty =
        rest == MoveFilter.BOTH
            ? content.isEmpty()
            : Code.of("$L && $L", access.isWanted(rest), content.isEmpty());
    body.next("else if ($L)", empty);
    actions(body, arrival, reach.empty(), rest);
    body.end();
  }

  /** Returns how often the content of the square is tested. */
  private static int tests(ReachedSquare reach) {
    if (reach.isIndifferent()) {
      return 1;
    }
    int tests = reach.empty().isEmpty() ? 0 : 1;
    for (Test test : reach.occupied().keySet()) {
      tests += test.isTwofold() ? 2 : 1;
    }
    return tests;
  }

  /** Reads the square reached, into a variable if it is tested more than once. */
  ContentTests read(Body body, Arrival arrival, boolean often) {
    StaleSquares stale = arrival.node().target();
    if (stale.isPlain() && !often) {
      return access.content(arrival.to());
    }
    return access.read(
        body, arrival.to(), arrival.scope().from(), arrival.after().crossed(), stale);
  }

  private static boolean isShort(Arrival arrival, ReachedSquare reach, ContentTests content) {
    if (!reach.isMoveOrCapture() || content.isEmptyOrEnemy().isEmpty()) {
      return false;
    }
    Land quiet = (Land) reach.empty().get(0);
    Land capture = (Land) reach.occupied().get(Test.ENEMY).get(0);
    PlanNode node = arrival.node();
    return (!node.context().pending() || node.context().captured())
        && !node.target().unloaded()
        && node.isRepeatable(quiet.number()) == node.isRepeatable(capture.number());
  }

  private void moveOrCapture(
      Body body, Arrival arrival, ReachedSquare reach, ContentTests content) {
    Land quiet = (Land) reach.empty().get(0);
    PlanNode node = arrival.node();
    Code from = arrival.scope().from();
    if (node.context().pending()) {
      // An earlier capture makes either move a capture.
      landings.write(body, node, quiet, arrival.mode(), arrival.scope(), arrival.to());
    } else if (node.isRepeatable(quiet.number())) {
      body.statement(
          "$L.pending().addUnique($T.reaching($L, $L, $L))",
          MOVES,
          RuntimeTypes.MOVE,
          from,
          arrival.to(),
          content.cell());
    } else {
      body.statement("$L.reach($L, $L, $L)", MOVES, from, arrival.to(), content.cell());
    }
  }

  /** Writes the test whether the piece to capture is on its square. */
  void target(Body body, Arrival arrival, ReachedSquare reach) {
    boolean common = false;
    boolean royal = false;
    for (Action action : reach.target()) {
      common |= action.outcome().occupant() != OccupancyCondition.ENEMY_ROYAL;
      royal |= action.outcome().occupant() != OccupancyCondition.ENEMY_COMMON;
    }
    if (!common && !royal) {
      return;
    }
    boolean backward = arrival.mode() == Mode.ATTACKERS;
    Code hit = backward ? access.hits(arrival.to()) : Code.of("$L == $L", TARGET, arrival.to());
    if (backward && LegQueries.comesRound(arrival.node().leg())) {
      hit = Code.of("$L != $L && $L", arrival.to(), arrival.scope().from(), hit);
    }
    if (!common || !royal) {
      Code isRoyal = backward ? ROYAL : access.content(TARGET).isRoyal();
      hit = Code.of(royal ? "$L && $L" : "!($L) && $L", isRoyal, hit);
    }
    body.returnTrueIf(hit);
  }

  /** Writes the actions on a square that is not empty, which may already be known. */
  void occupied(
      Body body, Arrival arrival, ReachedSquare reach, ContentTests content, boolean isOccupied) {
    if (CountedMoves.writeCapture(body, appender, arrival, reach, content, isOccupied)
        || (isOccupied && hops.write(body, arrival, reach))) {
      return;
    }
    boolean first = true;
    for (Map.Entry<Test, List<Action>> entry : reach.occupied().entrySet()) {
      MoveFilter filter = filter(body, arrival, entry.getValue());
      Code condition = condition(content, entry.getKey(), filter, isOccupied);
      if (first) {
        body.beginIf(condition);
      } else {
        body.next("else if ($L)", condition);
      }
      first = false;
      actions(body, arrival, entry.getValue(), filter);
    }
    if (!first) {
      body.end();
    }
  }

  private void chain(Body body, Arrival arrival, ReachedSquare reach, ContentTests content) {
    for (Map.Entry<Test, List<Action>> entry : reach.occupied().entrySet()) {
      MoveFilter filter = filter(body, arrival, entry.getValue());
      body.next("else if ($L)", condition(content, entry.getKey(), filter, true));
      actions(body, arrival, entry.getValue(), filter);
    }
    body.end();
  }

  /** Returns the filter to test before some actions, if not both kinds of moves are wanted. */
  MoveFilter filter(Body body, Arrival arrival, List<Action> actions) {
    if (arrival.mode().returnsBoolean() || body.filter() != MoveFilter.BOTH) {
      return MoveFilter.BOTH;
    }
    return usage.filter(arrival.node(), actions);
  }

  /** Writes actions under a condition that also tests whether their moves are wanted. */
  private void actions(Body body, Arrival arrival, List<Action> actions, MoveFilter filter) {
    MoveFilter before = body.filter();
    if (filter != MoveFilter.BOTH) {
      body.setWanted(filter);
    }
    actions(body, arrival, actions);
    body.setWanted(before);
  }

  private Code condition(ContentTests content, Test test, MoveFilter filter, boolean occupied) {
    if (filter == MoveFilter.BOTH) {
      return condition(content, test, occupied);
    }
    if (filter == MoveFilter.CAPTURES && test == Test.ENEMY) {
      return content.isPrey(occupied);
    }
    return Code.of("$L && $L", access.isWanted(filter), condition(content, test, occupied));
  }

  private static Code condition(ContentTests content, Test test, boolean occupied) {
    return switch (test) {
      case PIECE -> content.isPiece(occupied);
      case OWN -> content.isOwn(occupied);
      case ENEMY -> content.isEnemy(occupied);
      case ENEMY_ROYAL -> Code.of("$L && $L", content.isEnemy(occupied), content.isRoyal());
      case ENEMY_COMMON -> Code.of("$L && !($L)", content.isEnemy(occupied), content.isRoyal());
      case OWN_ROYAL -> Code.of("$L && $L", content.isOwn(occupied), content.isRoyal());
      case OWN_COMMON -> Code.of("$L && !($L)", content.isOwn(occupied), content.isRoyal());
    };
  }

  /** Writes the actions after the content of the square is known. */
  void actions(Body body, Arrival arrival, List<Action> actions) {
    for (Action action : actions) {
      boolean opened = body.beginWanted(filterBefore(arrival, actions, action), access);
      boolean guarded = arrival.node().isRound() && ReachedSquare.spares(action.outcome());
      if (guarded) {
        Code itself = Code.of("$L != $L", arrival.to(), arrival.scope().from());
        boolean unloaded = arrival.node().target().unloaded();
        Code put = Code.any(List.of(itself, Pending.isUnloaded(arrival.to())));
        body.beginIf(unloaded ? put : itself);
      }
      boolean beforePiece = action.outcome().occupant() == OccupancyCondition.EMPTY_BEFORE_PIECE;
      if (beforePiece) {
        beginBeforePiece(body, arrival);
      }
      if (action instanceof Land land) {
        landings.write(body, arrival.node(), land, arrival.mode(), arrival.scope(), arrival.to());
      } else if (action instanceof GoOn goOn) {
        onward.write(body, arrival, goOn);
      }
      if (beforePiece) {
        body.end();
      }
      if (guarded) {
        body.end();
      }
      body.endWanted(opened);
    }
  }

  /**
   * Returns the filter to test before an action. A single quiet move is appended or not without a
   * branch.
   */
  private MoveFilter filterBefore(Arrival arrival, List<Action> actions, Action action) {
    if (arrival.mode().returnsBoolean()) {
      return MoveFilter.BOTH;
    }
    MoveFilter filter = usage.filter(arrival.node(), action);
    boolean single = true;
    for (Action other : actions) {
      single &= other == action || usage.filter(arrival.node(), other) != MoveFilter.QUIETS;
    }
    boolean without = single && action instanceof Land land && isQuiet(arrival.node(), land);
    return without ? MoveFilter.BOTH : filter;
  }

  /**
   * Returns whether the only action is to list a move that takes nothing and cannot be listed
   * twice.
   */
  static boolean isQuiet(PlanNode node, Land land) {
    return ReachedSquare.isPlain(land, LegOutcome.EMPTY)
        && !node.context().pending()
        && !node.isRepeatable(land.number());
  }

  /** Opens the block for an empty square beyond which the leg would meet a piece. */
  private void beginBeforePiece(Body body, Arrival arrival) {
    PlanNode node = arrival.node();
    Code count = node.leg().length().isOne() ? Code.nothing() : arrival.after().before();
    Code beyond = body.name("beyond");
    body.statement("int $L = $L", beyond, steps.beyond(node, arrival.scope(), arrival.to(), count));
    Code crossed = arrival.after().crossed();
    if (node.wraps() && node.beyond().origin()) {
      Code over = steps.crossesBeyond(node, arrival.scope(), arrival.to(), count, crossed);
      crossed = body.name("over");
      body.statement("boolean $L = $L", crossed, over);
    }
    body.beginIf(access.isPiece(beyond, arrival.scope().from(), crossed, node.beyond()));
  }
}
