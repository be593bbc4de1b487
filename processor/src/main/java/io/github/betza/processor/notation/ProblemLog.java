package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Location.InNotation;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Collects the problems of one notation, and finds the suggestions for warnings. */
public final class ProblemLog {
  /** The most problems that are listed. */
  private static final int LIMIT = 20;

  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparingInt(problem -> problem.span().start());

  private static final Reading UNREAD = new Reading(Optional.empty(), List.of());

  private final String notation;
  private final Work work;
  private final WarningSuggestions warnings;
  private final List<Diagnostic> problems = new ArrayList<>();

  /**
   * Makes an empty log for a notation.
   *
   * @param work the work that the reading is a part of
   */
  public ProblemLog(String notation, Work work) {
    this.notation = notation;
    this.work = work;
    this.warnings = new WarningSuggestions(notation, work);
  }

  public String notation() {
    return notation;
  }

  /** Returns the work that the reading of the notation is a part of. */
  public Work work() {
    return work;
  }

  /** Adds a problem without suggestions. */
  public void add(ProblemCode code, Span span, String message) {
    add(code, span, message, Advice.NONE);
  }

  /** Adds a problem with a note on the remedy, unless it is present already. */
  public void add(ProblemCode code, Span span, String message, String note) {
    add(code, span, message, Advice.note(note));
  }

  /**
   * Adds a problem with suggestions, unless it is present already.
   *
   * @param advice the possible meanings, the likeliest first. The search for corrections later
   *     drops suggestions that cannot be read, or cause a warning. The note is used if no
   *     suggestion remains, unless the code of the problem requires it
   */
  public void add(ProblemCode code, Span span, String message, Advice advice) {
    Diagnostic problem = new Diagnostic(code, new InNotation(span), message, advice);
    if (!problems.contains(problem)) {
      problems.add(problem);
    }
  }

  /** Returns the suggestion to replace some letters. */
  public Suggestion edited(Span span, String replacement) {
    return edited(span, replacement, "");
  }

  /** Returns the suggestion to replace some letters, with a reason. */
  public Suggestion edited(Span span, String replacement, String reason) {
    return new Suggestion(new Edit(span, replacement).appliedTo(notation), reason);
  }

  /** Warns of letters that could be left out, see {@link #settled}. */
  public void addNeedless(ProblemCode code, Span span, String message) {
    addNeedless(code, span, message, List.of(List.of(span)));
  }

  /**
   * Warns of letters that could be left out, see {@link #settled}.
   *
   * @param span the place of the problem
   * @param letters the letters to leave out, one or more ways; the first correct one is suggested
   */
  public void addNeedless(ProblemCode code, Span span, String message, List<List<Span>> letters) {
    add(code, span, message);
    warnings.addNeedless(new Diagnostic(code, span, message), letters);
  }

  /**
   * Warns of a move that could be left out, see {@link #settled}. There are then no warnings about
   * letters within the move.
   *
   * @param span the place of the move
   * @param letters as for other letters
   */
  public void addNeedlessMove(Span span, String message, List<List<Span>> letters) {
    problems.removeIf(
        problem ->
            span.contains(problem.span())
                && (warnings.isNeedless(problem)
                    || problem.code() == ProblemCode.DIRECTIONS_OF_KING));
    addNeedless(ProblemCode.REDUNDANT_MOVE, span, message, letters);
  }

  /**
   * Warns of letters without a settled meaning, see {@link #settled}.
   *
   * @param span the place of the problem
   * @param spellings the possible texts; the first one with the same moves is suggested
   * @param help the help if there is none
   */
  public void addSpelled(
      ProblemCode code, Span span, String message, List<Spelling> spellings, String help) {
    add(code, span, message);
    warnings.add(new Diagnostic(code, span, message), spellings, help);
  }

  /**
   * Notes that letters are read once for every round of a repeated group, so that a single round
   * does not decide whether they could be left out.
   */
  public void addRepeated(Span letters) {
    warnings.addRepeated(letters);
  }

  /**
   * Returns a reading of the notation with suggestions that omit needless letters. They are found
   * last, because only a text with the same moves is suggested.
   *
   * @param reader reads another notation in the same dialect, without a call of this method
   */
  public Reading settled(Reading reading, Function<String, Reading> reader) {
    if (NotationLimits.isTooLong(notation)) {
      return reading;
    }
    return warnings.settled(reading, text -> work.isSpent() ? UNREAD : reader.apply(text));
  }

  /** Returns whether some problem is an error. */
  public boolean hasErrors() {
    return errors() > 0;
  }

  /** Returns whether some error is about letters that end at a place. */
  public boolean hasErrorUpTo(int place) {
    return problems.stream()
        .anyMatch(problem -> problem.isError() && problem.span().end() == place);
  }

  /** Returns the number of errors. */
  public int errors() {
    return problems.stream().mapToInt(problem -> problem.isError() ? 1 : 0).sum();
  }

  /** Returns the first problems, in the order of the letters that they are about. */
  public List<Diagnostic> problems() {
    if (problems.isEmpty()) {
      return List.of();
    }
    List<Diagnostic> sorted = new ArrayList<>(problems);
    sorted.sort(BY_PLACE);
    if (sorted.size() <= LIMIT) {
      return List.copyOf(sorted);
    }
    // Errors come before warnings: a list of warnings alone would hide that there are errors.
    List<Diagnostic> first =
        new ArrayList<>(
            Stream.of(true, false)
                .flatMap(errors -> sorted.stream().filter(each -> each.isError() == errors))
                .limit(LIMIT)
                .sorted(BY_PLACE)
                .toList());
    Diagnostic next =
        sorted.stream().filter(each -> !first.contains(each)).findFirst().orElseThrow();
    first.add(
        new Diagnostic(
            ProblemCode.TOO_MANY_PROBLEMS,
            next.span(),
            (sorted.size() - LIMIT) + " more problems are not shown",
            "fix the problems that are shown first"));
    return List.copyOf(first);
  }

  /**
   * A text that may mean the same piece as a notation.
   *
   * @param text the text
   * @param advice the advice if it does
   */
  public record Spelling(String text, Advice advice) {}
}
