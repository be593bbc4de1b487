package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Usage;
import io.github.betza.processor.emit.plan.Usage.Use;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The methods for what is done on the square that a leap reaches. The leaper's own method would say
 * how far it leaps; of this one that is a parameter, so hundreds of leaps that go on alike share
 * it: a rider that passes over anything is a leap to each of its squares.
 */
final class LeapEnds {
  /** Stands for the square where a leap began, which its end should not need to know. */
  private static final String BEGIN = "begin";

  private final LegWriter legs;
  private final Routines routines;

  /** The methods by what they are for; nothing where there is none, or it is being written. */
  private final Map<Use, Optional<Routines.Routine>> known = new HashMap<>();

  LeapEnds(LegWriter legs, Routines routines) {
    this.legs = legs;
    this.routines = routines;
  }

  /**
   * Returns the call of the method for the end of a leg; nothing where it cannot be told apart from
   * the leg itself.
   *
   * @param at the variables where the leg begins
   * @param to the source of the square that it reaches
   */
  Optional<Code> call(Next next, Mode mode, Whereabouts at, String to) {
    Place place = next.place();
    if (!isPlainLeap(place.leg()) || (place.isReturn() && !mode.answers())) {
      return Optional.empty();
    }
    Use use = new Use(place, mode);
    Optional<Routines.Routine> routine = known.get(use);
    if (routine == null) {
      // Legs may lead back to each other; where they do so, the method of a leg calls itself.
      known.put(use, Optional.empty());
      routine = write(place, mode);
      known.put(use, routine);
    }
    return routine.map(end -> Routines.call(end, place.shape(), next.placement(), at, to));
  }

  /** Returns whether a leg leaps to a square, whatever lies between, and stays on the board. */
  static boolean isPlainLeap(Leg leg) {
    return Legs.isLeap(leg) && leg.bridge().isNone() && leg.wrap() == Wrap.NONE;
  }

  private Optional<Routines.Routine> write(Place place, Mode mode) {
    return code(place, mode, Routines.frame(place.shape()))
        .map(code -> add("end", mode, code, LegText.end(place, mode)));
  }

  private Routines.Routine add(String name, Mode mode, Code code, String comment) {
    return routines.add(name + mode.suffix(), legs.appender().type(mode), code, comment);
  }

  /** Returns what is done at the end of a leap, unless it asks where the leap began. */
  private Optional<Code> code(Place place, Mode mode, VectorFrame frame) {
    Body body = new Body(List.of("crossed", "files", "ranks"));
    if (!mode.answers()) {
      body.setWanted(legs.wanted(place));
    }
    String before = place.shape().needsSteps() ? "before" : "0";
    String crossed = place.mayHaveWrapped() ? "crossed" : Whereabouts.NOT_CROSSED;
    Whereabouts at = new Whereabouts("from", BEGIN, frame, before, crossed);
    Whereabouts after = new Whereabouts("from", "square", frame, before, crossed);
    legs.arrive(body, place, mode, at, after);
    if (mode.answers()) {
      body.answerFalse();
    }
    Code code = legs.appender().whole(body.build());
    return new CodeText(code).uses(BEGIN) ? Optional.empty() : Optional.of(code);
  }

  /**
   * Returns the methods for the ends of first steps of several shapes that are {@link AllRound
   * alike}, by the places of these steps.
   */
  Map<Place, Routines.Routine> allRound(List<Next> starts, Mode mode, Usage usage) {
    Map<Place, Place> ends = new LinkedHashMap<>();
    for (Next start : starts) {
      if (!ends.containsKey(start.place())) {
        AllRound.of(start, mode, usage).ifPresent(end -> ends.put(start.place(), end));
      }
    }
    if (ends.size() < 2) {
      return Map.of();
    }
    Map<String, List<Place>> alike = new LinkedHashMap<>();
    Map<Place, Code> codes = new HashMap<>();
    ends.forEach(
        (place, end) ->
            code(end, mode, new VectorFrame.Plane("up", Sum.CONSTANT))
                .ifPresent(
                    code -> {
                      codes.put(place, code);
                      alike.computeIfAbsent(code.toString(), text -> new ArrayList<>()).add(place);
                    }));
    Map<Place, Routines.Routine> methods = new HashMap<>();
    for (List<Place> places : alike.values()) {
      for (Place place : places.size() < 2 ? List.<Place>of() : places) {
        methods.put(place, add("step", mode, codes.get(place), LegText.of(ends.get(place), mode)));
      }
    }
    return methods;
  }
}
