package io.github.betza.processor.emit;

import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.ReachedSquare.Action;
import io.github.betza.processor.emit.plan.ReachedSquare.GoOn;
import io.github.betza.processor.emit.plan.ReachedSquare.Test;
import io.github.betza.processor.emit.plan.Shape.Span;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Optional;

/**
 * Writes hops without a branch, where all that follows needs none: if the edge is where a hurdle
 * should be, the steps over it are of no length, and no move can end on the edge.
 */
final class HopWriter {
  private final BoardAccess access;
  private final Appender appender;
  private final ReachedSquareWriter reaches;

  HopWriter(BoardAccess access, Appender appender, ReachedSquareWriter reaches) {
    this.access = access;
    this.appender = appender;
    this.reaches = reaches;
  }

  /**
   * Writes all that can be done on a square that is not empty, if that is a simple hop.
   *
   * @return whether it has been written
   */
  boolean write(Body body, Arrival arrival, ReachedSquare reach) {
    List<Action> hops = reach.occupied().getOrDefault(Test.PIECE, List.of());
    boolean isSimple =
        appender.writes()
            && reach.occupied().size() == 1
            && hops.size() == 1
            && arrival.place().shape().span() == Span.LINE
            && isSimple(hops.get(0));
    if (!isSimple) {
      return false;
    }
    Sum step = arrival.after().frame().offset(new Vector(0, 1));
    Optional<Code> onward = access.onward(arrival.to(), step);
    onward.ifPresent(steps -> write(body, arrival, hops, steps));
    return onward.isPresent();
  }

  private void write(Body body, Arrival arrival, List<Action> hops, Code step) {
    boolean asks = body.beginWanted(reaches.wanted(body, arrival, hops), access);
    String on = body.name("on");
    body.statement("int $L = $L", on, step);
    Whereabouts after = arrival.after();
    VectorFrame line = new VectorFrame.Line(on);
    Whereabouts beyond =
        new Whereabouts(after.from(), after.square(), line, after.before(), after.crossed());
    Arrival over = new Arrival(arrival.place(), arrival.mode(), arrival.at(), arrival.to(), beyond);
    reaches.actions(body, over, hops);
    body.endWanted(asks);
  }

  /** Whether only steps and slides along the same line follow, on which ordinary moves end. */
  private static boolean isSimple(Action action) {
    if (!(action instanceof GoOn goOn) || goOn.outcome().effect() != LegEffect.NONE) {
      return false;
    }
    for (Next next : goOn.route().next()) {
      Place place = next.place();
      boolean isSimple =
          place.shape().span() == Span.LINE
              && place.routes().isEmpty()
              && place.target().isPlain()
              && (Legs.isLeap(place.leg()) || Legs.isUnlimited(place.leg()))
              && place.leg().bridge().isNone()
              && place.leg().isStraight();
      if (!isSimple) {
        return false;
      }
    }
    return true;
  }
}
