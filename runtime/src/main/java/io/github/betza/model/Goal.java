package io.github.betza.model;

import io.github.betza.board.Geometry;
import io.github.betza.model.Member.Kind;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

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
 * @param line how many of them must be in a row there, 2 to 36; 0 if they need not be
 * @param orthogonal whether a row must be along a rank or a file
 * @param block the number of files and ranks of a block of squares that also wins if it is filled,
 *     2 to 36; 0 for none
 * @param answered whether the other side has one more move
 * @param safe whether no attack may threaten to leave fewer pieces there
 * @param black the squares of Black; if empty, the squares of White turned by 180 degrees
 */
public record Goal(
    String of,
    String squares,
    int count,
    int line,
    boolean orthogonal,
    int block,
    boolean answered,
    boolean safe,
    String black) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES);
  public static final Member<Integer> COUNT = Member.numberFrom(1, "count", 1000);
  public static final Member<Integer> LINE = Member.optionalNumber("line", 2, 36);
  public static final Member<Boolean> ORTHOGONAL = Member.flag("orthogonal");
  public static final Member<Integer> BLOCK = Member.optionalNumber("block", 2, 36);
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
                      parts.get(LINE),
                      parts.get(ORTHOGONAL),
                      parts.get(BLOCK),
                      parts.get(ANSWERED),
                      parts.get(SAFE),
                      parts.get(BLACK)))
          .member(OF, Goal::of)
          .member(SQUARES, Goal::squares)
          .member(COUNT, Goal::count)
          .member(LINE, Goal::line)
          .member(ORTHOGONAL, Goal::orthogonal)
          .member(BLOCK, Goal::block)
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

  /** Returns whether pieces win by a row or block, not by their number. */
  public boolean isFormation() {
    return line > 0 || block > 0;
  }

  /**
   * Returns why members contradict each other, in words; empty if they do not.
   *
   * @param member receives the member that is to be removed
   */
  public Optional<String> conflict(Consumer<Member<?>> member) {
    Member<?> other = count > 1 ? COUNT : answered ? ANSWERED : SAFE;
    boolean isPlain = count == 1 && !answered && !safe;
    if (isFormation() && !isPlain) {
      member.accept(other);
      return Optional.of(
          "a goal with " + (line > 0 ? LINE : BLOCK) + " cannot have " + other + " as well");
    }
    if (orthogonal && line == 0) {
      member.accept(ORTHOGONAL);
      return Optional.of("a goal without line cannot have orthogonal");
    }
    return Optional.empty();
  }

  /**
   * Returns whether some squares contain a winning row or block.
   *
   * @param there by square: whether a piece of the goal is there
   */
  public boolean isFormed(Geometry geometry, boolean[] there) {
    for (int square = 0; square < there.length; square++) {
      if (there[square] && (isRow(geometry, there, square) || isBlock(geometry, there, square))) {
        return true;
      }
    }
    return false;
  }

  private boolean isRow(Geometry geometry, boolean[] there, int first) {
    return line > 0
        && (isRow(geometry, there, first, 1, 0)
            || isRow(geometry, there, first, 0, 1)
            || (!orthogonal
                && (isRow(geometry, there, first, 1, 1) || isRow(geometry, there, first, -1, 1))));
  }

  private boolean isRow(Geometry geometry, boolean[] there, int first, int files, int ranks) {
    int square = first;
    for (int i = 1; i < line; i++) {
      square = geometry.step(square, files, ranks);
      if (square == Geometry.OFF || !there[square]) {
        return false;
      }
    }
    return true;
  }

  private boolean isBlock(Geometry geometry, boolean[] there, int first) {
    for (int i = 0; i < block * block; i++) {
      int square = geometry.step(first, i % block, i / block);
      if (square == Geometry.OFF || !there[square]) {
        return false;
      }
    }
    return block > 0;
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
