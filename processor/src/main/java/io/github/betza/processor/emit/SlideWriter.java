package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.BoardAccess.Counts;
import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.ReachedSquare.Land;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Leg;
import java.util.Optional;

/** Writes legs that slide straight on over empty squares to the first that is not empty. */
record SlideWriter(
    BoardAccess access, NodeUsage usage, Appender appender, ReachedSquareWriter reaches) {
  /**
   * Returns whether a leg slides straight on as far as it can, and its steps need not be counted.
   */
  static boolean isPlain(PlanNode node, Mode mode) {
    Leg leg = node.leg();
    return leg.isStraight()
        && LegQueries.isUnlimited(leg)
        && leg.bridge().isNone()
        && leg.residue() == Leg.ANY
        && !node.template().far()
        && node.target().isPlain()
        && !StepWriter.grants(node, mode)
        && !node.template().isCounted();
  }

  /** Writes the code of such a leg. */
  void write(Body body, PlanNode node, Mode mode, EmitScope scope, ReachedSquare reach) {
    Code to = body.name("to");
    Arrival arrival = new Arrival(node, mode, scope, to, scope);
    OffsetSum step = scope.basis().offset(node.leg().step(0));
    if (LeapRides.write(body, appender, access, arrival, step, reach)) {
      return;
    }
    Optional<Code> end = end(node, scope, step, reach);
    if (end.isPresent() && isOneComparison(node, mode, reach)) {
      reaches.target(body, new Arrival(node, mode, scope, end.get(), scope), reach);
      return;
    }
    if (end.isPresent()) {
      body.statement("int $L = $L", to, end.get());
    } else {
      walk(body, arrival, step, reach);
    }
    reaches.target(body, arrival, reach);
    if (!reach.occupied().isEmpty()) {
      boolean often = reach.occupied().size() > 1;
      ContentTests content = reaches.read(body, arrival, often);
      reaches.occupied(body, arrival, reach, content, true);
    }
  }

  /** Returns the source of the square of the first piece, if only that matters. */
  private Optional<Code> end(PlanNode node, EmitScope scope, OffsetSum step, ReachedSquare reach) {
    return reach.empty().isEmpty() && !node.leg().ski()
        ? access.slideEnd(scope.square(), step)
        : Optional.empty();
  }

  /** Returns whether the code only tests whether that square is the target. */
  private static boolean isOneComparison(PlanNode node, Mode mode, ReachedSquare reach) {
    return mode.returnsBoolean()
        && reach.occupied().isEmpty()
        && !LegQueries.comesRound(node.leg());
  }

  /** Returns whether the code of such a leg is a single condition. */
  boolean isOneComparison(PlanNode node, Mode mode, EmitScope scope) {
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    OffsetSum step = scope.basis().offset(node.leg().step(0));
    return isPlain(node, mode)
        && isOneComparison(node, mode, reach)
        && end(node, scope, step, reach).isPresent();
  }

  /** Writes a loop over empty squares up to the first that is not empty. */
  private void walk(Body body, Arrival arrival, OffsetSum step, ReachedSquare reach) {
    Leg leg = arrival.node().leg();
    EmitScope scope = arrival.scope();
    Code to = arrival.to();
    OffsetSum begin = leg.ski() ? scope.basis().offset(leg.step(0).times(2)) : step;
    Optional<Code> start =
        onlyLists(body, arrival, reach)
            ? access.slideStart(scope.square(), step)
            : Optional.empty();
    body.statement("int $L = $L", to, start.orElseGet(() -> begin.after(scope.square())));
    Code free = access.content(to).isEmpty();
    if (reach.empty().isEmpty()) {
      body.begin("while ($L)", free);
      body.statement("$L", step.addTo(to));
    } else {
      body.begin("for (; $L; $L)", free, step.addTo(to));
      reaches.actions(body, arrival, reach.empty());
    }
    body.end();
  }

  /**
   * Returns whether a slide only lists a move on an empty square, and also has other moves, so that
   * it is followed even if quiet moves are not wanted.
   */
  private boolean onlyLists(Body body, Arrival arrival, ReachedSquare reach) {
    PlanNode node = arrival.node();
    return !arrival.mode().returnsBoolean()
        && !node.leg().ski()
        && body.filter() == MoveFilter.BOTH
        && usage.filter(node) == MoveFilter.BOTH
        && reach.empty().size() == 1
        && reach.empty().get(0) instanceof Land land
        && ReachedSquareWriter.isQuiet(node, land);
  }

  /**
   * Writes rides of leaps, as a nightrider makes them, with two steps that take no branch: such a
   * ride is short on any board, and its end is unpredictable. A step from a square that is not
   * empty is one of no length.
   *
   * <p>Slides from square to square were measured to be faster so on small boards and slower on
   * large ones, where each step waits for the one before. In games, where one board is much like
   * the one before, a processor learns where slides end; therefore pieces that are declared for
   * boards of one size have plain loops, where sets of bits do not serve them better still.
   *
   * <p>Where only captures are wanted, all that matters is where the ride ends. Whether they are is
   * the same for all rides of a piece, so the processor foresees that branch. Captures are counted
   * by a mask, where other slides use a set, see {@link io.github.betza.board.Cell#targets}: a
   * variable more, but it was measured to take a tenth less time, as nothing is shifted by a
   * variable; in slides that follow a leg it took a tenth more.
   */
  private static final class LeapRides {
    /** A third step is made too seldom. */
    private static final int STEPS = 2;

    private LeapRides() {}

    /**
     * Writes a slide that is such a ride, if it is the first leg of a move and may end with a move
     * or a capture.
     *
     * @return whether it has been written
     */
    static boolean write(
        Body body,
        Appender appender,
        BoardAccess access,
        Arrival arrival,
        OffsetSum step,
        ReachedSquare reach) {
      PlanNode node = arrival.node();
      boolean isRide = node.beginsWithLeap() && !node.leg().ski() && reach.isMoveOrCapture();
      if (!isRide || !appender.writes()) {
        return false;
      }
      Code to = arrival.to();
      Code square = arrival.scope().square();
      Optional<Code> mask = access.allIfEmpty(to);
      Optional<Code> end = access.slideEnd(square, step);
      Optional<Counts> counts = access.content(to).counts();
      if (mask.isEmpty() || end.isEmpty() || counts.isEmpty()) {
        return false;
      }
      body.statement("int $L", to);
      body.beginIf(access.isWanted(MoveFilter.QUIETS));
      Code quiet = CountedMoves.quiet(arrival);
      Code free = body.name("free");
      body.statement("$L = $L", to, step.after(square));
      for (int i = 0; i < STEPS; i++) {
        body.statement(i == 0 ? "int $L = $L" : "$L = $L", free, mask.get());
        appender.appendWhere(body, quiet, free);
        body.statement("$L += $L & $L", to, step.operand(), free);
      }
      body.begin("for (; $L; $L)", access.content(to).isEmpty(), step.addTo(to));
      appender.append(body, quiet);
      body.end();
      body.next("else");
      body.statement("$L = $L", to, end.get());
      body.end();
      appender.append(body, CountedMoves.capture(arrival), counts.get().maskedEnemyOrNone());
      return true;
    }
  }
}
