package io.github.betza.processor.emit;

import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.ReachedSquare.Action;
import io.github.betza.processor.emit.plan.ReachedSquare.GoOn;
import io.github.betza.processor.emit.plan.ReachedSquare.Test;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.LegTemplate.Span;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Optional;

/**
 * Writes hops without a branch, if the following code needs none: if the edge is in place of a
 * hurdle, the steps over it have no length, and no move can end on the edge.
 */
record HopWriter(BoardAccess access, Appender appender, ReachedSquareWriter reaches) {
  /**
   * Writes all actions on a square that is not empty, if that is a simple hop.
   *
   * @return whether it has been written
   */
  boolean write(Body body, Arrival arrival, ReachedSquare reach) {
    List<Action> hops = reach.occupied().getOrDefault(Test.PIECE, List.of());
    boolean isSimple =
        appender.writes()
            && reach.occupied().size() == 1
            && hops.size() == 1
            && arrival.node().template().span() == Span.LINE
            && isSimple(hops.get(0));
    if (!isSimple) {
      return false;
    }
    OffsetSum step = arrival.after().basis().offset(new Vector(0, 1));
    Optional<Code> onward = access.onward(arrival.to(), step);
    onward.ifPresent(steps -> write(body, arrival, hops, steps));
    return onward.isPresent();
  }

  private void write(Body body, Arrival arrival, List<Action> hops, Code step) {
    boolean opened = body.beginWanted(reaches.filter(body, arrival, hops), access);
    Code stepOver = body.name("stepOver");
    body.statement("int $L = $L", stepOver, step);
    EmitScope after = arrival.after();
    VectorBasis line = new VectorBasis.Line(stepOver);
    EmitScope beyond =
        new EmitScope(after.from(), after.square(), line, after.before(), after.crossed());
    Arrival over =
        new Arrival(arrival.node(), arrival.mode(), arrival.scope(), arrival.to(), beyond);
    reaches.actions(body, over, hops);
    body.endWanted(opened);
  }

  /** Whether only steps and slides along the same line follow, on which ordinary moves end. */
  private static boolean isSimple(Action action) {
    if (!(action instanceof GoOn goOn) || goOn.outcome().effect() != LegEffect.NONE) {
      return false;
    }
    for (Edge next : goOn.exit().next()) {
      PlanNode node = next.node();
      boolean isSimple =
          node.template().span() == Span.LINE
              && node.exits().isEmpty()
              && node.target().isPlain()
              && (LegQueries.isLeap(node.leg()) || LegQueries.isUnlimited(node.leg()))
              && node.leg().bridge().isNone()
              && node.leg().isStraight();
      if (!isSimple) {
        return false;
      }
    }
    return true;
  }
}
