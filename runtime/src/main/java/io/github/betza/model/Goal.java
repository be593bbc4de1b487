package io.github.betza.model;

import io.github.betza.board.Geometry;
import io.github.betza.model.Member.Kind;
import java.util.Map;

/**
 * Squares on which pieces win; see {@link io.github.betza.Variant.Goal}. {@link #of} makes a goal
 * in which every other member is the default, and {@link #with} changes one:
 *
 * <pre>{@code
 * Goal race = Goal.of("K", "8").with(Goal.BLACK, "8").with(Goal.ANSWERED, true);
 * }</pre>
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them
 * @param count how many pieces must be there, 1 to 1000
 * @param answered whether the other side has one more move
 * @param safe whether no attack may threaten to leave fewer pieces there
 * @param black the squares of Black; those of White, turned, where it is empty
 */
public record Goal(
    String of, String squares, int count, boolean answered, boolean safe, String black) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES);
  public static final Member<Integer> COUNT = Member.numberFrom(1, "count", 1000);
  public static final Member<Boolean> ANSWERED = Member.flag("answered");
  public static final Member<Boolean> SAFE = Member.flag("safe");
  public static final Member<String> BLACK = Member.optionalText("black", Kind.SQUARES);

  /** The members of the annotation. */
  public static final Form<Goal> FORM =
      new Form<>(
              "Goal",
              parts ->
                  new Goal(
                      parts.get(OF),
                      parts.get(SQUARES),
                      parts.get(COUNT),
                      parts.get(ANSWERED),
                      parts.get(SAFE),
                      parts.get(BLACK)))
          .member(OF, Goal::of)
          .member(SQUARES, Goal::squares)
          .member(COUNT, Goal::count)
          .member(ANSWERED, Goal::answered)
          .member(SAFE, Goal::safe)
          .member(BLACK, Goal::black);

  /** Returns the rule that a side wins with its first piece on one of some squares. */
  public static Goal of(String letters, String squares) {
    return FORM.of(Map.of(OF, letters, SQUARES, squares));
  }

  /** Returns a copy in which a member has another value. */
  public <V> Goal with(Member<V> member, V value) {
    return FORM.with(this, member, value);
  }

  /**
   * Returns the squares of both sides.
   *
   * @throws IllegalArgumentException if they cannot be read
   */
  public SquareSet area(Geometry geometry) {
    SquareSet area = SquareSet.parse(geometry, squares);
    return black.isEmpty() ? area : area.withBlack(SquareSet.parse(geometry, black));
  }
}
