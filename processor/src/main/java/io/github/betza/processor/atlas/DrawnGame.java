package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.VariantFacts;
import java.util.List;

/**
 * A game of which a page tells. It has been checked: its setup fits its board and its pieces.
 *
 * @param facts its rules
 * @param pieces its pieces, in the order of their kinds; their notations are sound
 */
public record DrawnGame(VariantFacts facts, List<DrawnPiece> pieces) {
  /** Copies the list. */
  public DrawnGame {
    pieces = List.copyOf(pieces);
  }

  /** Returns the kind of the piece with a letter in either case, from 1; 0 where there is none. */
  int kindOf(char letter) {
    return facts.kindOf(Character.toUpperCase(letter));
  }

  /** Returns the names of the pieces with some letters. */
  List<String> names(String letters) {
    return letters
        .chars()
        .mapToObj(letter -> pieces.get(kindOf((char) letter) - 1).name())
        .toList();
  }
}
