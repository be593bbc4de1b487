package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds corrections for a notation that has warnings, but no error.
 *
 * <p>A text with the same moves comes first, because most texts with a warning have the intended
 * meaning. A text with one edit is usually another piece; it is marked as such and comes later. A
 * rule that suggests two texts of its own is certain, and needs no guesses.
 */
record WarningSearch(
    String notation, Reading reading, Function<String, Reading> reader, Work work) {
  /** The most work for guesses. */
  private static final long MOST_WORK = 60_000;

  /** The most work for deciding whether guesses are other pieces. */
  private static final long MOST_WORK_TO_COMPARE = 50_000;

  /** A text that took more work than this is expensive to read, and so are similar texts. */
  private static final long MOST_WORK_BEFORE = 150_000;

  private static final int MOST_GUESSED = 2;

  /** Problems of letters without effect, one of which may be wrong. */
  private static final Set<ProblemCode> GUESSED =
      Set.of(
          ProblemCode.REDUNDANT_MODIFIER,
          ProblemCode.REDUNDANT_MOVE,
          ProblemCode.REDUNDANT_RANGE,
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          ProblemCode.PARTED_DIRECTIONS,
          ProblemCode.DIRECTIONS_OF_KING,
          ProblemCode.NEVER_MOVES,
          ProblemCode.READ_DIFFERENTLY,
          ProblemCode.LAME_KNIGHT,
          ProblemCode.OBLIQUE_TURN);

  /** Returns a reading with suggestions for its warnings. */
  static Reading search(
      String notation, Reading reading, Function<String, Reading> reader, Work work) {
    if (reading.problems().isEmpty()) {
      return reading;
    }
    WarningSearch search = new WarningSearch(notation, reading, reader, work);
    Reading proven = reading.mapping(warning -> warning.with(search.proven(warning.advice())));
    Set<String> own = new HashSet<>();
    proven
        .problems()
        .forEach(warning -> warning.suggestions().forEach(each -> own.add(each.text())));
    boolean isGuessed =
        work.done() <= MOST_WORK_BEFORE
            && reading.problems().stream().allMatch(each -> GUESSED.contains(each.code()));
    return own.size() < 2
            && isGuessed
            && !work.isSpent()
            && notation.length() <= CorrectionSearch.LONGEST_EDITED
        ? search.guessing(proven)
        : proven;
  }

  /** Keeps the suggestions for a warning that can be read and cause no new warning. */
  private Advice proven(Advice advice) {
    if (advice.suggestions().isEmpty()) {
      return advice;
    }
    CandidateRanker ranker =
        new CandidateRanker(
            notation, reading.problems(), reader, work.part(CorrectionSearch.MOST_WORK));
    Set<String> sound = ranker.sound(advice.suggestions());
    Advice rest = advice.without(text -> !sound.contains(text));
    return rest.suggestions().isEmpty() ? rest : rest.withNote("");
  }

  private Reading guessing(Reading proven) {
    List<Span> places = proven.problems().stream().map(Diagnostic::span).toList();
    SingleEdits edits = new SingleEdits(notation, places);
    CandidateRanker ranker = new CandidateRanker(notation, List.of(), reader, work.part(MOST_WORK));
    // In a sound text a look-alike is unlikely, and one more digit may be expensive to read.
    ranker.readAll(
        edits.ofLetters().stream().filter(each -> each.kind() != EditKind.LOOK_ALIKE).toList());
    ranker.readAll(Moves.ofLetters(notation, places));
    List<Suggestion> guesses = otherPieces(ranker.guesses(CorrectionSearch.MOST_SUGGESTED));
    return guesses.isEmpty()
        ? proven
        : proven.mapping(
            warning ->
                warning.equals(proven.problems().get(0))
                    ? warning.with(with(warning, guesses))
                    : warning);
  }

  private static Advice with(Diagnostic warning, List<Suggestion> guesses) {
    List<Suggestion> all = new ArrayList<>(warning.suggestions());
    guesses.stream()
        .filter(guess -> all.stream().noneMatch(each -> each.text().equals(guess.text())))
        .limit(MOST_GUESSED)
        .forEach(all::add);
    return Advice.suggest(all).noting(warning.advice().note());
  }

  /** Drops texts with the same moves. */
  private List<Suggestion> otherPieces(List<Suggestion> guesses) {
    Work comparing = work.part(MOST_WORK_TO_COMPARE);
    List<Suggestion> others = new ArrayList<>();
    for (Suggestion guess : guesses) {
      Optional<Piece> other = reader.apply(guess.text()).piece();
      Verdict verdict =
          Comparison.of(reading.piece().orElseThrow(), other.orElseThrow(), comparing).verdict();
      if (verdict != Verdict.EQUAL) {
        others.add(guess.ofOtherPiece());
      }
    }
    return others;
  }
}
