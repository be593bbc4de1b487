package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.Optional;

/**
 * Reports wrong and idle modifiers, in the words of all dialects.
 *
 * @param table the letters
 * @param log receives the problems
 */
public record ModifierProblems(ModifierTable table, ProblemLog log) {
  /**
   * Reports a modifier.
   *
   * @param what the end of the sentence after the letter
   * @param help the remedy; empty if the letter is to be left out
   */
  public void report(ProblemCode code, Letter letter, String what, String help) {
    String message = quoted(List.of(letter)) + " " + what;
    if (code.severity() == Severity.WARNING && help.isEmpty()) {
      log.addNeedless(code, letter.span(), message);
    } else {
      log.add(code, letter.span(), message, help);
    }
  }

  /** Reports the second of two modifiers that exclude each other. */
  public void contradict(List<Letter> letters) {
    log.add(
        ProblemCode.CONTRADICTORY_MODIFIERS,
        letters.get(1).span(),
        quoted(letters.subList(0, 1))
            + " and "
            + quoted(letters.subList(1, 2))
            + " cannot be combined");
  }

  /** Reports a modifier that contradicts the rest of the move. */
  public void contradiction(Letter letter, String why) {
    report(ProblemCode.CONTRADICTORY_MODIFIERS, letter, "cannot be used here: " + why, "");
  }

  /**
   * Reports a modifier without a meaning in its place.
   *
   * @param what ends the sentence "is not defined for"
   */
  public void undefined(Letter letter, String what) {
    report(ProblemCode.UNDEFINED_COMBINATION, letter, "is not defined for " + what, "");
  }

  /** Warns of a modifier that repeats the default. */
  public void redundant(Letter letter, String why) {
    report(ProblemCode.REDUNDANT_MODIFIER, letter, "is redundant: " + why, "");
  }

  /** Reports modifiers that are one mistake, and have no meaning for their atom. */
  public void notForAtom(List<Letter> letters, String atom, String why) {
    log.add(
        ProblemCode.MODIFIER_NOT_FOR_ATOM,
        Letter.span(letters),
        quoted(letters) + " cannot modify " + atom + ": " + why,
        letters.size() == 1 ? Advice.NONE : Advice.suggest(log.edited(Letter.span(letters), "")));
  }

  /** Warns of a modifier that changes nothing. */
  public void withoutEffect(Letter letter, String why) {
    withoutEffect(List.of(letter), why);
  }

  /** Warns of modifiers that are one mistake, and change nothing. */
  public void withoutEffect(List<Letter> letters, String why) {
    withoutEffect(letters, List.of(Letter.spans(letters)), why);
  }

  /** Warns of a modifier without effect; if it is doubled, perhaps both are without effect. */
  void withoutEffect(Letter letter, Optional<Letter> second, String why) {
    List<Span> one = List.of(letter.span());
    List<List<Span>> ways =
        second
            .map(again -> List.of(List.of(letter.span(), again.span()), one))
            .orElse(List.of(one));
    withoutEffect(List.of(letter), ways, why);
  }

  private void withoutEffect(List<Letter> letters, List<List<Span>> needless, String why) {
    log.addNeedless(
        ProblemCode.MODIFIER_WITHOUT_EFFECT,
        Letter.span(letters),
        quoted(letters) + " has no effect here: " + why,
        needless);
  }

  private static String quoted(List<Letter> letters) {
    StringBuilder values = new StringBuilder();
    letters.forEach(letter -> values.append(letter.value()));
    return letters.size() == 1 ? "'" + values + "'" : "\"" + values + "\"";
  }
}
