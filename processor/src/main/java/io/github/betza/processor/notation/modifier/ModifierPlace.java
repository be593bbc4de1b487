package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import java.util.ArrayList;
import java.util.List;

/**
 * A place that only some letters of a dialect fit.
 *
 * @param letters those that have a meaning there
 * @param idle those that are harmless, because what they do holds there in any case
 */
public record ModifierPlace(String letters, String idle) {
  /** Returns whether a letter has a meaning there. */
  public boolean has(Letter letter) {
    return letters.indexOf(letter.value()) >= 0;
  }

  /** Returns whether a letter has a meaning there, or is harmless. */
  public boolean allows(Letter letter) {
    return has(letter) || idle.indexOf(letter.value()) >= 0;
  }

  /**
   * Reports the letters that do not fit, and warns of those that are harmless. Returns whether all
   * fit.
   *
   * @param atom the atom after the place, as it is shown
   */
  public boolean check(Modifiers modifiers, String atom, ModifierProblems problems) {
    List<Letter> misplaced = new ArrayList<>();
    for (Letter letter : modifiers.letters()) {
      if (!allows(letter)) {
        misplaced.add(letter);
        modifiers.second(letter.value()).ifPresent(misplaced::add);
      } else if (!has(letter)) {
        problems.withoutEffect(letter, "this move never captures");
      }
    }
    for (List<Letter> run : Letter.runs(misplaced)) {
      String they = run.size() == 1 ? "it has" : "they have";
      problems.notForAtom(run, atom, they + " no meaning for this atom");
    }
    return misplaced.isEmpty();
  }
}
