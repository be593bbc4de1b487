package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reports single modifiers that are wrong or doubtful where they stand, and offers to drop them.
 */
final class ModifierProblems {
  private final ProblemLog log;

  ModifierProblems(ProblemLog log) {
    this.log = log;
  }

  /** Reports a modifier that excludes another one of the same leg. */
  void contradiction(Letter letter, String why) {
    report(ProblemCode.CONTRADICTORY_MODIFIERS, letter, why + ": a leg cannot do both");
  }

  /** Reports a modifier to which the seeds give no meaning beside another one. */
  void undefined(Letter letter, String what) {
    report(
        ProblemCode.UNDEFINED_COMBINATION,
        letter,
        "'" + letter.value() + "' is not defined for " + what);
  }

  /** Reports a borrower that has more legs than one. */
  void longBorrower(Letter x) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        x.span(),
        "'x' is not defined for a borrower that hops, or that has legs before",
        "a borrower has one leg, as in \"xK\"; for the piece there to make the rest of the move,"
            + " put a leg behind, as in \"xaK\"");
  }

  /** Reports modifiers that are one mistake, and say nothing about their atom. */
  void notForAtom(List<Letter> letters, Letter atom, String why) {
    log.add(
        ProblemCode.MODIFIER_NOT_FOR_ATOM,
        Letter.span(letters),
        quoted(letters) + " cannot modify '" + atom.value() + "': " + why,
        letters.size() == 1
            ? log.offer(letters.get(0).span(), "")
            : log.offerWithout(Letter.spans(letters)));
  }

  private static String quoted(List<Letter> letters) {
    StringBuilder values = new StringBuilder();
    letters.forEach(letter -> values.append(letter.value()));
    String quote = letters.size() == 1 ? "'" : "\"";
    return quote + values + quote;
  }

  /** Reports a modifier on the last leg that says how the move goes on. */
  void needsContinuation(Letter letter) {
    log.add(
        ProblemCode.MODIFIER_NEEDS_CONTINUATION,
        letter.span(),
        "'"
            + letter.value()
            + "' goes on from an empty square with another range, but no leg follows",
        behind(letter)
            .orElse("put 'a' and the next leg behind it, such as \"yafsF\", or leave it out"));
  }

  /** Offers the 'a' in front of directions that seem to be those of another leg. */
  private Optional<String> behind(Letter letter) {
    int next = letter.index() + 1;
    boolean turns =
        next < log.notation().length() && Directions.isDirection(log.notation().charAt(next));
    return turns
        ? log.offers()
            .sound(new Span(next, next), "a")
            .map(offer -> "'a' begins the next leg: " + offer)
        : Optional.empty();
  }

  /** Warns of a modifier that repeats what holds anyway. */
  void redundant(Letter letter, String why) {
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is redundant: " + why);
  }

  /** Warns of {@code m} and {@code c} together, which mean what holds without them. */
  void redundantBoth(Letter first, Letter second) {
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        (first.index() > second.index() ? first : second).span(),
        "'m' and 'c' together are what a last leg does without them",
        List.of(List.of(first.span(), second.span())));
  }

  /**
   * Reports a range {@code *} on a move that passes over squares which are not those of its last
   * leg, or not noted: seed 003 makes all of them en-passant squares. R, B and Q are unlimited
   * without a range.
   */
  void starPassesOver(Letter atom, Span star) {
    boolean slides = "RBQ".indexOf(atom.value()) >= 0;
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        star,
        "'*' makes en-passant squares of all squares passed over, which is compiled only for a move"
            + " of one leg that neither hops nor skips a square",
        slides
            ? "'" + atom.value() + "' is unlimited without a range: " + log.offer(star, "")
            : "0 stands for as many steps as one likes: " + log.offer(star, "0"));
  }

  /** Warns of a modifier that changes nothing. */
  void withoutEffect(Letter letter, String why) {
    withoutEffect(letter, Optional.empty(), why);
  }

  /**
   * Warns of a modifier that changes nothing.
   *
   * @param again where else it stands on the leg, which changes nothing either
   */
  void withoutEffect(Letter letter, Optional<Letter> again, String why) {
    List<Span> letters = new ArrayList<>(List.of(letter.span()));
    again.map(Letter::span).ifPresent(letters::add);
    withoutEffect(List.of(letter), letters, why);
  }

  /** Warns of modifiers that are one mistake, and change nothing. */
  void withoutEffect(List<Letter> letters, String why) {
    withoutEffect(letters, Letter.spans(letters), why);
  }

  private void withoutEffect(List<Letter> letters, List<Span> needless, String why) {
    log.addNeedless(
        ProblemCode.MODIFIER_WITHOUT_EFFECT,
        Letter.span(letters),
        quoted(letters) + " has no effect here: " + why,
        List.of(needless));
  }

  private void report(ProblemCode code, Letter letter, String message) {
    log.add(code, letter.span(), message, log.offer(letter.span(), ""));
  }
}
