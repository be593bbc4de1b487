package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks modifiers by the rules of their dialect, in the order of these. A letter is reported once,
 * by the first rule that it breaks: what else is wrong with it can wait until that is corrected,
 * and so can what is wrong with a letter that it contradicts.
 *
 * @param <C> what the rules depend on
 * @param table the letters
 * @param rules what must not be true of them
 */
public record ModifierCheck<C>(ModifierTable table, List<ModifierRule<C>> rules) {
  /** Copies the list. */
  public ModifierCheck {
    rules = List.copyOf(rules);
  }

  /** Reports what is wrong with some modifiers. */
  public void check(Modifiers modifiers, C place, ProblemLog log) {
    Set<Character> reported = new HashSet<>();
    ModifierProblems problems = table.problems(log);
    for (ModifierRule<C> rule : rules) {
      Optional<Letter> letter = modifiers.first(rule.letters());
      if (letter.isPresent()
          && rule.holdsBeside(modifiers)
          && rule.when().test(place)
          && reported.add(letter.get().value())) {
        rule.report(letter.get(), modifiers, place, problems);
        if (rule instanceof ModifierRule.Excludes<C> pair) {
          reported.add(pair.other());
        }
      }
    }
  }
}
