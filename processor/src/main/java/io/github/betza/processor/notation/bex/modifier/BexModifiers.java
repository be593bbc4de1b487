package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.modifier.Modifiers;
import java.util.List;
import java.util.Optional;

/**
 * The modifiers before a base move or a group.
 *
 * @param letters the modifiers, in order
 * @param mark the additional capture of the move, such as {@code [ca]}
 * @param span their place
 */
public record BexModifiers(List<Letter> letters, Optional<Mark> mark, Span span)
    implements Modifiers {
  /** A bracket before a move, and its place. */
  public record Mark(BaseMove.Mark kind, Span span) {}

  public BexModifiers {
    letters = List.copyOf(letters);
  }

  /** Returns whether there are no modifiers. */
  public boolean isEmpty() {
    return letters.isEmpty() && mark.isEmpty();
  }

  /** Returns the direction letters, adjacent ones together. */
  public List<List<Letter>> directionRuns() {
    return Letter.runs(among(BexModifierTable.TABLE.directions()));
  }
}
