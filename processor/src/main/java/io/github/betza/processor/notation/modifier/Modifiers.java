package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import java.util.List;
import java.util.Optional;

/** The modifiers of a leg or of a move, as the rules of a table read them. */
public interface Modifiers {
  /** Returns the letters in the order of the text. */
  List<Letter> letters();

  /** Returns the second occurrence of a letter, if doubling it has a meaning. */
  default Optional<Letter> second(char value) {
    return Optional.empty();
  }

  /** Returns the given letters that are present, in the order of the text. */
  default List<Letter> among(String values) {
    return letters().stream().filter(letter -> values.indexOf(letter.value()) >= 0).toList();
  }

  /** Returns the first of the given letters in the text. */
  default Optional<Letter> first(String values) {
    return letters().stream().filter(letter -> values.indexOf(letter.value()) >= 0).findFirst();
  }

  /** Returns the first occurrence of a letter. */
  default Optional<Letter> find(char value) {
    return first(String.valueOf(value));
  }

  default Letter get(char value) {
    return find(value).orElseThrow();
  }

  /** Returns whether a letter is present. */
  default boolean has(char value) {
    return find(value).isPresent();
  }

  /** Returns whether one of the given letters is present. */
  default boolean hasAny(String values) {
    return first(values).isPresent();
  }
}
