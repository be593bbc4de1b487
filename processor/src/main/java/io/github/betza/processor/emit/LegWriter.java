package io.github.betza.processor.emit;

import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes legs, each in place or as the call of a method: leaps here, slides and other loops by
 * separate writers.
 */
final class LegWriter {
  private final BoardAccess access;
  private final NodeUsage usage;
  private final Appender appender;
  private final Routines routines;
  private final ReachedSquareWriter reaches;
  private final StepWriter steps;
  private final SlideWriter slides;
  private final RunWriter runs;
  private final LeapEnds ends;

  LegWriter(BoardAccess access, NodeUsage usage, Appender appender, Routines routines) {
    this.access = access;
    this.appender = appender;
    this.usage = usage;
    this.routines = routines;
    this.steps = new StepWriter(access);
    this.ends = new LeapEnds(this, routines);
    this.reaches = new ReachedSquareWriter(access, this, usage, steps, appender, routines);
    this.slides = new SlideWriter(access, usage, appender, reaches);
    this.runs = new RunWriter(steps, reaches);
  }

  /** Writes the first legs of moves, each with a comment that names its direction. */
  void begin(Body body, List<PlanNode.Edge> starts, Mode mode, EmitScope scope) {
    Map<PlanNode, Routines.Routine> alike =
        appender.writes() ? Map.of() : ends.allRound(starts, mode, usage);
    for (PlanNode.Edge start : starts) {
      PlanNode node = start.node();
      Vector step = start.transform().apply(node.leg().step(0));
      Routines.Routine routine = alike.get(node);
      if (routine == null) {
        follow(body, start, mode, scope, directionName(step));
      } else {
        boolean opened = body.beginWanted(usage.filter(node), access);
        Code to = scope.basis().offset(step).after(scope.square());
        body.statement(
            Routines.call(routine, node.template(), Transform.IDENTITY, scope, to),
            directionName(step));
        body.endWanted(opened);
      }
    }
  }

  /** Writes a leg that follows: its code, or the call of its method. */
  void follow(Body body, PlanNode.Edge next, Mode mode, EmitScope scope) {
    follow(body, next, mode, scope, "");
  }

  /** As above, with a comment that names the direction. */
  void follow(Body body, PlanNode.Edge next, Mode mode, EmitScope scope, String comment) {
    EmitScope there =
        new EmitScope(
            scope.from(),
            scope.square(),
            new VectorBasis.Inner(scope.basis(), next.transform()),
            scope.before(),
            scope.crossed());
    PlanNode node = next.node();
    if (routines.isFull()) {
      // The class is already too large, and will be discarded.
      return;
    }
    boolean opened = !mode.returnsBoolean() && body.beginWanted(usage.filter(node), access);
    boolean isShort = node.isReturn() && !mode.findsCaptures() && node.exits().isEmpty();
    if (isShort || usage.isInlined(node, mode) || isOneComparison(node, mode, there)) {
      if (!comment.isEmpty() && !mode.returnsBoolean()) {
        body.comment(comment);
      }
      write(body, node, mode, there);
    } else {
      Code call = appender.call(call(next, mode, scope, there));
      if (mode.returnsBoolean()) {
        body.returnTrueIf(call);
      } else if (comment.isEmpty()) {
        body.statement("$L", call);
      } else {
        body.statement(call, comment);
      }
    }
    body.endWanted(opened);
  }

  /**
   * Returns the call of the method of a leg. On short lines only the actions at the end of a leap
   * are a method, because leaps that differ only in their vectors share it.
   */
  private Code call(PlanNode.Edge next, Mode mode, EmitScope scope, EmitScope there) {
    Optional<Code> end = Optional.empty();
    if (usage.isTight()
        && LegQueries.isLeap(next.node().leg())
        && !StepWriter.grants(next.node(), mode)) {
      Code to = steps.first(next.node(), there);
      end = ends.call(next, mode, scope, to);
    }
    return end.orElseGet(() -> routines.call(this, next, mode, scope));
  }

  /** Returns how moves are appended to the list. */
  Appender appender() {
    return appender;
  }

  /** Returns to which moves a node leads. */
  MoveFilter filter(PlanNode node) {
    return usage.filter(node);
  }

  /** Returns whether the code only tests whether a square is the target. */
  private boolean isOneComparison(PlanNode node, Mode mode, EmitScope there) {
    if (!mode.returnsBoolean() || node.template().far()) {
      return false;
    }
    if (!LegQueries.isLeap(node.leg())) {
      return slides.isOneComparison(node, mode, there);
    }
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    return node.leg().bridge().isNone() && reach.empty().isEmpty() && reach.occupied().isEmpty();
  }

  /** Writes the actions on the square that a leap reaches. */
  void arrive(Body body, PlanNode node, Mode mode, EmitScope scope, EmitScope after) {
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    reaches.afterStep(body, new Arrival(node, mode, scope, after.square(), after), reach);
  }

  /** Writes the actions on a square that was reached without a path. */
  void arrive(Body body, PlanNode node, Mode mode, EmitScope scope, Code to) {
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    reaches.afterStep(body, new Arrival(node, mode, scope, to, scope), reach);
  }

  /** Writes the code of a leg and all that is written into it. */
  void write(Body body, PlanNode node, Mode mode, EmitScope scope) {
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    if (StepWriter.grants(node, mode)) {
      Code mark = body.name("mark");
      body.statement("int $L = $L", mark, Pending.call("size()"));
      move(body, node, mode, scope, reach);
      body.statement(Pending.call("popTo($L)", mark));
    } else {
      move(body, node, mode, scope, reach);
    }
  }

  private void move(Body body, PlanNode node, Mode mode, EmitScope scope, ReachedSquare reach) {
    if (LegQueries.isLeap(node.leg())) {
      leap(body, node, mode, scope, reach);
    } else if (SlideWriter.isPlain(node, mode)) {
      slides.write(body, node, mode, scope, reach);
    } else {
      runs.write(body, node, mode, scope, reach);
    }
  }

  private void leap(Body body, PlanNode node, Mode mode, EmitScope scope, ReachedSquare reach) {
    Leg leg = node.leg();
    boolean bridged = !leg.bridge().isNone();
    if (bridged) {
      body.beginIf(steps.bridge(node, scope, scope.square(), scope.crossed(), Code.nothing()));
      if (StepWriter.grants(node, mode)) {
        steps.grantBridges(body, node, scope, scope.square(), scope.crossed(), Code.nothing());
      }
    }
    boolean single = reach.empty().isEmpty() && reach.occupied().isEmpty();
    if (node.isReturn() && !mode.findsCaptures()) {
      Arrival home = new Arrival(node, mode, scope, scope.from(), scope);
      reaches.actions(body, home, reach.empty());
    } else if (mode.returnsBoolean() && single && !node.template().far()) {
      Code to = scope.basis().offset(leg.step(0)).after(scope.square());
      reaches.target(body, new Arrival(node, mode, scope, to, scope), reach);
    } else {
      Code crossed = scope.crossed();
      if (StepWriter.needsCrossed(node)) {
        crossed = body.name("crossed");
        body.statement(
            "boolean $L = $L",
            crossed,
            steps.crosses(node, scope, scope.square(), Code.nothing(), scope.crossed()));
      }
      Code to = body.name("to");
      body.statement("int $L = $L", to, steps.first(node, scope));
      EmitScope after = new EmitScope(scope.from(), to, scope.basis(), scope.before(), crossed);
      reaches.afterStep(body, new Arrival(node, mode, scope, to, after), reach);
    }
    if (bridged) {
      body.end();
    }
  }

  /** Returns the point of the compass, or the files and ranks of an oblique vector. */
  private static String directionName(Vector vector) {
    int files = vector.files();
    int ranks = vector.ranks();
    if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
      return sideName(Math.abs(files), files > 0 ? "right" : "left")
          + " "
          + sideName(Math.abs(ranks), ranks > 0 ? "forward" : "back");
    }
    String vertical = ranks > 0 ? "north" : ranks < 0 ? "south" : "";
    String horizontal = files > 0 ? "east" : files < 0 ? "west" : "";
    String between = vertical.isEmpty() || horizontal.isEmpty() ? "" : "-";
    return vertical + between + horizontal;
  }

  private static String sideName(int squares, String side) {
    return squares + " " + side;
  }
}
