package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Reading;
import java.util.List;

/** The result of a translation. */
public sealed interface Translation {
  /**
   * A notation with exactly the same moves.
   *
   * @param notation the notation
   * @param notes what it omits of the source, such as royalty; whole sentences without full stop
   */
  record Found(String notation, List<String> notes) implements Translation {
    public Found {
      notes = List.copyOf(notes);
    }
  }

  /**
   * There is no such notation, or none was found.
   *
   * @param reason the reason, as a sentence without full stop
   */
  record None(String reason) implements Translation {}

  /**
   * The source has errors.
   *
   * @param reading what was read
   */
  record Unreadable(Reading reading) implements Translation {}
}
