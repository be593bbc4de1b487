package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.bex.Step.Transit;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Applies the modifiers in front of a group to everything in it. A base move in the group is
 * modified as if it stood alone; for a sequence they are about the whole move.
 */
final class GroupModifiers {
  private final Modifiers modifiers;
  private final Cursor cursor;
  private final ProblemLog log;

  GroupModifiers(Modifiers modifiers, Cursor cursor) {
    this.modifiers = modifiers;
    this.cursor = cursor;
    this.log = cursor.log();
  }

  List<Route> apply(List<Route> routes) {
    if (modifiers.among("fbrlsvmcnejpgzq").isEmpty() && modifiers.mark().isEmpty()) {
      return routes;
    }
    if (isAgainstLeaping(routes)) {
      return List.of();
    }
    StepReader steps = new StepReader(cursor, false);
    List<Route> result = new ArrayList<>();
    for (Route route : routes) {
      if (route.isStep()) {
        Optional<Step> step = steps.apply(modifiers, (Step) route.parts().get(0));
        if (step.isEmpty()) {
          // The letter stands there once, however many members of the group it does not suit.
          return List.of();
        }
        result.add(route.with(List.of(step.get())));
      } else {
        result.addAll(sequence(route));
      }
    }
    return result;
  }

  /**
   * Reports moves that say by themselves how they go, and returns whether there are some, where the
   * group lets all its moves leap. Whoever wrote that wants a leap, so it is their letter that is
   * in the way. Where none stands in front of them, they are left to who applies the modifiers.
   */
  private boolean isAgainstLeaping(List<Route> routes) {
    List<Letter> manners = modifiers.among("nejpgzq");
    if (manners.size() != 1 || manners.get(0).value() != 'e') {
      return false;
    }
    Set<Letter> inner = new LinkedHashSet<>();
    for (Route route : routes) {
      for (Part part : route.parts()) {
        if (part instanceof Step step && step.goesInItsOwnWay()) {
          inner.addAll(manners(step));
        }
      }
    }
    if (inner.isEmpty()) {
      return false;
    }
    Letter first = inner.iterator().next();
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        first.span(),
        "'"
            + first.value()
            + "' is not defined in a group with 'e' in front, which lets all its moves leap",
        inner.size() == 1
            ? log.offer(first.span(), "")
            : "leave out the letters that say how the moves in the group go, or the 'e'");
    return true;
  }

  /** Returns the letters straight in front of a step that say how it goes. */
  private List<Letter> manners(Step step) {
    List<Letter> letters = new ArrayList<>();
    String text = cursor.text();
    for (int i = step.span().start(); text.charAt(i) >= 'a' && text.charAt(i) <= 'z'; i++) {
      if ("njpgzq".indexOf(text.charAt(i)) >= 0) {
        letters.add(new Letter(text.charAt(i), i));
      }
    }
    return letters;
  }

  private List<Route> sequence(Route route) {
    List<Letter> foreign = modifiers.among("pgzq");
    if (!foreign.isEmpty() || modifiers.mark().isPresent()) {
      Span span = foreign.isEmpty() ? modifiers.mark().get().span() : foreign.get(0).span();
      return undefined(span, "put it on one of the base moves in the group");
    }
    Optional<Sector> sector = DirectionLetters.sector(modifiers);
    if (sector.isPresent() && route.selection().isPresent()) {
      return undefined(
          modifiers.directionRuns().get(0).get(0).span(),
          "write direction letters in front of one group only");
    }
    Route chosen = sector.map(route::selecting).orElse(route);
    List<Letter> letters = modifiers.among("mcnej");
    if (letters.isEmpty()) {
      return List.of(chosen);
    }
    Optional<List<Step>> steps = chosen.steps();
    boolean plain =
        steps.isPresent() && steps.get().stream().allMatch(step -> step.mark() == Step.Mark.NONE);
    if (!plain) {
      return undefined(
          letters.get(0).span(), "put it on the base moves in the group, where it has a meaning");
    }
    if (isAgainstHurdles(steps.get())) {
      return List.of();
    }
    return stepwise(steps.get()).stream().map(chosen::with).toList();
  }

  /** Reports a group that says by itself which pieces it passes over, and returns whether it is. */
  private boolean isAgainstHurdles(List<Step> steps) {
    for (Letter letter : modifiers.among("ej")) {
      for (Step step : steps) {
        boolean any = step.transit() == Step.Transit.ANY;
        if (step.transit() == Step.Transit.HURDLE || (any && letter.value() == 'j')) {
          log.add(
              ProblemCode.UNDEFINED_COMBINATION,
              letter.span(),
              "'"
                  + letter.value()
                  + "' is not defined in front of a group that "
                  + (any ? "leaps" : "jumps over a hurdle")
                  + " by itself",
              log.offer(letter.span(), ""));
          return true;
        }
      }
    }
    return false;
  }

  private List<List<Step>> stepwise(List<Step> steps) {
    List<List<Step>> results = List.of(steps);
    if (modifiers.has('n')) {
      results = each("n", results.get(0));
    }
    if (modifiers.has('e') && !results.isEmpty()) {
      results = each("e", results.get(0)).stream().flatMap(list -> leaping(list).stream()).toList();
    }
    if (modifiers.has('j') && !results.isEmpty()) {
      results = jumping(results.get(0));
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
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          letter.span(),
          "'"
              + letter.value()
              + "' cannot stand here: the group "
              + (letter.value() == 'm' ? "must capture" : "never captures")
              + " by itself",
          log.offer(letter.span(), ""));
    }
    return kept;
  }

  /** Gives a modifier to every step, as if it stood in front of it. */
  private List<List<Step>> each(String modifier, List<Step> steps) {
    Modifiers only = new Modifiers(modifiers.among(modifier), Optional.empty(), modifiers.span());
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
    Optional<List<List<Step>>> leaping = Crossings.leaping(steps);
    if (leaping.isEmpty()) {
      log.add(
          ProblemCode.TOO_MANY_PATHS,
          modifiers.find('e').orElseThrow().span(),
          "the sequence leaps in too many ways",
          Bex.PATHS_HELP);
    }
    return leaping.orElse(List.of());
  }

  private List<List<Step>> jumping(List<Step> steps) {
    List<List<Step>> jumping = Crossings.jumping(steps);
    if (jumping.isEmpty()) {
      Letter letter = modifiers.find('j').orElseThrow();
      log.add(
          ProblemCode.CONTRADICTORY_MODIFIERS,
          letter.span(),
          "'j' cannot stand here: it jumps over a piece that stays, but each part of the group that"
              + " another follows must capture",
          log.offer(letter.span(), ""));
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
      boolean hurdle = step.transit() == Transit.HURDLE && first < steps.size() - 1;
      if (step.modality().captures() && !hurdle) {
        results.add(Crossings.capturingFirst(steps, first));
      }
      if (!step.modality().moves() && !hurdle) {
        break;
      }
    }
    return results;
  }

  private List<Route> undefined(Span span, String help) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        span,
        "\"" + span.of(cursor.text()) + "\" is not defined in front of this group",
        help);
    return List.of();
  }
}
