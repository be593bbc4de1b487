package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import java.util.List;

/**
 * A leg as a notation describes it.
 *
 * @param atom the leap of every step
 * @param heading the allowed directions
 * @param length the number of steps
 * @param turn whether it bends
 * @param continuesCurve whether it continues the curve of the leg before, as a hopper does after
 *     its hurdle; the directions are then unused
 * @param passing the condition on the squares that each leap passes over
 * @param ski whether it passes over its first square, whatever its content
 * @param wrap the joined edges of the board
 * @param landings the ways to end the move after this leg
 * @param outcomes the ways to go on to the next leg
 * @param onward the legs that may follow, as distances in the list of legs: 1 for the next one. All
 *     are positive, so every move ends; a repeated leg is in the list several times
 */
public record LegSpec(
    Atom atom,
    Heading heading,
    Length length,
    Turn turn,
    boolean continuesCurve,
    PassedSquares passing,
    boolean ski,
    Wrap wrap,
    List<Landing> landings,
    List<LegOutcome> outcomes,
    List<Integer> onward) {
  private static final List<Integer> NEXT = List.of(1);

  public LegSpec {
    landings = List.copyOf(landings);
    outcomes = List.copyOf(outcomes);
    onward = List.copyOf(onward);
    for (int distance : onward) {
      if (distance < 1) {
        throw new IllegalArgumentException("a leg leads back: " + onward);
      }
    }
  }

  /** Makes a leg before the next one in the list. */
  public LegSpec(
      Atom atom,
      Heading heading,
      Length length,
      Turn turn,
      boolean continuesCurve,
      PassedSquares passing,
      boolean ski,
      Wrap wrap,
      List<Landing> landings,
      List<LegOutcome> outcomes) {
    this(atom, heading, length, turn, continuesCurve, passing, ski, wrap, landings, outcomes, NEXT);
  }

  /**
   * Makes a straight leg without a condition on squares passed over, on a board without joined
   * edges.
   */
  public static LegSpec straight(
      Atom atom,
      Heading heading,
      Length length,
      List<Landing> landings,
      List<LegOutcome> outcomes) {
    return new LegSpec(
        atom,
        heading,
        length,
        Turn.NONE,
        false,
        PassedSquares.FREE,
        false,
        Wrap.NONE,
        landings,
        outcomes);
  }

  /** Returns the same leg in other directions. */
  public LegSpec heading(Heading newHeading) {
    return changed(newHeading, landings, outcomes, onward);
  }

  /** Returns the same leg with other ways to end it. */
  public LegSpec ending(List<Landing> newLandings, List<LegOutcome> newOutcomes) {
    return changed(heading, newLandings, newOutcomes, onward);
  }

  /** Returns the same leg before other legs of the list. */
  public LegSpec leadingTo(List<Integer> newOnward) {
    return changed(heading, landings, outcomes, newOnward);
  }

  /** Written out, as {@code equals} of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof LegSpec leg
        && atom.equals(leg.atom)
        && heading.equals(leg.heading)
        && length.equals(leg.length)
        && turn == leg.turn
        && continuesCurve == leg.continuesCurve
        && passing == leg.passing
        && ski == leg.ski
        && wrap == leg.wrap
        && landings.equals(leg.landings)
        && outcomes.equals(leg.outcomes)
        && onward.equals(leg.onward);
  }

  /** Without the parts in which legs of one notation seldom differ. */
  @Override
  public int hashCode() {
    int hash = 31 * atom.hashCode() + heading.hashCode();
    return 31 * (31 * (31 * hash + length.hashCode()) + landings.hashCode()) + outcomes.hashCode();
  }

  private LegSpec changed(
      Heading newHeading,
      List<Landing> newLandings,
      List<LegOutcome> newOutcomes,
      List<Integer> newOnward) {
    return new LegSpec(
        atom,
        newHeading,
        length,
        turn,
        continuesCurve,
        passing,
        ski,
        wrap,
        newLandings,
        newOutcomes,
        newOnward);
  }

  /** Whether a rider changes direction with every step. */
  public enum Turn {
    /** It goes straight on. */
    NONE,
    /** It turns 45 degrees with every step, always the same way ({@code q}). */
    CIRCULAR,
    /** It turns 90 degrees with every step, alternately right and left ({@code z}). */
    ZIGZAG;

    /** The most steps of a circular rider: the eighth would close the circle. */
    public static final int CIRCLE = 7;
  }

  /** The condition on the squares that a leap passes over. */
  public enum PassedSquares {
    /** No condition. */
    FREE,
    /**
     * All must be empty ({@code n}). The knight's leap passes over its orthogonal square: the Mao.
     */
    LAME,
    /** All must be occupied ({@code j} of XBETZA). */
    JUMPING,
    /** One must be occupied, all others empty ({@code j} of EXTENDED). */
    JUMPING_ONE,
    /** All on some shortest path toward the end must be empty ({@code n} of seed 002). */
    LAME_ON_SHORTEST,
    /**
     * One on some shortest path must be occupied, all others on it empty ({@code j} of seed 002).
     */
    JUMPING_ON_SHORTEST
  }
}
