package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.spec.Sector;
import java.util.List;
import java.util.Optional;

/**
 * What a run of modifiers says.
 *
 * @param directions the directions that its letters name together; nothing where it names none
 * @param letters the other letters, each once, in their order
 * @param jumpsMany whether {@code j} is doubled
 */
record Modifiers(Optional<Sector> directions, List<Letter> letters, boolean jumpsMany) {
  /** Copies the list. */
  Modifiers {
    letters = List.copyOf(letters);
  }

  /** Returns a letter that is no direction, if it is among them. */
  Optional<Letter> letter(char value) {
    return letters.stream().filter(letter -> letter.value() == value).findFirst();
  }

  boolean has(char value) {
    return letter(value).isPresent();
  }
}
