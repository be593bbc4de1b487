package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * A rule against a letter in some places. A rule with several letters applies to the first of them
 * that is present.
 *
 * @param <C> the data on which the rules of a place depend
 */
public sealed interface ModifierRule<C> {
  /** Returns the letters to which the rule applies. */
  String letters();

  /** Returns the places in which the rule applies. */
  Predicate<C> when();

  /** Returns the letters that the rule settles: no other rule reports them as well. */
  default String about() {
    return letters();
  }

  /** Returns whether the rule applies beside the other letters. */
  default boolean holdsBeside(Modifiers modifiers) {
    return true;
  }

  /** Returns whether breaking the rule is an error; otherwise it is a warning. */
  default boolean isError() {
    return true;
  }

  /** Reports a letter that breaks this rule. */
  void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems);

  /** A rule about a harmless letter. */
  sealed interface Warning<C> extends ModifierRule<C> {
    @Override
    default boolean isError() {
      return false;
    }
  }

  /** A rule about a letter beside another one. */
  sealed interface Pair<C> extends ModifierRule<C> {
    /** Returns the other letter. */
    char other();

    @Override
    default boolean holdsBeside(Modifiers modifiers) {
      return modifiers.has(other());
    }
  }

  /** The letter contradicts the other one. */
  record Excludes<C>(String letters, char other, Predicate<C> when) implements Pair<C> {
    @Override
    public String about() {
      return letters + other;
    }

    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.contradict(List.of(modifiers.get(other), letter));
    }
  }

  /** Only one of some letters may be present. The problem points to the second one. */
  record OneOf<C>(String letters, Predicate<C> when) implements ModifierRule<C> {
    @Override
    public boolean holdsBeside(Modifiers modifiers) {
      return modifiers.among(letters).size() > 1;
    }

    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.contradict(modifiers.among(letters));
    }
  }

  /** The other letter already has the effect of this one. */
  record Implied<C>(String letters, char other, Predicate<C> when) implements Pair<C>, Warning<C> {
    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.redundant(letter, problems.table().clause(other));
    }
  }

  /** Both letters together are the default. The problem points to the later one. */
  record Default<C>(String letters, char other, Predicate<C> when) implements Pair<C>, Warning<C> {
    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      List<Letter> both = modifiers.among(letters + other);
      problems
          .log()
          .addNeedless(
              ProblemCode.REDUNDANT_MODIFIER,
              both.get(1).span(),
              "'" + letters + "' and '" + other + "' together change nothing",
              List.of(Letter.spans(both)));
    }
  }

  /** The letter has no effect without at least one of some others. */
  record Needs<C>(String letters, String others, Predicate<C> when, String why)
      implements Warning<C> {
    @Override
    public boolean holdsBeside(Modifiers modifiers) {
      return !modifiers.hasAny(others);
    }

    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.withoutEffect(letter, why);
    }
  }

  /** The letter has no effect. If it is doubled, both or one may be left out. */
  record Idle<C>(String letters, Predicate<C> when, String why) implements Warning<C> {
    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.withoutEffect(letter, modifiers.second(letter.value()), why);
    }
  }

  /** The letter is not defined there; {@code what} ends the sentence "is not defined for". */
  record Undefined<C>(String letters, Predicate<C> when, String what) implements ModifierRule<C> {
    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.undefined(letter, what);
    }
  }

  /**
   * The letter has a code and words of its own. Without a help text the help is to leave it out.
   */
  record Only<C>(String letters, ProblemCode code, Predicate<C> when, String what, String help)
      implements ModifierRule<C> {
    @Override
    public boolean isError() {
      return code.severity() == Severity.ERROR;
    }

    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      problems.report(code, letter, what, help);
    }
  }

  /** Code reports the letter, in words that depend on the place. */
  record Coded<C>(String letters, Predicate<C> when, BiConsumer<C, ProblemLog> reporter)
      implements ModifierRule<C> {
    @Override
    public void report(Letter letter, Modifiers modifiers, C place, ModifierProblems problems) {
      reporter.accept(place, problems.log());
    }
  }
}
