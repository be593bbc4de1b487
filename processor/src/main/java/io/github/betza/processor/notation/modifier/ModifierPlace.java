package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import java.util.ArrayList;
import java.util.List;

/**
 * A place where only some letters of a dialect are allowed.
 *
 * @param letters the letters with a meaning there
 * @param idle the harmless letters, because their effect holds there in any case
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
   * Reports the letters that are not allowed, and warns of harmless ones. Returns whether all are
   * allowed.
   *
   * @param atom the atom after the place, as shown to the user
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
