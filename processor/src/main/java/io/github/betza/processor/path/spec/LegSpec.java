package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import java.util.List;

/**
 * A leg as a notation describes it.
 *
 * @param atom the leap that every step makes
 * @param heading the directions that it may take
 * @param length how many steps it takes
 * @param turn whether it bends
 * @param continuesCurve whether it goes on along the curve of the leg before, as a hopper does
 *     behind its hurdle; the directions are not used then
 * @param passing what the squares that each leap passes over must be
 * @param ski whether it passes over its first square whatever stands there
 * @param wrap which edges of the board are joined
 * @param landings the ways to end the move after this leg
 * @param outcomes the ways to go on to the next leg
 * @param onward which legs may follow, as distances in the list of legs: 1 for the next one. All
 *     are positive, so that every move ends; a leg that is repeated stands in the list as often.
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

  /** Makes a leg that is followed by the next one in the list. */
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
   * Makes a straight leg over squares that do not matter, on a board whose edges are not joined.
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

  /** Returns the same leg followed by others than the next one in the list. */
  public LegSpec leadingTo(List<Integer> newOnward) {
    return changed(heading, landings, outcomes, newOnward);
  }

  /** Written out, as that of a vector is. */
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

  /** Leaves out what legs of one notation seldom differ in. */
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
}
