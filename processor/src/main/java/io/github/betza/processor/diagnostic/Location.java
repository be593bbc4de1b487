package io.github.betza.processor.diagnostic;

import java.util.Objects;
import java.util.Optional;

/** The place of a problem. */
public sealed interface Location {
  /** Returns the marked letters of the text, or nothing for the whole value. */
  Optional<Span> letters();

  /** Returns the location of other letters of the same text. */
  Location at(Span other);

  /**
   * Some letters of a notation.
   *
   * @param span the letters
   */
  record InNotation(Span span) implements Location {
    /** Checks that the span is not null. */
    public InNotation {
      Objects.requireNonNull(span);
    }

    @Override
    public Optional<Span> letters() {
      return Optional.of(span);
    }

    @Override
    public Location at(Span other) {
      return new InNotation(other);
    }
  }

  /**
   * A member of an annotation.
   *
   * @param place the member
   * @param letters the marked letters of its text; empty for the whole value
   */
  record InMember(AnnotationPlace place, Optional<Span> letters) implements Location {
    @Override
    public Location at(Span other) {
      return new InMember(place, Optional.of(other));
    }
  }
}
