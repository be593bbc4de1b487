package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.modifier.Modifiers;
import io.github.betza.processor.path.spec.Sector;
import java.util.List;
import java.util.Optional;

/**
 * The meaning of a run of modifiers.
 *
 * @param directions the directions that its letters name together; empty if it names none
 * @param letters the other letters, each once, in order
 * @param jumpsMany whether {@code j} is doubled
 */
record ModifierRun(Optional<Sector> directions, List<Letter> letters, boolean jumpsMany)
    implements Modifiers {
  ModifierRun {
    letters = List.copyOf(letters);
  }
}
