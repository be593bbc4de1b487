package io.github.betza.processor.path.compare;

/**
 * Counts work, and what is kept of it, so that no piece takes more time or memory than there is. A
 * unit is about ten nanoseconds.
 */
public final class Effort {
  /** What an object and its place in a list cost beside what it holds. */
  private static final int OBJECT = 24;

  private final Effort whole;
  private long left;

  /**
   * Begins with some work that may be done.
   *
   * @param most how many units
   */
  public Effort(long most) {
    this(null, most);
  }

  private Effort(Effort whole, long most) {
    this.whole = whole;
    this.left = most;
  }

  /** Returns a part of this effort, which is spent together with it. */
  Effort part(long most) {
    return new Effort(this, most);
  }

  /**
   * Notes that work was done.
   *
   * @throws UndecidedException where it was too much
   */
  void spend(long work) {
    if (whole != null) {
      whole.spend(work);
    }
    left -= work;
    if (left < 0) {
      throw new UndecidedException("they have too many paths");
    }
  }

  /**
   * Notes that a move was found, which is kept until all moves are known.
   *
   * @throws UndecidedException where there are too many
   */
  void keep(Result result, Terms terms) {
    spend(2 * OBJECT + 4L * terms.size() + (long) OBJECT * result.effects().size());
  }
}
