package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.Counts;
import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import java.util.Optional;

/**
 * Writes rides of leaps, as a nightrider makes them, with two steps that take no branch: such a
 * ride is short on any board, and its end is unpredictable. A step from a square that is not empty
 * is one of no length.
 *
 * <p>Slides from square to square were measured to be faster so on small boards and slower on large
 * ones, where each step waits for the one before. In games, where one board is much like the one
 * before, a processor learns where slides end; therefore pieces that are declared for boards of one
 * size have plain loops, where sets of bits do not serve them better still.
 *
 * <p>Where only captures are wanted, all that matters is where the ride ends. Whether they are is
 * the same for all rides of a piece, so the processor foresees that branch. Captures are counted by
 * a mask, where other slides use a set, see {@link io.github.betza.board.Cell#targets}: a variable
 * more, but it was measured to take a tenth less time, as nothing is shifted by a variable; in
 * slides that follow a leg it took a tenth more.
 */
final class LeapRides {
  /** A third step is made too seldom. */
  private static final int STEPS = 2;

  private LeapRides() {}

  /**
   * Writes a slide that is such a ride, if it is the first leg of a move and may end with a move or
   * a capture.
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
