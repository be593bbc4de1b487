package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Applies the modifiers in front of a group to everything in it, and the range behind it. A base
 * move in the group is modified as if it stood alone; for a sequence they are about the whole move.
 */
final class GroupModifiers {
  private final MoveModifiers modifiers;
  private final Cursor cursor;
  private final ProblemLog log;

  GroupModifiers(MoveModifiers modifiers, Cursor cursor) {
    this.modifiers = modifiers;
    this.cursor = cursor;
    this.log = cursor.log();
  }

  /**
   * Applies the modifiers, and then what stands behind the group: seed 002 calls modifiers and base
   * move together the move component, of which a suffix makes a rider.
   */
  List<Route> apply(List<Route> routes, Optional<RangeParser.Suffix> suffix) {
    if (isAgainstLeaping(routes)) {
      return List.of();
    }
    Optional<Riding> riding = suffix.map(range -> new Riding(range, cursor));
    List<Route> result = new ArrayList<>();
    for (Route route : routes) {
      // A rider of a base move is a base move with a range, and is modified as such: j(W)3.
      Optional<Route> ranged = riding.flatMap(each -> each.ranged(route));
      List<Route> alternatives = modified(ranged.orElse(route));
      if (alternatives.isEmpty()) {
        // The letter stands there once, however many members of the group it does not suit.
        return List.of();
      }
      if (ranged.isPresent()) {
        alternatives.forEach(riding.get()::keep);
      } else if (riding.isEmpty()) {
        result.addAll(alternatives);
      } else if (!alternatives.stream().allMatch(riding.get()::add)) {
        return List.of();
      }
    }
    warnOfIdle(routes);
    return riding.map(Riding::riders).orElse(result);
  }

  /** Warns of letters that change none of the moves; on some alone they may say nothing. */
  private void warnOfIdle(List<Route> routes) {
    List<Step> steps =
        routes.stream()
            .flatMap(route -> route.parts().stream())
            .filter(Step.class::isInstance)
            .map(Step.class::cast)
            .toList();
    if (steps.stream().allMatch(Step::isUnit)) {
      modifiers
          .find('n')
          .ifPresent(
              n ->
                  BexModifierTable.TABLE
                      .problems(log)
                      .withoutEffect(n, "the moves of this group leap over nothing"));
    }
    if (steps.stream().noneMatch(step -> step.atom().symmetry() == Symmetry.EIGHTFOLD)) {
      DirectionLetters.warnOfDoubled(modifiers, log);
    }
    if (routes.stream().allMatch(Route::isStep)) {
      steps.stream()
          .map(step -> DirectionLetters.idleHalves(modifiers, step.atom().symmetry()))
          .reduce((some, others) -> some.stream().filter(others::contains).toList())
          .ifPresent(idle -> DirectionLetters.warnOfHalves(idle, log));
    }
  }

  private List<Route> modified(Route route) {
    if (modifiers.among(BexModifierTable.OF_A_BASE_MOVE).isEmpty() && modifiers.mark().isEmpty()) {
      return List.of(route);
    }
    if (!route.isStep()) {
      return new SequenceModifiers(modifiers, cursor).apply(route);
    }
    Step step = (Step) route.parts().get(0);
    return new StepReader(cursor, false)
        .apply(modifiers, step)
        .map(next -> List.of(route.with(List.of(next))))
        .orElse(List.of());
  }

  /**
   * Reports moves that say by themselves how they go, and returns whether there are some, where the
   * group lets all its moves leap. Whoever wrote that wants a leap, so it is their letter that is
   * in the way. Where none stands in front of them, they are left to who applies the modifiers.
   */
  private boolean isAgainstLeaping(List<Route> routes) {
    List<Letter> manners = modifiers.among(BexModifierTable.WAYS + BexModifierTable.TURNS);
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
            + "' is not defined in a group after 'e', which lets all its moves leap",
        "the moves of such a group have no such modifiers");
    return true;
  }

  /** Returns the letters straight in front of a step that say how it goes. */
  private List<Letter> manners(Step step) {
    return Letter.all(cursor.text(), step.span()).stream()
        .takeWhile(letter -> letter.value() >= 'a' && letter.value() <= 'z')
        .filter(letter -> "njpgzq".indexOf(letter.value()) >= 0)
        .toList();
  }
}
