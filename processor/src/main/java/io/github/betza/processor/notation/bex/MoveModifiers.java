package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.modifier.Modifiers;
import java.util.List;
import java.util.Optional;

/**
 * What stands in front of a base move or a group.
 *
 * @param letters the modifiers, in their order
 * @param mark the capture that the move makes beside it, {@code [ca]} and the like
 * @param span all of it
 */
record MoveModifiers(List<Letter> letters, Optional<Mark> mark, Span span) implements Modifiers {
  /** A bracket in front of a move, and where it stands. */
  record Mark(Step.Mark kind, Span span) {}

  MoveModifiers {
    letters = List.copyOf(letters);
  }

  boolean isEmpty() {
    return letters.isEmpty() && mark.isEmpty();
  }

  /** Returns the direction letters, those that are written side by side together. */
  List<List<Letter>> directionRuns() {
    return Letter.runs(among(BexModifierTable.TABLE.directions()));
  }
}
