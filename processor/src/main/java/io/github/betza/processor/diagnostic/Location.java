package io.github.betza.processor.diagnostic;

import java.util.Objects;
import java.util.Optional;

/** Where something is wrong. */
public sealed interface Location {
  /** Returns the letters of the text that it is about, or nothing if it is about a whole value. */
  Optional<Span> letters();

  /** Returns the location of other letters of the same text. */
  Location at(Span other);

  /**
   * Some letters of a notation.
   *
   * @param span the letters
   */
  record InNotation(Span span) implements Location {
    /** Checks that nothing is missing. */
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
   * @param letters the letters of its text, if it is not about the whole value
   */
  record InMember(AnnotationPlace place, Optional<Span> letters) implements Location {
    @Override
    public Location at(Span other) {
      return new InMember(place, Optional.of(other));
    }
  }
}
