package io.github.betza.processor.variant.correction;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.correction.ChangeWords;
import io.github.betza.processor.notation.correction.LookAlikes;
import io.github.betza.processor.variant.RuleValues;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds corrections of a setup, a list of letters or a set of squares.
 *
 * <p>Candidates are known spellings, and the texts that differ by one edit near an error. A
 * candidate is suggested only if with it the game has no problem there, and no new error elsewhere.
 * If one edit explains several errors of a text, they are one mistake, and one error is left.
 */
public final class ValueCorrections {
  private static final int MOST_SUGGESTED = 3;

  /** The most games that are checked for one text, so that the work is bounded. */
  private static final int MOST_CHECKED = 10;

  /** The problems of lists that cannot be read. */
  private static final Set<ProblemCode> UNREADABLE =
      Set.of(ProblemCode.UNKNOWN_LETTER, ProblemCode.INVALID_SQUARES);

  /** The greatest length of a text that is shown whole. */
  private static final int LONGEST = 500;

  /**
   * A text to suggest.
   *
   * @param warnings the number of warnings of the game with it
   * @param left the remaining problems with it
   */
  private record Accepted(ValueCandidate candidate, int warnings, Set<String> left) {}

  /** A problem with suggestions, and the other problems of its text that these do not solve. */
  private record Corrected(Diagnostic first, List<Diagnostic> others) {}

  private final VariantFacts facts;
  private final List<Diagnostic> problems;
  private final Function<VariantFacts, List<Diagnostic>> check;

  private ValueCorrections(
      VariantFacts facts,
      List<Diagnostic> problems,
      Function<VariantFacts, List<Diagnostic>> check) {
    this.facts = facts;
    this.problems = problems;
    this.check = check;
  }

  /**
   * Returns the problems of a game with suggestions.
   *
   * @param check finds the problems of another game, without suggestions for them
   */
  public static List<Diagnostic> corrected(
      VariantFacts facts,
      List<Diagnostic> problems,
      Function<VariantFacts, List<Diagnostic>> check) {
    return new ValueCorrections(facts, problems, check).corrected();
  }

  private List<Diagnostic> corrected() {
    List<Diagnostic> all = new ArrayList<>(problems);
    // A letter without a piece is right if a piece lacks its annotation.
    List<Diagnostic> ofTexts =
        problems.stream().filter(each -> each.code() != ProblemCode.MISSING_ANNOTATION).toList();
    Set<AnnotationPlace> places = new LinkedHashSet<>();
    ofTexts.forEach(problem -> places.add(problem.place()));
    for (AnnotationPlace place : places) {
      List<Diagnostic> here = ofTexts.stream().filter(each -> each.place().equals(place)).toList();
      MemberText.of(facts.model(), place)
          .flatMap(text -> correct(text, here))
          .ifPresent(
              corrected -> {
                all.set(all.indexOf(here.get(0)), corrected.first());
                all.removeIf(each -> here.contains(each) && !corrected.others().contains(each));
              });
    }
    // A text that would contradict the other rules if it were turned is intended as it is.
    all.removeIf(each -> each.code() == ProblemCode.UPSIDE_DOWN && each.suggestions().isEmpty());
    return all.stream().map(this::naming).toList();
  }

  /**
   * Returns a problem whose message names the scripts of letters, since similar letters differ only
   * in their script.
   */
  private Diagnostic naming(Diagnostic problem) {
    String text = MemberText.of(facts.model(), problem.place()).orElse("");
    String letters = problem.location().letters().map(span -> span.of(text)).orElse("");
    return letters
        .codePoints()
        .mapToObj(sign -> named(new String(Character.toChars(sign)), letters))
        .flatMap(Optional::stream)
        .findFirst()
        .map(
            name ->
                new Diagnostic(
                    problem.code(),
                    problem.location(),
                    problem.message() + ": " + name,
                    problem.advice()))
        .orElse(problem);
  }

  private static Optional<String> named(String sign, String letters) {
    String subject = letters.equals(sign) ? "this" : ChangeWords.quoted(sign);
    return LookAlikes.name(sign.codePointAt(0)).map(name -> subject + " is " + name);
  }

  /** Returns the first of the problems of a text with suggestions, if there are any. */
  private Optional<Corrected> correct(String text, List<Diagnostic> here) {
    Diagnostic first = here.get(0);
    Set<String> tried = new HashSet<>(Set.of(text));
    List<ValueCandidate> readable =
        candidates(text, here).stream()
            .sorted(Comparator.comparingInt(ValueCandidate::rank))
            .filter(each -> each.text().length() <= LONGEST && tried.add(each.text()))
            .filter(each -> isReadable(first.place(), each.text()))
            .limit(MOST_CHECKED)
            .toList();
    List<Accepted> best = new ArrayList<>();
    for (ValueCandidate candidate : readable) {
      boolean isLess = !best.isEmpty() && candidate.rank() > best.get(0).candidate().rank();
      if (!isLess && best.size() < MOST_SUGGESTED) {
        accepted(first.place(), candidate).ifPresent(best::add);
      }
    }
    int warnings = best.stream().mapToInt(Accepted::warnings).min().orElse(0);
    List<Accepted> suggested = best.stream().filter(each -> each.warnings() == warnings).toList();
    if (suggested.isEmpty()) {
      return Optional.empty();
    }
    Set<String> left = suggested.get(0).left();
    return Optional.of(
        new Corrected(
            with(first, text, suggested.stream().map(Accepted::candidate).toList()),
            here.stream().skip(1).filter(each -> left.contains(each.message())).toList()));
  }

  /**
   * Returns a problem with suggestions, without the general note of a text that cannot be read,
   * which they replace.
   */
  private Diagnostic with(Diagnostic problem, String text, List<ValueCandidate> suggested) {
    List<Suggestion> suggestions = suggested.stream().map(each -> each.suggestion(text)).toList();
    boolean wasReadable = !UNREADABLE.contains(problem.code()) && isReadable(problem.place(), text);
    Diagnostic corrected =
        problem.suggesting(suggestions, wasReadable ? problem.advice().note() : "");
    return suggested.get(0).place().map(corrected::at).orElse(corrected);
  }

  private List<ValueCandidate> candidates(String text, List<Diagnostic> here) {
    List<Span> errors = here.stream().flatMap(each -> each.location().letters().stream()).toList();
    return switch (here.get(0).code()) {
      case INVALID_SETUP, UPSIDE_DOWN -> SetupCandidates.of(text, facts, errors);
      case UNKNOWN_LETTER -> ListCandidates.ofLetters(text, facts);
      case INVALID_SQUARES -> ListCandidates.ofSquares(text, facts, errors);
      default -> ListCandidates.without(text, errors);
    };
  }

  private boolean isKnown(Diagnostic error) {
    return problems.stream()
        .anyMatch(each -> each.code() == error.code() && each.place().equals(error.place()));
  }

  private boolean isReadable(AnnotationPlace place, String text) {
    return !place.member().equals("setup") || SetupBoard.isReadable(facts, text);
  }

  /**
   * Returns a candidate if it leaves no problem there, and makes no error elsewhere. A known
   * spelling is accepted even if it has another problem.
   */
  private Optional<Accepted> accepted(AnnotationPlace place, ValueCandidate candidate) {
    boolean isKnown = candidate.rank() == ValueCandidate.KNOWN;
    List<Diagnostic> after =
        check.apply(facts.with(MemberText.replace(facts.model(), place, candidate.text())));
    boolean isSound =
        after.stream()
            .filter(each -> !isKnown || UNREADABLE.contains(each.code()))
            .noneMatch(each -> each.place().equals(place) || (each.isError() && !isKnown(each)));
    int warnings = (int) after.stream().filter(each -> !each.isError()).count();
    Set<String> left = after.stream().map(Diagnostic::message).collect(Collectors.toSet());
    return isSound ? Optional.of(new Accepted(candidate, warnings, left)) : Optional.empty();
  }

  /** Reads and replaces the text of a member: the setup, or letters or squares of a rule. */
  public static final class MemberText {
    private static final AnnotationPlace SETUP = AnnotationPlace.of(GameModel.SETUP.name());

    private MemberText() {}

    /** Returns the text, unless the member holds something else. */
    public static Optional<String> of(GameModel game, AnnotationPlace place) {
      return place.equals(SETUP)
          ? Optional.of(game.setup())
          : Optional.ofNullable(RuleValues.letters(game).get(place))
              .or(() -> Optional.ofNullable(RuleValues.squares(game).get(place)));
    }

    /** Returns the same game with another text at a place that {@link #of} has found. */
    public static GameModel replace(GameModel game, AnnotationPlace place, String other) {
      if (!(place instanceof OfRule rule)) {
        return game.with(GameModel.SETUP, other);
      }
      Member<?> member = GameModel.FORM.member(rule.rules()).orElseThrow();
      return replace(game, member, member.ruleForm().orElseThrow(), rule, other);
    }

    @SuppressWarnings("unchecked") // The rules of a member have its form.
    private static <R> GameModel replace(
        GameModel game, Member<?> member, Form<R> form, OfRule place, String other) {
      List<R> rules = new ArrayList<>((List<R>) game.get(member));
      Member<?> part = form.member(place.member()).orElseThrow();
      rules.set(place.index(), form.with(rules.get(place.index()), part, other));
      return GameModel.FORM.with(game, member, rules);
    }
  }
}
