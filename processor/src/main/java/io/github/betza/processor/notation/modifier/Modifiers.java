package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import java.util.List;
import java.util.Optional;

/** The modifiers of a leg or of a move, as the rules of a table read them. */
public interface Modifiers {
  /** Returns the letters in the order in which they are written. */
  List<Letter> letters();

  /** Returns a letter where it is written a second time, if doubling it has a meaning. */
  default Optional<Letter> second(char value) {
    return Optional.empty();
  }

  /** Returns those of some letters that are there, in the order in which they are written. */
  default List<Letter> among(String values) {
    return letters().stream().filter(letter -> values.indexOf(letter.value()) >= 0).toList();
  }

  /** Returns the first of some letters that is written. */
  default Optional<Letter> first(String values) {
    return letters().stream().filter(letter -> values.indexOf(letter.value()) >= 0).findFirst();
  }

  /** Returns a letter where it is written first. */
  default Optional<Letter> find(char value) {
    return first(String.valueOf(value));
  }

  default Letter get(char value) {
    return find(value).orElseThrow();
  }

  /** Returns whether a letter is there. */
  default boolean has(char value) {
    return find(value).isPresent();
  }

  /** Returns whether one of some letters is there. */
  default boolean hasAny(String values) {
    return first(values).isPresent();
  }
}
