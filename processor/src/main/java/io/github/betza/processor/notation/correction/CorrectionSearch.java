package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.GeneralHelp;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import io.github.betza.processor.notation.foreign.ForeignTextDetector;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.work.Work;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds corrections for a notation with errors.
 *
 * <p>Candidates are the suggestions of the grammar, and the texts that differ by one edit near an
 * error. A candidate is suggested only if it can be read, causes no new warning, and joins no two
 * atoms to a rider. {@link CandidateRanker} ranks them. If one edit removes several errors, they
 * are one mistake, and one error remains.
 */
public final class CorrectionSearch {
  /** The longest text in which single letters are changed. */
  static final int LONGEST_EDITED = 60;

  /** More errors than this have more than one cause. */
  private static final int MOST_ERRORS = 3;

  /** The most work of the search, about that of several dozen readings. */
  static final long MOST_WORK = 200_000;

  /** An error about more letters than this concerns a whole move, not a single letter. */
  private static final int MOST_LETTERS = 8;

  static final int MOST_SUGGESTED = 3;

  private static final Pattern VOWEL = Pattern.compile("[eiouEIOU]");

  private static final Set<ProblemCode> NAMED = Set.of(ProblemCode.PIECE_NAME);

  /** Problems of a text as a whole. */
  private static final Set<ProblemCode> WHOLE =
      Set.of(ProblemCode.PIECE_NAME, ProblemCode.TOO_MANY_LEGS, ProblemCode.TOO_MANY_PATHS);

  /** Problems that no omitted letter corrects, because the letters are right in a newer dialect. */
  private static final Set<ProblemCode> NEEDED =
      Set.of(ProblemCode.MODERN_ATOM, ProblemCode.MODERN_MODIFIER);

  /** Problems of a letter that the dialect does not have. */
  private static final Set<ProblemCode> FOREIGN =
      Set.of(ProblemCode.UNKNOWN_ATOM, ProblemCode.UNKNOWN_MODIFIER);

  /** Problems of a sign without a leg on one side, or of a group without moves. */
  private static final Set<ProblemCode> LEG_MISSING_AT_SIGN =
      Set.of(
          ProblemCode.MISSING_OPERAND,
          ProblemCode.MISSING_LEG,
          ProblemCode.MISSING_JOINER,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          ProblemCode.MISPLACED_OPERATOR,
          ProblemCode.EMPTY_GROUP,
          ProblemCode.UNBALANCED_GROUP);

  /** Problems of letters in a wrong place. */
  private static final Set<ProblemCode> MISPLACED =
      Set.of(
          ProblemCode.MISPLACED_OPERATOR,
          ProblemCode.MISPLACED_RANGE,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          ProblemCode.MISSING_ATOM,
          ProblemCode.MODALITY_INSIDE_CHAIN);

  /** Problems whose notes add nothing to a suggestion. */
  private static final Set<ProblemCode> GENERAL =
      Set.of(
          ProblemCode.MISSING_ATOM,
          ProblemCode.MISSING_OPERAND,
          ProblemCode.MISSING_LEG,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          ProblemCode.MODIFIER_NEEDS_CONTINUATION,
          ProblemCode.BRACKET_WITHOUT_LEGS,
          ProblemCode.UNBALANCED_BRACKET,
          ProblemCode.UNBALANCED_GROUP,
          ProblemCode.MISPLACED_RANGE,
          ProblemCode.MISPLACED_STAR,
          ProblemCode.MISPLACED_OPERATOR,
          ProblemCode.MODALITY_INSIDE_CHAIN,
          ProblemCode.ATOM_WITHOUT_LEGS,
          ProblemCode.RANGE_TOO_LARGE,
          ProblemCode.RANGE_BEHIND_BRACKET,
          ProblemCode.MISSING_JOINER,
          ProblemCode.EMPTY_GROUP,
          ProblemCode.LONELY_H,
          ProblemCode.UNKNOWN_CHARACTER);

  /** Problems that a missing first letter of a leg may cause. */
  private static final Set<ProblemCode> LEG_MISSING =
      Set.of(
          ProblemCode.REPEATED_MODIFIER,
          ProblemCode.MODIFIER_NEEDS_CONTINUATION,
          ProblemCode.CONTRADICTORY_MODIFIERS);

  /** Problems that a missing or mistyped letter may cause. */
  private static final Set<ProblemCode> OTHER_LETTER =
      Set.of(
          ProblemCode.MISSING_ATOM,
          ProblemCode.MISSING_OPERAND,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          ProblemCode.MISPLACED_RANGE,
          ProblemCode.MISPLACED_EXTENSION,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          ProblemCode.UNKNOWN_ATOM,
          ProblemCode.UNKNOWN_MODIFIER,
          ProblemCode.UNKNOWN_EXOTIC,
          ProblemCode.OTHER_DIALECT);

  /** Problems whose notes list all possibilities, or another dialect that may be meant. */
  private static final Set<ProblemCode> NOTED =
      Set.of(
          ProblemCode.UNKNOWN_ATOM,
          ProblemCode.UNKNOWN_EXOTIC,
          ProblemCode.OTHER_DIALECT,
          ProblemCode.MODERN_ATOM,
          ProblemCode.MODERN_MODIFIER,
          ProblemCode.MODERN_RANGE);

  private final String notation;
  private final List<Diagnostic> errors;
  private final CandidateRanker ranker;

  private CorrectionSearch(String notation, List<Diagnostic> errors, CandidateRanker ranker) {
    this.notation = notation;
    this.errors = errors;
    this.ranker = ranker;
  }

  /**
   * Reads a notation, with suggestions. A text in the form of another program is one error.
   *
   * @param names the notations of pieces in the dialect
   * @param work the work of the reading; when it is spent, no further corrections are tried
   * @param grammar reads any text, and reports its problems, with bounded work
   */
  public static Reading read(
      String notation,
      PieceNames names,
      Work work,
      BiFunction<String, ProblemLog, Reading> grammar) {
    Function<String, Reading> reader = text -> grammar.apply(text, new ProblemLog(text, work));
    ProblemLog log = new ProblemLog(notation, work);
    Reading settled = log.settled(grammar.apply(notation, log), reader);
    return search(notation, names, settled, reader, work)
        .mapping(problem -> withHelp(naming(problem, notation), notation));
  }

  /** Two letters that look alike differ only in their script, so the message names it. */
  private static Diagnostic naming(Diagnostic problem, String notation) {
    if (problem.code() != ProblemCode.UNKNOWN_CHARACTER
        || problem.span().start() >= notation.length()) {
      return problem;
    }
    return LookAlikes.name(notation.charAt(problem.span().start()))
        .map(name -> problem.message().replaceFirst("^the character U\\+[0-9A-F]+", name))
        .map(
            message ->
                new Diagnostic(problem.code(), problem.location(), message, problem.advice()))
        .orElse(problem);
  }

  private static Diagnostic withHelp(Diagnostic problem, String notation) {
    return problem.help().isEmpty() ? problem.noting(GeneralHelp.of(problem, notation)) : problem;
  }

  private static Reading search(
      String notation,
      PieceNames names,
      Reading found,
      Function<String, Reading> reader,
      Work work) {
    if (!Suggestion.isShown(notation)) {
      return found;
    }
    Reading reading =
        found.isSound()
            ? found
            : ForeignTextDetector.find(notation, names, text -> reader.apply(text).isSound())
                .map(foreign -> new Reading(Optional.empty(), List.of(foreign)))
                .orElse(found);
    List<Diagnostic> errors = reading.problems().stream().filter(Diagnostic::isError).toList();
    if (errors.isEmpty()) {
      return WarningSearch.search(notation, reading, reader, work);
    }
    if (work.isSpent()) {
      return reading.mapping(
          problem -> withoutSuggestions(problem, GeneralHelp.of(problem, notation)));
    }
    CandidateRanker ranker =
        new CandidateRanker(notation, reading.problems(), reader, work.part(MOST_WORK));
    return new CorrectionSearch(notation, errors, ranker)
        .find()
        .map(error -> new Reading(Optional.empty(), beside(error, reading, errors)))
        .orElseGet(
            () ->
                reading.mapping(
                    problem -> withoutSuggestions(problem, GeneralHelp.of(problem, notation))));
  }

  /** Returns the one remaining error with its suggestions, if there are any. */
  private Optional<Diagnostic> find() {
    boolean whole =
        has(WHOLE)
            || hasPaths()
            || errors.size() > MOST_ERRORS
            || notation.length() > LONGEST_EDITED;
    SingleEdits edits = new SingleEdits(notation, places(errors));
    if (!whole) {
      ranker.readAll(
          has(NEEDED)
              ? edits.keepingAll()
              : CaseEdits.withoutStrange(edits.ofLetters(), errors.get(0).code()));
      ranker.readAll(edits.withoutForeign(places(having(FOREIGN))));
      ranker.readAll(withoutAll());
    }
    ranker.readAll(WholeTextEdits.of(notation, places(errors)));
    errors.forEach(error -> ranker.readAll(known(error)));
    if (!whole) {
      ranker.readAll(Moves.ofLetters(notation, places(errors)));
    }
    if (has(MISPLACED)) {
      ranker.readAll(Moves.ofParts(notation, places(errors)));
    }
    if (has(LEG_MISSING_AT_SIGN)) {
      ranker.readAll(edits.joiners());
      ranker.readAll(edits.missingLegs());
      ranker.readAll(edits.withoutSome());
    }
    if (has(NAMED)) {
      ranker.readAll(edits.atomsAtEnd());
    }
    if (!has(NAMED) || !VOWEL.matcher(notation).find()) {
      ranker.readSome(CaseEdits.of(notation), MOST_SUGGESTED);
    }
    if (!whole) {
      ranker.readAll(BracketEdits.of(notation));
      tryOtherLetters(edits);
    }
    List<Suggestion> suggestions = ranker.best(MOST_SUGGESTED, has(NAMED));
    return suggestions.isEmpty()
        ? ranker.guessed().filter(text -> errors.size() > 1).map(this::unclear)
        : Optional.of(corrected(suggestions));
  }

  /** Makes candidates from the suggestions of the grammar, in order. */
  private static List<Candidate> known(Diagnostic error) {
    List<Suggestion> all = error.suggestions();
    return IntStream.range(0, all.size())
        .mapToObj(i -> new Candidate(all.get(i).text(), EditKind.KNOWN, i, all.get(i).reason()))
        .toList();
  }

  /** Repeated letters may have been written twice as a group. */
  private List<Candidate> withoutAll() {
    Span all = errors.get(0).span().to(errors.get(errors.size() - 1).span());
    boolean repeated =
        errors.size() > 1
            && errors.stream().allMatch(each -> each.code() == ProblemCode.REPEATED_MODIFIER)
            && errors.stream().mapToInt(each -> each.span().length()).sum() == all.length();
    return repeated
        ? List.of(Candidate.of(notation, new Edit(all, ""), EditKind.LEFT_OUT, 0))
        : List.of();
  }

  private static List<Span> places(List<Diagnostic> errors) {
    return errors.stream()
        .map(Diagnostic::span)
        .filter(span -> span.length() <= MOST_LETTERS)
        .toList();
  }

  private boolean has(Set<ProblemCode> codes) {
    return !having(codes).isEmpty();
  }

  /** A lame leap is spelled as its paths. Without its letter it is another piece. */
  private boolean hasPaths() {
    return errors.stream()
        .anyMatch(
            error -> error.code() == ProblemCode.LAME_OBLIQUE && !error.suggestions().isEmpty());
  }

  private List<Diagnostic> having(Set<ProblemCode> codes) {
    return errors.stream().filter(error -> codes.contains(error.code())).toList();
  }

  /** Returns whether an error, or several repeated letters of one atom, suggest a second leg. */
  private boolean isLegNeeded() {
    return has(Set.of(ProblemCode.MODIFIER_NEEDS_CONTINUATION))
        || Stream.of(notation.split("[^a-z]+"))
            .anyMatch(run -> run.length() - run.chars().distinct().count() > 1);
  }

  /**
   * Tries letters that are not in the text, first the ones that make usual pairs with their
   * neighbours. If the errors do not show that a letter is wrong, only few letters may be tried,
   * because the result would be a guess.
   */
  private void tryOtherLetters(SingleEdits edits) {
    if (has(LEG_MISSING) && (notation.indexOf('a') >= 0 || isLegNeeded())) {
      ranker.readAll(edits.begunLegs());
    }
    if (has(OTHER_LETTER) && hasRightLetter()) {
      ranker.readSome(edits.otherLetters(), MOST_SUGGESTED);
    } else if (ranker.isEmpty()) {
      ranker.readAll(edits.otherLetters());
      ranker.keepFew(MOST_SUGGESTED);
    }
  }

  /** Returns whether some letter is right; wrong letters alone do not show the intended piece. */
  private boolean hasRightLetter() {
    List<Span> wrong =
        errors.stream()
            .filter(error -> error.code() != ProblemCode.MISSING_ATOM)
            .map(Diagnostic::span)
            .toList();
    return IntStream.range(0, notation.length())
        .filter(i -> Character.isLetter(notation.charAt(i)))
        .anyMatch(i -> wrong.stream().noneMatch(span -> span.contains(Span.at(i))));
  }

  /** If several errors are one mistake, only one error remains. */
  private static List<Diagnostic> beside(
      Diagnostic error, Reading reading, List<Diagnostic> errors) {
    return errors.size() > 1
        ? List.of(error)
        : reading.problems().stream()
            .map(each -> each.isError() ? error : withoutSuggestions(each, ""))
            .toList();
  }

  /** Removes the suggestions of the grammar if none of them can be read. */
  private static Diagnostic withoutSuggestions(Diagnostic problem, String otherwise) {
    String note = problem.advice().note();
    return problem.suggestions().isEmpty()
        ? problem
        : problem.suggesting(List.of(), note.isEmpty() ? otherwise : note);
  }

  private Diagnostic nearest(String text) {
    Span changed = Edit.between(notation, text).span();
    return errors.stream()
        .min(Comparator.comparingInt(each -> distance(each.span(), changed)))
        .orElseThrow();
  }

  /** A single letter explains all errors, but there are too many candidates. */
  private Diagnostic unclear(String text) {
    Diagnostic error = nearest(text);
    return error.suggesting(List.of(), GeneralHelp.of(error, notation));
  }

  private Diagnostic corrected(List<Suggestion> suggestions) {
    Diagnostic error = nearest(suggestions.get(0).text());
    boolean noted =
        NOTED.contains(error.code())
            || (error.suggestions().isEmpty() && !GENERAL.contains(error.code()));
    // The grammar may suggest a text without certainty.
    List<Suggestion> marked =
        suggestions.stream()
            .map(each -> isGuess(each.text(), error) ? each.guessed() : each)
            .toList();
    return error.suggesting(marked, noted ? error.advice().note() : "");
  }

  private static boolean isGuess(String text, Diagnostic error) {
    return error.suggestions().stream()
        .anyMatch(known -> known.isGuess() && known.text().equals(text));
  }

  private static int distance(Span error, Span place) {
    int before = place.start() - error.end() + 1;
    int after = error.start() - Math.max(place.end(), place.start() + 1) + 1;
    return Math.max(0, Math.max(before, after));
  }
}
