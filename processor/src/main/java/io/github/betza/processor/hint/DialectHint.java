package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Advice.DialectChange;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.GeneralHelp;
import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Adds to the problems of a notation its meaning in other dialects. */
public final class DialectHint {
  private static final int MOST_SUGGESTED = 3;

  /** The problems of letters without effect in a dialect. In another dialect they have one. */
  private static final Set<ProblemCode> NEEDLESS =
      Set.of(
          ProblemCode.REDUNDANT_MODIFIER,
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          ProblemCode.REDUNDANT_RANGE,
          ProblemCode.REDUNDANT_MOVE,
          ProblemCode.READ_DIFFERENTLY);

  /** Problems that are rarely slips and usually come from another dialect. */
  private static final Set<ProblemCode> OF_OTHER_DIALECT =
      Set.of(
          ProblemCode.SLIDER_WITH_EXPONENT, ProblemCode.MODERN_RANGE, ProblemCode.READ_DIFFERENTLY);

  /** Slips that are possible in every dialect, and so are no sign of another one. */
  private static final Set<ProblemCode> SLIPS =
      Set.of(
          ProblemCode.MISSING_ATOM,
          ProblemCode.MISSING_OPERAND,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          ProblemCode.UNKNOWN_ATOM);

  private static final String DIALECT = "set dialect = ";

  private DialectHint() {}

  /**
   * Returns the problems of a notation, with its meaning in other dialects.
   *
   * <p>A text with very many legs is of XBETZA only. If it has errors, but is sound in another
   * dialect, the wrong dialect is the one mistake, and the other errors follow from it: only the
   * first error remains, and its help names the dialect. The same holds if the other dialect finds
   * a single slip, and this dialect has no correction; and for a warning if another dialect reads
   * the letters differently. Then there is no advice to remove letters, because it would destroy
   * the intended piece.
   *
   * @param reading the notation as it was read
   * @param work the work that the search is a part of
   */
  public static List<Diagnostic> add(String notation, Dialect dialect, Reading reading, Work work) {
    List<Diagnostic> problems = reading.problems();
    if (NotationLimits.isTooLong(notation)) {
      return problems;
    }
    Optional<Diagnostic> error = problems.stream().filter(Diagnostic::isError).findFirst();
    if (error.isPresent() && error.get().code() == ProblemCode.TOO_MANY_LEGS) {
      return problems;
    }
    if (error.isPresent()) {
      List<Meaning> meanings = meanings(notation, dialect, work);
      if (!meanings.isEmpty()) {
        return List.of(hinting(error.get(), "", meanings, isGuess(error.get(), notation), work));
      }
      return areSuggested(problems)
          ? problems
          : otherSuggestion(notation, dialect, work)
              .map(suggested -> suggesting(problems, error.get(), suggested, dialect, work))
              .orElse(problems);
    }
    Optional<Diagnostic> doubt =
        problems.stream()
            .filter(problem -> problem.code() == ProblemCode.READ_DIFFERENTLY)
            .findFirst()
            .or(() -> BexDoubts.joinedMoves(notation, dialect, problems, work));
    if (doubt.isPresent()) {
      List<Meaning> meanings = otherMeanings(reading, notation, dialect, work);
      return meanings.isEmpty() ? problems : doubting(problems, doubt.get(), meanings, work);
    }
    return BexDoubts.enPassant(notation, dialect, problems, work);
  }

  private static List<Diagnostic> doubting(
      List<Diagnostic> problems, Diagnostic doubt, List<Meaning> meanings, Work work) {
    boolean isOwn = problems.contains(doubt);
    return Stream.concat(
            Stream.of(hinting(doubt, "", meanings, !isOwn, work)),
            problems.stream().filter(problem -> !NEEDLESS.contains(problem.code())))
        .sorted(Comparator.comparingInt(problem -> problem.span().start()))
        .toList();
  }

  /** Offers the suggestion of another dialect, translated to this one if that causes no problem. */
  private static List<Diagnostic> suggesting(
      List<Diagnostic> problems,
      Diagnostic error,
      Suggestion suggested,
      Dialect dialect,
      Work work) {
    boolean here = Notations.read(suggested.text(), dialect, work).isClear();
    if (!here && SLIPS.contains(error.code())) {
      return problems;
    }
    return List.of(
        here
            ? error.suggesting(List.of(suggested), "")
            : telling(
                error.with(error.advice().withNote("")),
                error.suggestions(),
                "write \"" + suggested.text() + "\" and ",
                meanings(suggested.text(), dialect, work),
                false,
                work));
  }

  /**
   * Adds the meaning of a notation in other dialects, and suggests the same moves in this one.
   *
   * @param beginning an action to take as well as setting the dialect, or the empty string
   * @param leads whether the words come before the suggestions
   */
  private static Diagnostic hinting(
      Diagnostic problem, String beginning, List<Meaning> meanings, boolean leads, Work work) {
    Map<String, Suggestion> suggestions = new LinkedHashMap<>();
    String notation = meanings.get(0).notation();
    // One place is reserved for the same moves in this dialect.
    problem.suggestions().stream()
        .filter(
            each ->
                problem.code() != ProblemCode.OTHER_DIALECT
                    || !each.isGuess()
                    || letters(each.text()).equals(letters(notation)))
        .limit(OF_OTHER_DIALECT.contains(problem.code()) ? 0 : MOST_SUGGESTED - 1)
        .forEach(each -> suggestions.put(each.text(), each));
    // A user who writes two letters that exclude each other means the move of one of them.
    meanings.stream()
        .filter(meaning -> problem.code() != ProblemCode.CONTRADICTORY_MODIFIERS)
        .flatMap(meaning -> meaning.suggested(work).stream())
        .forEach(each -> suggestions.put(each.text(), each));
    problem.suggestions().forEach(each -> suggestions.putIfAbsent(each.text(), each));
    List<Suggestion> first = suggestions.values().stream().limit(MOST_SUGGESTED).toList();
    return telling(problem, first, beginning, meanings, leads, work);
  }

  /** Adds the meaning of a notation in other dialects to some suggestions. */
  private static Diagnostic telling(
      Diagnostic problem,
      List<Suggestion> first,
      String beginning,
      List<Meaning> meanings,
      boolean leads,
      Work work) {
    List<String> helps = new ArrayList<>();
    List<DialectChange> changes = new ArrayList<>();
    for (Meaning meaning : meanings) {
      String described = meaning.described(work);
      helps.add(meaning.help(beginning, described));
      changes.addAll(meaning.changes(described));
    }
    String words = String.join("\nor ", helps);
    String own = ownNote(problem.advice().note());
    Diagnostic hinted =
        leads || first.isEmpty()
            ? problem.suggesting(first, own).leading(words)
            : problem.suggesting(first, (beginning.isEmpty() ? "or " : "") + words).noting(own);
    return hinted.with(hinted.advice().declaring(changes));
  }

  /** Returns a note of the grammar, if it concerns the text and not dialects. */
  private static String ownNote(String note) {
    // No dialect but the ones in the words can read the text unchanged.
    return GeneralHelp.isOfError(note) || note.contains(DIALECT) ? "" : note;
  }

  /**
   * Returns whether the first correction only changes the case of letters or signs, which a text
   * that is right as written rarely needs.
   */
  private static boolean isGuess(Diagnostic error, String notation) {
    return error.suggestions().stream()
        .limit(1)
        .anyMatch(offer -> letters(offer.text()).equalsIgnoreCase(letters(notation)));
  }

  private static String letters(String text) {
    return text.replaceAll("[^A-Za-z0-9]", "");
  }

  /**
   * Returns the meanings of a notation in the dialects in which it has no problems; if there are
   * none, in the dialects in which it has no errors.
   */
  private static List<Meaning> meanings(String notation, Dialect dialect, Work work) {
    Map<Dialect, Reading> clear = new EnumMap<>(Dialect.class);
    Map<Dialect, Reading> sound = new EnumMap<>(Dialect.class);
    for (Dialect other : Dialect.values()) {
      // CLASSIC is a part of XBETZA, and is not named together with it.
      boolean named = other == Dialect.CLASSIC && sound.containsKey(Dialect.XBETZA);
      if (other == dialect || named || work.isSpent()) {
        continue;
      }
      Reading reading = Notations.readWithoutCorrections(notation, other, work);
      if (reading.isSound()) {
        sound.put(other, reading);
        if (reading.problems().isEmpty()) {
          clear.put(other, reading);
        }
      }
    }
    return grouped(notation, dialect, clear.isEmpty() ? sound : clear, work);
  }

  /** Returns the meanings in other dialects that differ from the meaning in this one. */
  private static List<Meaning> otherMeanings(
      Reading reading, String notation, Dialect dialect, Work work) {
    return meanings(notation, dialect, work).stream()
        .filter(meaning -> !meaning.isThatOf(reading, work))
        .toList();
  }

  private static List<Meaning> grouped(
      String notation, Dialect here, Map<Dialect, Reading> readings, Work work) {
    List<Meaning> meanings = new ArrayList<>();
    readings.forEach(
        (dialect, reading) -> {
          for (int i = 0; i < meanings.size(); i++) {
            if (meanings.get(i).isThatOf(reading, work)) {
              meanings.set(i, meanings.get(i).in(dialect));
              return;
            }
          }
          meanings.add(new Meaning(notation, here, List.of(dialect), reading));
        });
    return meanings;
  }

  private static boolean areSuggested(List<Diagnostic> problems) {
    return problems.stream().anyMatch(problem -> !problem.suggestions().isEmpty());
  }

  /**
   * Returns the suggestion of the first other dialect that finds a single error. A wrong dialect
   * and a slip are two mistakes; the declared dialect finds only the first, and has no correction.
   */
  private static Optional<Suggestion> otherSuggestion(String notation, Dialect dialect, Work work) {
    return Arrays.stream(Dialect.values())
        .filter(other -> other != dialect && !work.isSpent())
        .flatMap(other -> offered(notation, other, work).stream())
        .findFirst();
  }

  private static Optional<Suggestion> offered(String notation, Dialect other, Work work) {
    Reading reading = Notations.read(notation, other, work);
    List<Diagnostic> errors = reading.problems().stream().filter(Diagnostic::isError).toList();
    if (errors.size() != 1) {
      return Optional.empty();
    }
    return errors.get(0).suggestions().stream()
        .findFirst()
        .filter(each -> Notations.read(each.text(), other, work).isClear());
  }
}
