package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Applies the modifiers in front of a group to a sequence in it, which they are about as a whole.
 */
final class SequenceModifiers {
  private static final String ON_BASE_MOVES = "it modifies the base moves in the group";

  private final MoveModifiers modifiers;
  private final Cursor cursor;
  private final ProblemLog log;
  private final ModifierProblems problems;

  SequenceModifiers(MoveModifiers modifiers, Cursor cursor) {
    this.modifiers = modifiers;
    this.cursor = cursor;
    this.log = cursor.log();
    this.problems = BexModifierTable.TABLE.problems(log);
  }

  /** Returns what a sequence is with the modifiers; nothing where something is wrong. */
  List<Route> apply(Route route) {
    List<Letter> foreign = modifiers.among("pgzq");
    if (!foreign.isEmpty()) {
      return undefined(foreign.get(0).span(), ON_BASE_MOVES);
    }
    Optional<Sector> sector = DirectionLetters.sector(modifiers);
    if (sector.isPresent() && route.selection().isPresent()) {
      return undefined(
          modifiers.directionRuns().get(0).get(0).span(),
          "direction letters come before one group only");
    }
    if (sector.isPresent() && route.parts().stream().noneMatch(SequenceModifiers::goes)) {
      Span letters = Letter.span(modifiers.directionRuns().get(0));
      return undefined(letters, "what it holds goes in no direction");
    }
    Route chosen = sector.map(toward -> route.selecting(selection(toward))).orElse(route);
    if (modifiers.mark().isPresent()) {
      return marked(chosen, modifiers.mark().get());
    }
    List<Letter> letters = modifiers.among("mcnej");
    if (letters.isEmpty()) {
      return List.of(chosen);
    }
    Optional<List<Step>> steps = chosen.steps();
    boolean plain =
        steps.isPresent() && steps.get().stream().allMatch(step -> step.mark() == Step.Mark.NONE);
    if (!plain) {
      return undefined(letters.get(0).span(), ON_BASE_MOVES);
    }
    List<Letter> ways = modifiers.among(BexModifierTable.WAYS);
    if (ways.size() > 1) {
      problems.contradict(ways);
      return List.of();
    }
    if (isAgainstHurdles(steps.get())) {
      return List.of();
    }
    return stepwise(steps.get(), shown(route.span())).stream().map(chosen::with).toList();
  }

  private PathSelection selection(Sector toward) {
    List<List<Letter>> runs = modifiers.directionRuns();
    Span last = Letter.span(runs.get(runs.size() - 1));
    return new PathSelection(toward, Letter.span(runs.get(0)).to(last));
  }

  /** Returns whether a part leads in some direction, which letters can choose. */
  private static boolean goes(Part part) {
    return part instanceof Step
        || part instanceof Part.Ride
        || part instanceof Part.Ranged
        || part instanceof Part.Swap;
  }

  /** A capture by approach belongs to the last step of a move, one by withdrawal to the first. */
  private List<Route> marked(Route route, MoveModifiers.Mark mark) {
    if (mark.kind().leaps()) {
      return undefined(
          mark.span(),
          "it captures what a slide or a leap passes over, as in \"[cj]Q\" or \"[cj]A\"");
    }
    List<Letter> manners = modifiers.among("nej");
    if (!manners.isEmpty()) {
      return undefined(manners.get(0).span(), "it does not combine with \"" + shown(mark) + "\"");
    }
    List<Step> steps = new ArrayList<>(route.steps().orElse(List.of()));
    int end = steps.size() - 1;
    boolean withdraws = mark.kind() == Step.Mark.WITHDRAWAL;
    if (steps.isEmpty()) {
      return undefined(mark.span(), ON_BASE_MOVES);
    }
    Step at = steps.get(withdraws ? 0 : end);
    if (!steps.stream().allMatch(SequenceModifiers::isPlain)
        || !at.style().equals(Step.Style.PLAIN)) {
      return undefined(mark.span(), ON_BASE_MOVES);
    }
    if (!new StepRules(modifiers, steps.get(end), false).check(log)) {
      return List.of();
    }
    steps.set(end, StepReader.landing(modifiers, steps.get(end)));
    int marked = withdraws ? 0 : end;
    steps.set(marked, steps.get(marked).marked(mark.kind()));
    return List.of(route.with(steps));
  }

  private static boolean isPlain(Step step) {
    return step.mark() == Step.Mark.NONE && step.transit() == Step.Transit.BY_MODALITY;
  }

  private String shown(Span span) {
    return '"' + span.shortened(cursor.text()) + '"';
  }

  private String shown(MoveModifiers.Mark mark) {
    return mark.span().of(cursor.text());
  }

  /** Reports a group that says by itself which pieces it passes over, and returns whether it is. */
  private boolean isAgainstHurdles(List<Step> steps) {
    for (Letter letter : modifiers.among("ej")) {
      for (Step step : steps) {
        boolean any = step.transit() == Step.Transit.ANY;
        if (step.transit() == Step.Transit.HURDLE || (any && letter.value() == 'j')) {
          problems.undefined(
              letter, "a group that " + (any ? "leaps" : "jumps over a hurdle") + " by itself");
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Applies modifiers to a sequence.
   *
   * @param shown the sequence as it is written
   */
  private List<List<Step>> stepwise(List<Step> steps, String shown) {
    List<List<Step>> results = List.of(steps);
    if (modifiers.has('n')) {
      results = each("n", results.get(0));
    }
    if (modifiers.has('e') && !results.isEmpty()) {
      results = each("e", results.get(0)).stream().flatMap(list -> leaping(list).stream()).toList();
    }
    if (modifiers.has('j') && !results.isEmpty()) {
      results = jumping(results.get(0), shown);
    }
    if (modifiers.has('m') == modifiers.has('c')) {
      return results;
    }
    List<List<Step>> kept = new ArrayList<>();
    for (List<Step> list : results) {
      kept.addAll(modifiers.has('m') ? moving(list) : capturing(list));
    }
    if (kept.isEmpty() && !results.isEmpty()) {
      Letter letter = modifiers.among("mc").get(0);
      problems.contradiction(
          letter,
          shown + (letter.value() == 'm' ? " must capture" : " never captures") + " by itself");
    }
    return kept;
  }

  /** Gives a modifier to every step, as if it stood in front of it. */
  private List<List<Step>> each(String modifier, List<Step> steps) {
    MoveModifiers only =
        new MoveModifiers(modifiers.among(modifier), Optional.empty(), modifiers.span());
    StepReader reader = new StepReader(cursor, false);
    List<Step> modified = new ArrayList<>();
    for (Step step : steps) {
      Optional<Step> next = reader.apply(only, step);
      if (next.isEmpty()) {
        return List.of();
      }
      modified.add(next.get());
    }
    return List.of(modified);
  }

  private List<List<Step>> leaping(List<Step> steps) {
    List<List<Step>> leaping = Crossings.leaping(steps, cursor.budget());
    return cursor.isSpent(modifiers.find('e').orElseThrow().span()) ? List.of() : leaping;
  }

  private List<List<Step>> jumping(List<Step> steps, String shown) {
    List<List<Step>> jumping = Crossings.jumping(steps);
    if (jumping.isEmpty()) {
      Letter letter = modifiers.find('j').orElseThrow();
      problems.contradiction(
          letter,
          "it jumps over a piece that stays, but each part of "
              + shown
              + " that another follows must capture");
    }
    return jumping;
  }

  /** Keeps what captures nothing. */
  private static List<List<Step>> moving(List<Step> steps) {
    boolean moves = steps.stream().allMatch(step -> step.modality().moves());
    return moves
        ? List.of(steps.stream().map(step -> step.only(Modality.MOVE)).toList())
        : List.of();
  }

  /** Keeps what captures at all, each once: by the step that captures first. */
  private static List<List<Step>> capturing(List<Step> steps) {
    List<List<Step>> results = new ArrayList<>();
    for (int first = 0; first < steps.size(); first++) {
      Step step = steps.get(first);
      boolean hurdle = step.transit() == Step.Transit.HURDLE && first < steps.size() - 1;
      if (step.modality().captures() && !hurdle) {
        results.add(Crossings.capturingFirst(steps, first));
      }
      if (!step.modality().moves() && !hurdle) {
        break;
      }
    }
    return results;
  }

  private List<Route> undefined(Span span, String note) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        span,
        "\"" + span.of(cursor.text()) + "\" is not defined before this group",
        Advice.suggest(log.edited(span, "")).noting(note));
    return List.of();
  }
}
