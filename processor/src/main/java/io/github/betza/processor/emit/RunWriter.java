package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Wrap;

/** Writes legs step by step: limited, lame or bent ones, and legs whose steps must be counted. */
record RunWriter(StepWriter steps, ReachedSquareWriter reaches) {
  /** Writes the code of such a leg. */
  void write(Body body, PlanNode node, Mode mode, EmitScope scope, ReachedSquare reach) {
    Leg leg = node.leg();
    boolean grants = StepWriter.grants(node, mode);
    Code to = body.name("to");
    Code crossed = scope.crossed();
    body.statement("int $L = $L", to, scope.square());
    if (StepWriter.needsCrossed(node)) {
      crossed = body.name("crossed");
      body.statement("boolean $L = $L", crossed, scope.crossed());
    }
    Code count = beginLoop(body, node, scope);
    if (!leg.bridge().isNone()) {
      body.beginIf("!($L)", steps.bridge(node, scope, to, crossed, count));
      body.statement("break");
      body.end();
      if (grants) {
        steps.grantBridges(body, node, scope, to, crossed, count);
      }
    }
    if (!crossed.equals(scope.crossed())) {
      body.statement("$L = $L", crossed, steps.crosses(node, scope, to, count, crossed));
    }
    steps.advance(body, node, scope, to, count);
    if (mode != Mode.ATTACKERS && returnsToOrigin(node)) {
      steps.stopOnEmptyOrigin(body, scope, to);
    }
    EmitScope after =
        new EmitScope(
            scope.from(),
            to,
            scope.basis(),
            leg.length().isOne() ? scope.before() : count,
            crossed);
    Arrival arrival = new Arrival(node, mode, scope, to, after);
    if (leg.ski()) {
      body.beginIf("$L == 1", count);
      body.statement("continue");
      body.end();
    }
    end(body, arrival, reach, count);
    if (grants) {
      body.statement(Pending.call("grant($L)", to));
    }
    boolean endsAtStart =
        mode == Mode.ATTACKERS
            ? LegQueries.comesRound(leg)
            : leg.wrap() != Wrap.NONE && !returnsToOrigin(node);
    if (endsAtStart) {
      body.beginIf("$L == $L", to, scope.square());
      body.statement("break");
      body.end();
    }
    body.end();
  }

  /**
   * Returns whether a leg goes straight round the board until it meets the mover on its first
   * square.
   */
  private static boolean returnsToOrigin(PlanNode node) {
    Leg leg = node.leg();
    return leg.wrap() != Wrap.NONE && node.context().first() && leg.isStraight();
  }

  /** Opens the loop, and returns the variable that counts the steps, or no code. */
  private Code beginLoop(Body body, PlanNode node, EmitScope scope) {
    Leg leg = node.leg();
    boolean counted =
        !leg.isStraight()
            || !LegQueries.isUnlimited(leg)
            || leg.ski()
            || node.template().isCounted();
    if (!counted) {
      body.begin("while (true)");
      return Code.nothing();
    }
    Code count = body.name("steps");
    Code most = steps.most(body, leg, scope);
    if (most.isEmpty()) {
      body.begin("for (int $L = 1; ; $L++)", count, count);
    } else {
      body.begin("for (int $L = 1; $L <= $L; $L++)", count, count, most, count);
    }
    return count;
  }

  /** Writes the actions after a step of a loop, and its end at the first piece. */
  private void end(Body body, Arrival arrival, ReachedSquare reach, Code count) {
    Leg leg = arrival.node().leg();
    Code mayEnd = steps.mayEnd(leg, arrival.scope(), count);
    if (!reach.target().isEmpty()) {
      begin(body, mayEnd);
      reaches.target(body, arrival, reach);
      end(body, mayEnd);
    }
    ContentTests content = reaches.read(body, arrival, !reach.occupied().isEmpty());
    if (mayEnd.isEmpty() && reaches.end(body, arrival, reach, content)) {
      body.beginIf(content.isNotEmpty());
      body.statement("break");
      body.end();
      reaches.actions(body, arrival, reach.goesOn());
      return;
    }
    body.beginIf(content.isNotEmpty());
    if (!reach.occupied().isEmpty()) {
      begin(body, mayEnd);
      reaches.occupied(body, arrival, reach, content, true);
      end(body, mayEnd);
    }
    body.statement("break");
    body.end();
    if (!reach.empty().isEmpty()) {
      begin(body, mayEnd);
      reaches.actions(body, arrival, reach.empty());
      end(body, mayEnd);
    }
  }

  private static void begin(Body body, Code condition) {
    if (!condition.isEmpty()) {
      body.beginIf(condition);
    }
  }

  private static void end(Body body, Code condition) {
    if (!condition.isEmpty()) {
      body.end();
    }
  }
}
