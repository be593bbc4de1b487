package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.Counts;
import io.github.betza.processor.emit.ReachWriter.Arrival;
import io.github.betza.processor.path.Leg;
import java.util.Optional;

/**
 * Writes rides of leaps, as a nightrider makes them, with two steps that take no branch: such a
 * ride is short on any board, and nobody can foresee after which step it ends. A step from a square
 * that is not empty is one of no length.
 *
 * <p>Slides from square to square were measured to be faster so on small boards and slower on large
 * ones, where each step waits for the one before. In games, where one board is much like the one
 * before, a processor learns where slides end; therefore boards of a declared size have plain
 * loops.
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
      Body body, Appender appender, BoardAccess access, Arrival arrival, Reach reach) {
    Place place = arrival.place();
    String to = arrival.to();
    Optional<Code> mask = access.allIfFree(to);
    Optional<Counts> counts = access.content(body, to).counts();
    boolean isRide =
        place.leaps()
            && !place.leg().ski()
            && appender.writes()
            && reach.isMoveOrCapture()
            && body.wanted() == Wanted.BOTH;
    if (!isRide || mask.isEmpty() || counts.isEmpty()) {
      return false;
    }
    Leg leg = place.leg();
    Position at = arrival.at();
    Sum step = at.frame().offset(leg.step(0));
    Code quiet = Code.of("$L.quiet($L, $L)", Types.MOVE, at.from(), to);
    String free = body.name("free");
    body.statement("int $L = $L", to, step.after(at.square()));
    for (int i = 0; i < STEPS; i++) {
      body.statement(i == 0 ? "int $L = $L" : "$L = $L", free, mask.get());
      appender.appendWhere(body, quiet, free);
      body.statement("$L += $L & $L", to, step.operand(), free);
    }
    body.begin("for (; $L; $L)", access.content(body, to).isEmpty(), step.addTo(to));
    appender.append(body, quiet, access.quietsVariable());
    body.end();
    Code capture = Code.of("$L.capture($L, $L)", Types.MOVE, at.from(), to);
    appender.append(body, capture, counts.get().maskedPrey());
    return true;
  }
}
