package io.github.betza.processor.notation;

/**
 * A run of letters of a notation.
 *
 * @param start the index of the first letter, from 0
 * @param end the index after the last letter; equal to start for a place between two letters
 */
public record Span(int start, int end) {
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

  /** Returns how many letters the span has. */
  public int length() {
    return end - start;
  }

  /** Returns the letters of the span. */
  public String of(String text) {
    return text.substring(start, end);
  }
}
