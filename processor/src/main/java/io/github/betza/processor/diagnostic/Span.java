package io.github.betza.processor.diagnostic;

/**
 * A run of letters of a notation.
 *
 * @param start the index of the first letter, from 0
 * @param end the index after the last letter; equal to start for a place between two letters
 */
public record Span(int start, int end) {
  /** Longer spans are shortened in messages. */
  private static final int MOST_SHOWN = 20;

  /** The number of letters shown of a shortened span. */
  private static final int SHOWN = 17;

  /** Checks the bounds. */
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("no span from " + start + " to " + end);
    }
  }

  /** Returns the span of one letter. */
  public static Span at(int index) {
    return new Span(index, index + 1);
  }

  /** Returns the span from the start of this one to the end of another. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** Returns whether all letters of another span are in this one. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** Returns whether another span has some of the letters. */
  public boolean overlaps(Span other) {
    return start < other.end && other.start < end;
  }

  /** Returns the number of letters. */
  public int length() {
    return end - start;
  }

  /** Returns the letters of the span. */
  public String of(String text) {
    return text.substring(start, end);
  }

  /** Returns the letters of the span for a message, shortened if there are many. */
  public String shortened(String text) {
    return length() <= MOST_SHOWN ? of(text) : text.substring(start, start + SHOWN) + "...";
  }
}
