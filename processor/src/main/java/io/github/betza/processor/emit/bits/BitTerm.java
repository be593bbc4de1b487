package io.github.betza.processor.emit.bits;

import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * Moves of one kind that end alike, as sets of bits express them.
 *
 * @param shape how they go
 * @param ends on what squares they end
 * @param initial whether only an unmoved piece has them
 * @param passed the squares on which they can be answered by capturing en passant
 */
public record BitTerm(Shape shape, Ends ends, boolean initial, List<Vector> passed) {
  /** Copies the list. */
  public BitTerm {
    passed = List.copyOf(passed);
  }

  /** On what squares moves end. */
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

  /** How moves go. */
  public sealed interface Shape {}

  /**
   * Leaps that ask the same of the same squares.
   *
   * @param conditions what they ask
   * @param steps the leaps
   */
  public record Leaps(List<Condition> conditions, List<Vector> steps) implements Shape {
    /** Copies the lists. */
    public Leaps {
      conditions = List.copyOf(conditions);
      steps = List.copyOf(steps);
    }
  }

  /**
   * A slide over empty squares.
   *
   * @param conditions what must hold before, the pivot among it
   * @param pivot the square from which it begins, counted from the piece
   * @param step a step
   * @param most the most steps
   */
  public record Slide(List<Condition> conditions, Vector pivot, Vector step, int most)
      implements Shape {
    /** Copies the list. */
    public Slide {
      conditions = List.copyOf(conditions);
    }

    /** Returns whether it begins where the piece stands, and asks nothing before. */
    public boolean isDirect() {
      return pivot.reach() == 0 && conditions.isEmpty();
    }
  }

  /**
   * A slide to the first piece on a line, and a leap or a slide from there.
   *
   * @param approach a step of the slide before
   * @param farthest its most steps
   * @param step a step behind the piece
   * @param most the most of those; 1 is a leap
   */
  public record Hop(Vector approach, int farthest, Vector step, int most) implements Shape {}

  BitTerm ending(Ends newEnds) {
    return new BitTerm(shape, newEnds, initial, passed);
  }

  /** Returns whether they can be answered by capturing en passant. */
  public boolean grants() {
    return !passed.isEmpty();
  }
}
