package io.github.betza.processor.work;

/**
 * Counts the work of one request, such as to check a notation, and limits it. A unit is about ten
 * nanoseconds of a warm process.
 *
 * <p>What the request cannot do without is counted ({@link #count}), and bounded by the limits of
 * notations. What it can do without, such as the search for a correction, ends when the work is
 * spent: it tests this before each part ({@link #isSpent}), or is ended by an exception ({@link
 * #spend}). So the same text always gets the same answer, however fast the machine is.
 *
 * <p>A request passes its object of this class to all that works for it. One thread uses it.
 */
public final class Work {
  /** What a request may take whatever its text is. */
  private static final long BASE = 2_300_000;

  /** What a translation may take whatever its text is. */
  private static final long TRANSLATION = 100_000_000;

  /** What a request may take for each letter of its text. */
  private static final long PER_LETTER = 40_000;

  private final Work whole;
  private final long most;
  private long done;

  /**
   * Begins to count.
   *
   * @param most how many units optional work may take, together with all that is counted before it
   */
  public Work(long most) {
    this(null, most);
  }

  private Work(Work whole, long most) {
    this.whole = whole;
    this.most = most;
  }

  /** Begins to count for a request about a text. */
  public static Work on(String text) {
    return new Work(BASE + PER_LETTER * Math.min(text.length(), 1_000));
  }

  /** Begins to count for a request to translate a text, which is a search as a whole. */
  public static Work toTranslate(String text) {
    return new Work(TRANSLATION + PER_LETTER * Math.min(text.length(), 1_000));
  }

  /**
   * Returns a part of this work, which is counted with the whole and ends with it.
   *
   * @param mostOfPart how many units it may take at the most
   */
  public Work part(long mostOfPart) {
    return new Work(this, mostOfPart);
  }

  /** Counts units of work that has to be done. */
  public void count(long units) {
    for (Work work = this; work != null; work = work.whole) {
      work.done += units;
    }
  }

  /**
   * Counts units of optional work.
   *
   * @throws WorkSpentException if they are more than may be taken
   */
  public void spend(long units) {
    count(units);
    if (isSpent()) {
      throw new WorkSpentException();
    }
  }

  /** Returns whether more was taken than may be, of this part or of the whole. */
  public boolean isSpent() {
    for (Work work = this; work != null; work = work.whole) {
      if (work.done > work.most) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many units were counted. */
  public long done() {
    return done;
  }
}
