package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Placement;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.ReachedSquare.Land;
import io.github.betza.processor.emit.plan.Usage;
import io.github.betza.processor.emit.plan.Wanted;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes how a leg moves: a step, or a loop over steps. */
final class LegWriter {
  private final BoardAccess access;
  private final Usage usage;
  private final Appender appender;
  private final Routines routines;
  private final ReachedSquareWriter reaches;
  private final StepWriter steps;
  private final LeapEnds ends;

  LegWriter(BoardAccess access, Usage usage, Appender appender, Routines routines) {
    this.access = access;
    this.appender = appender;
    this.usage = usage;
    this.routines = routines;
    this.steps = new StepWriter(access);
    this.ends = new LeapEnds(this, routines);
    this.reaches = new ReachedSquareWriter(access, this, usage, steps, appender, routines);
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
    if (usage.isTight() && Legs.isLeap(next.place().leg()) && !grants(next.place(), mode)) {
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
    if (grants(place, mode)) {
      String mark = body.name("mark");
      body.statement("int $L = moves.pending().size()", mark);
      move(body, place, mode, at, reach);
      body.statement("moves.pending().popTo($L)", mark);
    } else {
      move(body, place, mode, at, reach);
    }
  }

  /** Whether the squares passed over become en-passant squares; no leg follows such a one. */
  private static boolean grants(Place place, Mode mode) {
    boolean grants = false;
    for (Landing landing : place.shape().landings()) {
      grants |= landing.grantsEnPassant();
    }
    return grants && !mode.answers();
  }

  private void move(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    if (Legs.isLeap(place.leg())) {
      leap(body, place, mode, at, reach);
    } else if (isPlainSlide(place, mode)) {
      slide(body, place, mode, at, reach);
    } else {
      run(body, place, mode, at, reach);
    }
  }

  private void leap(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    Leg leg = place.leg();
    boolean bridged = !leg.bridge().isNone();
    if (bridged) {
      body.beginIf(steps.bridge(place, at, at.square(), at.crossed(), ""));
      if (grants(place, mode)) {
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
      if (leg.wrap() != Wrap.NONE && needsCrossed(place)) {
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

  /** Whether a leg slides straight on as far as it can, and nobody needs to count its steps. */
  private static boolean isPlainSlide(Place place, Mode mode) {
    Leg leg = place.leg();
    return leg.isStraight()
        && Legs.isUnlimited(leg)
        && leg.bridge().isNone()
        && leg.residue() == Leg.ANY
        && !place.shape().far()
        && place.target().isPlain()
        && !grants(place, mode)
        && !place.shape().isCounted();
  }

  private void slide(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    String to = body.name("to");
    Arrival arrival = new Arrival(place, mode, at, to, at);
    Sum step = at.frame().offset(place.leg().step(0));
    if (LeapRides.write(body, appender, access, arrival, step, reach)) {
      return;
    }
    Optional<Code> end =
        reach.empty().isEmpty() && !place.leg().ski()
            ? access.slideEnd(at.square(), step)
            : Optional.empty();
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

  /** Writes a loop over empty squares up to the first that is not empty. */
  private void walk(Body body, Arrival arrival, Sum step, ReachedSquare reach) {
    Leg leg = arrival.place().leg();
    Whereabouts at = arrival.at();
    String to = arrival.to();
    Sum begin = leg.ski() ? at.frame().offset(leg.step(0).times(2)) : step;
    Optional<Code> start =
        onlyLists(body, arrival, reach) ? access.slideStart(at.square(), step) : Optional.empty();
    body.statement("int $L = $L", to, start.orElseGet(() -> new Code(begin.after(at.square()))));
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
   * Whether all that a slide does on an empty square is to list a move, and it has other moves,
   * too, so that it may be followed where quiet ones are not wanted.
   */
  private boolean onlyLists(Body body, Arrival arrival, ReachedSquare reach) {
    Place place = arrival.place();
    return !arrival.mode().answers()
        && !place.leg().ski()
        && body.wanted() == Wanted.BOTH
        && usage.wanted(place) == Wanted.BOTH
        && reach.empty().size() == 1
        && reach.empty().get(0) instanceof Land land
        && ReachedSquareWriter.isQuiet(place, land);
  }

  /** Writes a leg step by step: one that is limited, lame, bent, or has to be counted. */
  private void run(Body body, Place place, Mode mode, Whereabouts at, ReachedSquare reach) {
    Leg leg = place.leg();
    boolean grants = grants(place, mode);
    String to = body.name("to");
    String crossed = at.crossed();
    body.statement("int $L = $L", to, at.square());
    if (leg.wrap() != Wrap.NONE && needsCrossed(place)) {
      crossed = body.name("crossed");
      body.statement("boolean $L = $L", crossed, at.crossed());
    }
    String count = beginLoop(body, place, at);
    if (!leg.bridge().isNone()) {
      body.beginIf("!($L)", steps.bridge(place, at, to, crossed, count));
      body.statement("break");
      body.end();
      if (grants) {
        steps.grantBridges(body, place, at, to, crossed, count);
      }
    }
    if (!crossed.equals(at.crossed())) {
      body.statement("$L = $L", crossed, steps.crosses(place, at, to, count, crossed));
    }
    steps.advance(body, place, at, to, count);
    Whereabouts after =
        new Whereabouts(
            at.from(), to, at.frame(), leg.length().isOne() ? at.before() : count, crossed);
    Arrival arrival = new Arrival(place, mode, at, to, after);
    if (leg.ski()) {
      body.beginIf("$L == 1", count);
      body.statement("continue");
      body.end();
    }
    end(body, arrival, reach, count);
    if (grants) {
      body.statement("moves.pending().grant($L)", to);
    }
    boolean endsAtStart =
        mode == Mode.ATTACKERS
            ? Legs.comesRound(leg)
            : leg.wrap() != Wrap.NONE && !(place.context().first() && leg.isStraight());
    if (endsAtStart) {
      body.beginIf("$L == $L", to, at.square());
      body.statement("break");
      body.end();
    }
    body.end();
  }

  /** Opens the loop, and returns the variable that counts the steps, or nothing. */
  private String beginLoop(Body body, Place place, Whereabouts at) {
    Leg leg = place.leg();
    boolean counted =
        !leg.isStraight() || !Legs.isUnlimited(leg) || leg.ski() || place.shape().isCounted();
    if (!counted) {
      body.begin("while (true)");
      return "";
    }
    String count = body.name("steps");
    String most = steps.most(body, leg, at);
    if (most.isEmpty()) {
      body.begin("for (int $L = 1; ; $L++)", count, count);
    } else {
      body.begin("for (int $L = 1; $L <= $L; $L++)", count, count, most, count);
    }
    return count;
  }

  /** Writes what is done after a step of a loop, and its end at the first piece. */
  private void end(Body body, Arrival arrival, ReachedSquare reach, String count) {
    Leg leg = arrival.place().leg();
    Code mayEnd = steps.mayEnd(leg, arrival.at(), count);
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

  private static boolean needsCrossed(Place place) {
    return place.target().origin()
        || place.passed().origin()
        || place.beyond().origin()
        || !place.routes().isEmpty();
  }
}
