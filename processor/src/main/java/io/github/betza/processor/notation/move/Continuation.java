package io.github.betza.processor.notation.move;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to continue after a leg.
 *
 * @param landings the ways to end the move with the leg
 * @param exits the ways to go on
 */
public record Continuation(List<Landing> landings, List<Exit> exits) {
  /** The move neither ends nor goes on. */
  public static final Continuation NONE = new Continuation(List.of(), List.of());

  public Continuation {
    landings = List.copyOf(landings);
    exits = List.copyOf(exits);
  }

  /**
   * A way to go on.
   *
   * @param outcomes the conditions on the square where the leg ends, and the effects there
   * @param next the legs that follow
   */
  public record Exit(List<LegOutcome> outcomes, Fragment next) {
    public Exit {
      outcomes = List.copyOf(outcomes);
    }
  }

  /** Returns the end of the move. */
  public static Continuation landing(List<Landing> landings) {
    return new Continuation(landings, List.of());
  }

  /** Returns one way to go on, or {@link #NONE} if no leg follows. */
  public static Continuation to(List<LegOutcome> outcomes, Fragment next) {
    return next.isEmpty() ? NONE : new Continuation(List.of(), List.of(new Exit(outcomes, next)));
  }

  /** Returns the ways of this and the other. */
  public Continuation or(Continuation other) {
    List<Landing> allLandings = new ArrayList<>(landings);
    allLandings.addAll(other.landings);
    List<Exit> allExits = new ArrayList<>(exits);
    allExits.addAll(other.exits);
    return new Continuation(allLandings, allExits);
  }

  /** Returns whether there is no way to end the move or to go on. */
  public boolean isNone() {
    return landings.isEmpty() && exits.isEmpty();
  }
}
