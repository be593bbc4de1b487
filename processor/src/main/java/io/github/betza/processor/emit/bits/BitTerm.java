package io.github.betza.processor.emit.bits;

import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Moves of one sort with the same ends, as sets of bits express them.
 *
 * @param shape their shape
 * @param ends the contents of the squares on which they end
 * @param initial whether only an unmoved piece has them
 * @param passed the squares on which they can be answered by capturing en passant
 */
public record BitTerm(Shape shape, Ends ends, boolean initial, List<Vector> passed) {
  /** Copies the list. */
  public BitTerm {
    passed = List.copyOf(passed);
  }

  /** The contents of squares on which moves end. */
  public enum Ends {
    /** On empty squares. */
    QUIET,
    /** On enemy pieces. */
    CAPTURE,
    /** On both. */
    BOTH
  }

  /**
   * A square that must be empty or occupied.
   *
   * @param square the square, counted from the piece
   * @param occupied whether it must be occupied
   */
  public record Condition(Vector square, boolean occupied) {}

  /** The shape of moves. */
  public sealed interface Shape {
    /** Returns the shape with every step replaced. */
    Shape mapped(UnaryOperator<Vector> change);

    /** Returns the shape for a piece that faces the other way. */
    default Shape turned() {
      return mapped(Vector::opposite);
    }

    /** Returns whether the left and the right edge of the board are joined for them. */
    boolean joined();
  }

  /**
   * Leaps with the same conditions.
   *
   * @param conditions their conditions
   * @param steps the leaps
   * @param joined whether the left and the right edge of the board are joined; then there are no
   *     conditions
   */
  public record Leaps(List<Condition> conditions, List<Vector> steps, boolean joined)
      implements Shape {
    /** Copies the lists. */
    public Leaps {
      conditions = List.copyOf(conditions);
      steps = List.copyOf(steps);
    }

    /** Returns the squares of their conditions. */
    public List<Vector> passed() {
      return squares(conditions);
    }

    /** Returns other leaps with the same conditions. */
    Leaps with(List<Vector> others) {
      return new Leaps(conditions, others, joined);
    }

    /** Returns the leaps within the edges, and the leaps over joined edges, without conditions. */
    static List<Leaps> apart(List<Leaps> all) {
      return Stream.of(false, true)
          .map(joined -> new Leaps(List.of(), steps(all, joined), joined))
          .filter(leaps -> !leaps.steps().isEmpty())
          .toList();
    }

    private static List<Vector> steps(List<Leaps> all, boolean joined) {
      return all.stream()
          .filter(leaps -> leaps.joined() == joined)
          .flatMap(leaps -> leaps.steps().stream())
          .toList();
    }

    @Override
    public Leaps mapped(UnaryOperator<Vector> change) {
      return new Leaps(mappedConditions(conditions, change), BitTerm.mapped(steps, change), joined);
    }
  }

  /**
   * A slide over empty squares.
   *
   * @param conditions the conditions before it, including the pivot
   * @param pivot the square from which it begins, counted from the piece
   * @param step a step
   * @param most the most steps
   * @param joined whether the left and the right edge of the board are joined; then it begins on
   *     the square of the piece
   */
  public record Slide(
      List<Condition> conditions, Vector pivot, Vector step, int most, boolean joined)
      implements Shape {
    /** Copies the list. */
    public Slide {
      conditions = List.copyOf(conditions);
    }

    @Override
    public Slide mapped(UnaryOperator<Vector> change) {
      return new Slide(
          mappedConditions(conditions, change),
          change.apply(pivot),
          change.apply(step),
          most,
          joined);
    }

    @Override
    public Slide turned() {
      return mapped(Vector::opposite);
    }

    /** Returns the squares of its conditions. */
    List<Vector> passed() {
      return squares(conditions);
    }

    /** Returns whether it begins on the square of the piece, without conditions. */
    public boolean isDirect() {
      return pivot.reach() == 0 && conditions.isEmpty();
    }
  }

  /**
   * A slide to the first piece on a line, and a leap or a slide from there.
   *
   * @param approach a step of the first slide
   * @param farthest its most steps
   * @param step a step beyond the piece
   * @param most the most steps there; 1 is a leap
   */
  public record Hop(Vector approach, int farthest, Vector step, int most) implements Shape {
    /**
     * Returns whether it goes straight on beyond its hurdle, and both parts are unlimited.
     *
     * @param longest the most steps possible on the board
     */
    public boolean isOneLine(int longest) {
      return step.equals(approach) && farthest >= longest && most >= longest;
    }

    @Override
    public boolean joined() {
      return false;
    }

    @Override
    public Hop mapped(UnaryOperator<Vector> change) {
      return new Hop(change.apply(approach), farthest, change.apply(step), most);
    }

    @Override
    public Hop turned() {
      return mapped(Vector::opposite);
    }
  }

  /**
   * A slide that turns once, on any empty square that it reaches, and slides or leaps from there.
   * It never comes back over the square of the piece.
   *
   * @param approach a step before the turn
   * @param farthest the most steps before the turn
   * @param step a step after it, not along the same line
   * @param most the most steps after the turn
   */
  public record Turn(Vector approach, int farthest, Vector step, int most) implements Shape {
    @Override
    public boolean joined() {
      return false;
    }

    @Override
    public Turn mapped(UnaryOperator<Vector> change) {
      return new Turn(change.apply(approach), farthest, change.apply(step), most);
    }

    @Override
    public Turn turned() {
      return mapped(Vector::opposite);
    }
  }

  BitTerm ending(Ends newEnds) {
    return new BitTerm(shape, newEnds, initial, passed);
  }

  /**
   * Returns whether moves are the same forward and backward: then the side of the piece does not
   * matter.
   */
  public static boolean areSymmetric(List<BitTerm> terms) {
    Set<BitTerm> all = new HashSet<>();
    terms.forEach(term -> all.addAll(term.single()));
    return all.stream().allMatch(term -> all.contains(term.turned()));
  }

  /** Returns the same moves, each leap in a separate term. */
  private List<BitTerm> single() {
    if (!(shape instanceof Leaps leaps)) {
      return List.of(this);
    }
    return leaps.steps().stream().map(step -> with(leaps.with(List.of(step)))).toList();
  }

  /** Returns the moves of a piece that faces the other way. */
  public BitTerm turned() {
    return mapped(Vector::opposite);
  }

  /** Returns the same moves with every step replaced. */
  public BitTerm mapped(UnaryOperator<Vector> change) {
    return new BitTerm(shape.mapped(change), ends, initial, mapped(passed, change));
  }

  private static List<Vector> mapped(List<Vector> squares, UnaryOperator<Vector> change) {
    return squares.stream().map(change).toList();
  }

  private static List<Condition> mappedConditions(
      List<Condition> conditions, UnaryOperator<Vector> change) {
    return conditions.stream()
        .map(each -> new Condition(change.apply(each.square()), each.occupied()))
        .toList();
  }

  BitTerm with(Shape newShape) {
    return new BitTerm(newShape, ends, initial, passed);
  }

  /** Returns whether they are slides that begin on the square of the piece. */
  public boolean slidesAway() {
    return shape instanceof Slide slide && slide.isDirect();
  }

  /** Returns whether they can be answered by capturing en passant. */
  public boolean grants() {
    return !passed.isEmpty();
  }

  private static List<Vector> squares(List<Condition> conditions) {
    return conditions.stream().map(Condition::square).toList();
  }
}
