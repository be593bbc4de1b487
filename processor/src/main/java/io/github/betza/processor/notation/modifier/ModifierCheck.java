package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks modifiers by the rules of their dialect, in order. A letter is reported once, by the first
 * rule that it breaks: its other problems, and the problems of the other letters of this rule, are
 * reported after the correction.
 *
 * @param <C> the data on which the rules depend
 * @param table the letters
 * @param rules the rules
 */
public record ModifierCheck<C>(ModifierTable table, List<ModifierRule<C>> rules) {
  public ModifierCheck {
    rules = List.copyOf(rules);
  }

  /** Reports the problems of some modifiers, and returns whether none is an error. */
  public boolean check(Modifiers modifiers, C place, ProblemLog log) {
    boolean sound = true;
    Set<Character> reported = new HashSet<>();
    ModifierProblems problems = table.problems(log);
    for (ModifierRule<C> rule : rules) {
      Optional<Letter> letter = modifiers.first(rule.letters());
      if (letter.isPresent()
          && !reported.contains(letter.get().value())
          && rule.holdsBeside(modifiers)
          && rule.when().test(place)) {
        rule.report(letter.get(), modifiers, place, problems);
        sound &= !rule.isError();
        modifiers.among(rule.about()).forEach(each -> reported.add(each.value()));
      }
    }
    return sound;
  }
}
