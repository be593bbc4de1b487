package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.modifier.BaseMoveModifierApplier.BexDirectionLetters;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.Modality;
import io.github.betza.processor.notation.bex.sequence.BaseMove.Transit;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.MoveSequence.PathSelection;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Applies the modifiers before a group to a whole sequence in it. */
final class SequenceModifierApplier {
  private static final String ON_BASE_MOVES = "put it before the base moves in the group";

  private final BexModifiers modifiers;
  private final BexContext context;
  private final ProblemLog log;
  private final ModifierProblems problems;

  SequenceModifierApplier(BexModifiers modifiers, BexContext context) {
    this.modifiers = modifiers;
    this.context = context;
    this.log = context.log();
    this.problems = BexModifierTable.TABLE.problems(log);
  }

  /** Returns the sequences with the modifiers applied; empty if there is an error. */
  List<MoveSequence> apply(MoveSequence route) {
    List<Letter> others = modifiers.among("npgzq");
    if (!others.isEmpty()) {
      return undefined(others.get(0).span(), ON_BASE_MOVES);
    }
    if (modifiers.mark().isPresent()) {
      return undefined(modifiers.mark().get().span(), ON_BASE_MOVES);
    }
    List<Letter> letters = modifiers.among("mcej");
    Optional<List<BaseMove>> steps = route.steps();
    boolean plain =
        steps.isPresent()
            && steps.get().stream().allMatch(step -> step.mark() == BaseMove.Mark.NONE);
    if (!letters.isEmpty() && !plain) {
      return undefined(letters.get(0).span(), ON_BASE_MOVES);
    }
    if (modifiers.has('e') && modifiers.has('j')) {
      problems.contradict(modifiers.among("ej"));
      return List.of();
    }
    return modifiers.has('e')
        ? leaping(route, steps.orElseThrow())
        : chosen(route)
            .map(chosen -> letters.isEmpty() ? List.of(chosen) : others(chosen))
            .orElse(List.of());
  }

  /** Returns a sequence with a selection among its paths by direction letters. */
  private Optional<MoveSequence> chosen(MoveSequence route) {
    Optional<Sector> sector = BexDirectionLetters.sector(modifiers);
    if (sector.isEmpty()) {
      return Optional.of(route);
    }
    Span letters = Letter.span(modifiers.directionRuns().get(0));
    if (route.selection().isPresent()) {
      undefined(Span.at(letters.start()), "direction letters come before one group only");
      return Optional.empty();
    }
    if (route.parts().stream().noneMatch(SequenceModifierApplier::goes)) {
      undefined(letters, "the group has no move with a direction");
      return Optional.empty();
    }
    return Optional.of(route.selecting(selection(sector.get())));
  }

  private PathSelection selection(Sector toward) {
    List<List<Letter>> runs = modifiers.directionRuns();
    Span last = Letter.span(runs.get(runs.size() - 1));
    return new PathSelection(toward, Letter.span(runs.get(0)).to(last));
  }

  /** Returns whether a part leads in a direction that letters can select. */
  private static boolean goes(SequencePart part) {
    return part instanceof BaseMove
        || part instanceof SequencePart.Ride
        || part instanceof SequencePart.Ranged
        || part instanceof SequencePart.Swap;
  }

  /** Makes leaps of a sequence, which are base moves for the other letters. */
  private List<MoveSequence> leaping(MoveSequence route, List<BaseMove> steps) {
    Span letter = modifiers.get('e').span();
    List<BaseMove> leaps = SequenceLeapFinder.of(steps, context.budget());
    if (context.isSpent(letter)) {
      return List.of();
    }
    if (leaps.isEmpty()) {
      return undefined(
          letter,
          "use it only before a sequence of leaps to empty squares that does not "
              + "turn back, as in \"e(mW-F)\"");
    }
    BexModifiers rest =
        new BexModifiers(modifiers.among("fbrlsvhmc"), Optional.empty(), modifiers.span());
    List<MoveSequence> routes = new ArrayList<>();
    for (BaseMove leap : leaps) {
      Optional<BaseMove> next = new BaseMoveModifierApplier(context, false).apply(rest, leap);
      if (next.isEmpty()) {
        return List.of();
      }
      routes.add(route.with(List.of(next.get())));
    }
    return routes;
  }

  /** Applies {@code j}, {@code m} and {@code c}. */
  private List<MoveSequence> others(MoveSequence route) {
    List<BaseMove> steps = route.steps().orElseThrow();
    List<MoveSequence> results = new ArrayList<>();
    for (List<BaseMove> each : modifiers.has('j') ? jumping(steps, route.span()) : List.of(steps)) {
      Optional<List<BaseMove>> ending = ending(each, route.span());
      if (ending.isEmpty()) {
        return List.of();
      }
      results.add(route.with(ending.get()));
    }
    return results;
  }

  /**
   * Lets a sequence jump over exactly one hurdle, at the end of a part before the last. The hurdle
   * remains, so it is at none of the parts that must capture.
   */
  private List<List<BaseMove>> jumping(List<BaseMove> steps, Span sequence) {
    Letter letter = modifiers.get('j');
    if (steps.stream().anyMatch(step -> step.transit() == Transit.HURDLE)) {
      problems.undefined(letter, "a group that already jumps over a hurdle");
      return List.of();
    }
    List<List<BaseMove>> results = new ArrayList<>();
    for (int hurdle = 0; hurdle < steps.size() - 1; hurdle++) {
      if (steps.get(hurdle).modality().moves()) {
        List<BaseMove> jumping = new ArrayList<>(steps);
        jumping.set(hurdle, steps.get(hurdle).crossing(Transit.HURDLE));
        results.add(jumping);
      }
    }
    if (results.isEmpty()) {
      problems.contradiction(
          letter,
          "the piece jumped over stays, but every part of "
              + shown(sequence)
              + " except the last one must capture");
    }
    return results;
  }

  /** Returns a sequence with the ending of {@code m} or {@code c}; empty if that is wrong. */
  private Optional<List<BaseMove>> ending(List<BaseMove> steps, Span sequence) {
    if (modifiers.has('m') == modifiers.has('c')) {
      return Optional.of(steps);
    }
    int end = steps.size() - 1;
    if (modifiers.has('m')) {
      if (steps.stream().allMatch(step -> step.modality().moves())) {
        return Optional.of(steps.stream().map(step -> step.only(Modality.MOVE)).toList());
      }
      problems.contradiction(modifiers.get('m'), shown(sequence) + " captures in any case");
    } else if (steps.subList(0, end).stream().anyMatch(SequenceModifierApplier::capturesOnTheWay)) {
      undefined(modifiers.get('c').span(), "it modifies sequences that capture at their end only");
    } else if (!steps.get(end).modality().captures()) {
      problems.contradiction(modifiers.get('c'), shown(sequence) + " never captures");
    } else {
      List<BaseMove> capturing = new ArrayList<>(steps);
      capturing.set(end, steps.get(end).only(Modality.CAPTURE));
      return Optional.of(capturing);
    }
    return Optional.empty();
  }

  private static boolean capturesOnTheWay(BaseMove step) {
    return step.transit() == Transit.BY_MODALITY && step.modality().captures();
  }

  private String shown(Span span) {
    return '"' + span.shortened(context.text()) + '"';
  }

  private List<MoveSequence> undefined(Span span, String note) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        span,
        "\"" + span.of(context.text()) + "\" cannot apply to a group",
        Advice.suggest(log.edited(span, "")).noting(note));
    return List.of();
  }

  /**
   * The leaps of a sequence as a whole: {@code e(mfW-F)} is the Shogi horse of seed 002. A sequence
   * that captures on its way, slides, or turns back in files or in ranks has none.
   */
  private static final class SequenceLeapFinder {
    private final List<BaseMove> steps;
    private final Budget budget;
    private final Map<Atom, Integer> directions = new LinkedHashMap<>();
    private boolean leaps = true;

    private SequenceLeapFinder(List<BaseMove> steps, Budget budget) {
      this.steps = steps;
      this.budget = budget;
    }

    /** Returns the leaps of a sequence, grouped by atom; empty if it has none. */
    static List<BaseMove> of(List<BaseMove> steps, Budget budget) {
      for (int i = 0; i < steps.size(); i++) {
        BaseMove step = steps.get(i);
        boolean captures = i < steps.size() - 1 && step.modality() != BaseMove.Modality.MOVE;
        if (captures || !step.isPlain() || !step.range().isFixed()) {
          return List.of();
        }
      }
      SequenceLeapFinder sequence = new SequenceLeapFinder(steps, budget);
      sequence.follow(0, Vector.ZERO, Optional.empty());
      return sequence.leaps ? sequence.steps() : List.of();
    }

    private void follow(int number, Vector sum, Optional<Vector> before) {
      if (number == steps.size()) {
        add(sum);
        return;
      }
      BaseMove step = steps.get(number);
      List<Integer> ahead = step.directions(before);
      for (int direction : budget.takeSteps(ahead.size()) ? ahead : List.<Integer>of()) {
        Vector leap = step.atom().leap(direction).times(step.range().most());
        leaps &= (long) sum.files() * leap.files() >= 0 && (long) sum.ranks() * leap.ranks() >= 0;
        if (leaps && sum.plus(leap).reach() <= LargestBoard.ACROSS) {
          follow(number + 1, sum.plus(leap), Optional.of(leap));
        }
      }
    }

    private void add(Vector leap) {
      int files = Math.abs(leap.files());
      int ranks = Math.abs(leap.ranks());
      Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
      directions.merge(atom, 1 << atom.direction(leap), (one, other) -> one | other);
    }

    private List<BaseMove> steps() {
      BaseMove first = steps.get(0);
      BaseMove last = steps.get(steps.size() - 1);
      List<BaseMove> all = new ArrayList<>();
      directions.forEach(
          (atom, bits) ->
              all.add(
                  BaseMove.plain(first.span().to(last.span()), atom, BaseMove.Range.ONCE)
                      .along(bits)
                      .only(last.modality())));
      return all;
    }
  }
}
