package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands in front of a base move or a group.
 *
 * @param letters the modifiers, in their order
 * @param mark the capture that the move makes beside it, {@code [ca]} and the like
 * @param span all of it
 */
record Modifiers(List<Letter> letters, Optional<Mark> mark, Span span) {
  /** A bracket in front of a move, and where it stands. */
  record Mark(Step.Mark kind, Span span) {}

  Modifiers {
    letters = List.copyOf(letters);
  }

  boolean isEmpty() {
    return letters.isEmpty() && mark.isEmpty();
  }

  boolean has(char letter) {
    return find(letter).isPresent();
  }

  Optional<Letter> find(char value) {
    return letters.stream().filter(letter -> letter.value() == value).findFirst();
  }

  /** Returns those of some letters that stand here, in the order in which they stand. */
  List<Letter> among(String values) {
    return letters.stream().filter(letter -> values.indexOf(letter.value()) >= 0).toList();
  }

  /** Returns the direction letters, those that stand side by side together. */
  List<List<Letter>> directionRuns() {
    List<List<Letter>> runs = new ArrayList<>();
    int before = -2;
    for (Letter letter : letters) {
      if (Directions.isDirection(letter.value())) {
        if (letter.index() != before + 1) {
          runs.add(new ArrayList<>());
        }
        runs.get(runs.size() - 1).add(letter);
        before = letter.index();
      }
    }
    return runs;
  }
}
