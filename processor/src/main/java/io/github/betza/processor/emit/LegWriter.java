package io.github.betza.processor.emit;

import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Placement;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.Usage;
import io.github.betza.processor.emit.plan.Wanted;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes legs, each where it is met or as the call of a method that has it: leaps here, slides and
 * other loops by writers of their own.
 */
final class LegWriter {
  private final BoardAccess access;
  private final Usage usage;
  private final Appender appender;
  private final Routines routines;
  private final ReachedSquareWriter reaches;
  private final StepWriter steps;
  private final SlideWriter slides;
  private final RunWriter runs;
  private final LeapEnds ends;

  LegWriter(BoardAccess access, Usage usage, Appender appender, Routines routines) {
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
  void begin(Body body, List<Place.Next> starts, Mode mode, Whereabouts at) {
    Map<Place, Routines.Routine> alike =
        appender.writes() ? Map.of() : ends.allRound(starts, mode, usage);
    for (Place.Next start : starts) {
      Place place = start.place();
      Vector step = start.placement().apply(place.leg().step(0));
      Routines.Routine routine = alike.get(place);
      if (routine == null) {
        follow(body, start, mode, at, Directions.name(step));
      } else {
        boolean asks = body.beginWanted(usage.wanted(place), access);
        String to = at.frame().offset(step).after(at.square());
        body.statement(
            Routines.call(routine, place.shape(), Placement.IDENTITY, at, to),
            Directions.name(step));
        body.endWanted(asks);
      }
    }
  }

  /** Writes a leg that follows: its code, or the call of the method that has it. */
  void follow(Body body, Place.Next next, Mode mode, Whereabouts at) {
    follow(body, next, mode, at, "");
  }

  /** As above, with a comment that names the direction. */
  void follow(Body body, Place.Next next, Mode mode, Whereabouts at, String comment) {
    Whereabouts there =
        new Whereabouts(
            at.from(),
            at.square(),
            new VectorFrame.Inner(at.frame(), next.placement()),
            at.before(),
            at.crossed());
    Place place = next.place();
    if (routines.isFull()) {
      // The class is too large already, and all of it will be thrown away.
      return;
    }
    boolean asks = !mode.answers() && body.beginWanted(usage.wanted(place), access);
    boolean isShort = place.isReturn() && !mode.answers() && place.routes().isEmpty();
    if (isShort || usage.isInlined(place, mode) || isOneComparison(place, mode)) {
      if (!comment.isEmpty() && !mode.answers()) {
        body.comment(comment);
      }
      write(body, place, mode, there);
    } else {
      Code call = appender.call(call(next, mode, at, there));
      if (mode.answers()) {
        body.answerIf(call);
      } else if (comment.isEmpty()) {
        body.statement("$L", call);
      } else {
        body.statement(call, comment);
      }
    }
    body.endWanted(asks);
  }

  /**
   * Returns the call of the method that has a leg. Where lines are short, it is what is done at the
   * end of a leap that is a method, since leaps that differ in nothing else share it.
   */
  private Code call(Place.Next next, Mode mode, Whereabouts at, Whereabouts there) {
    Optional<Code> end = Optional.empty();
    if (usage.isTight()
        && Legs.isLeap(next.place().leg())
        && !StepWriter.grants(next.place(), mode)) {
      String to = steps.first(next.place(), there).toString();
      end = ends.call(next, mode, at, to);
    }
    return end.orElseGet(() -> routines.call(this, next, mode, at));
  }

  /** Returns how the moves are put into the list. */
  Appender appender() {
    return appender;
  }

  /** Returns which moves a place leads to. */
  Wanted wanted(Place place) {
    return usage.wanted(place);
  }

  /** Whether all that is asked is whether a square is the target. */
  private boolean isOneComparison(Place place, Mode mode) {
    if (!mode.answers() || !Legs.isLeap(place.leg()) || place.shape().far()) {
      return false;
    }
    ReachedSquare reach = ReachedSquare.of(place, mode, usage);
    return place.leg().bridge().isNone() && reach.empty().isEmpty() && reach.occupied().isEmpty();
  }

  /** Writes what is done on the square that a leap reaches. */
  void arrive(Body body, Place place, Mode mode, Whereabouts at, Whereabouts after) {
    ReachedSquare reach = ReachedSquare.of(place, mode, usage);
    reaches.afterStep(body, new Arrival(place, mode, at, after.square(), after), reach);
  }

  /** Writes what is done on a square that was reached without a path. */
  void arrive(Body body, Place place, Mode mode, Whereabouts at, String to) {
    ReachedSquare reach = ReachedSquare.of(place, mode, usage);
    reaches.afterStep(body, new Arrival(place, mode, at, to, at), reach);
  }

  /** Writes the code of a leg and all that is written into it. */
  void write(Body body, Place place, Mode mode, Whereabouts at) {
    ReachedSquare reach = ReachedSquare.of(place, mode, usage);
    if (StepWriter.grants(place, mode)) {
      String mark = body.name("mark");
      body.statement("int $L = moves.pending().size()", mark);
      move(body, place, mode, at, reach);
      body.statement("moves.pending().popTo($L)", mark);
    } else {
      move(body, place, mode, at, reach);
    }
  }

  private void move(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    if (Legs.isLeap(place.leg())) {
      leap(body, place, mode, at, reach);
    } else if (SlideWriter.isPlain(place, mode)) {
      slides.write(body, place, mode, at, reach);
    } else {
      runs.write(body, place, mode, at, reach);
    }
  }

  private void leap(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    Leg leg = place.leg();
    boolean bridged = !leg.bridge().isNone();
    if (bridged) {
      body.beginIf(steps.bridge(place, at, at.square(), at.crossed(), ""));
      if (StepWriter.grants(place, mode)) {
        steps.grantBridges(body, place, at, at.square(), at.crossed(), "");
      }
    }
    boolean single = reach.empty().isEmpty() && reach.occupied().isEmpty();
    if (place.isReturn() && !mode.answers()) {
      Arrival home = new Arrival(place, mode, at, at.from(), at);
      reaches.actions(body, home, reach.empty());
    } else if (mode.answers() && single && !place.shape().far()) {
      String to = at.frame().offset(leg.step(0)).after(at.square());
      reaches.target(body, new Arrival(place, mode, at, to, at), reach);
    } else {
      String crossed = at.crossed();
      if (StepWriter.needsCrossed(place)) {
        crossed = body.name("crossed");
        body.statement(
            "boolean $L = $L", crossed, steps.crosses(place, at, at.square(), "", at.crossed()));
      }
      String to = body.name("to");
      body.statement("int $L = $L", to, steps.first(place, at));
      Whereabouts after = new Whereabouts(at.from(), to, at.frame(), at.before(), crossed);
      reaches.afterStep(body, new Arrival(place, mode, at, to, after), reach);
    }
    if (bridged) {
      body.end();
    }
  }
}
