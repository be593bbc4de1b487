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
 * and so can what is wrong with the other letters that this rule is about.
 *
 * @param <C> what the rules depend on
 * @param table the letters
 * @param rules what must not be true of them
 */
public record ModifierCheck<C>(ModifierTable table, List<ModifierRule<C>> rules) {
  public ModifierCheck {
    rules = List.copyOf(rules);
  }

  /** Reports what is wrong with some modifiers, and returns whether none of it is an error. */
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
