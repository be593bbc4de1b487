package io.github.betza.processor.notation.bex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Applies the modifiers before a group to everything in it, and the range after it. A base move in
 * the group is modified as if it were alone; for a sequence they are about the whole move.
 */
record GroupModifiers(MoveModifiers modifiers, Cursor cursor) {
  /**
   * Applies the modifiers, and then the range: seed 002 calls modifiers and base move together the
   * move component, of which a suffix makes a rider.
   */
  List<Route> apply(List<Route> routes, Optional<RangeParser.Suffix> suffix) {
    Optional<GroupRepetition> repetition =
        suffix.map(range -> new GroupRepetition(range, cursor.log()));
    List<Route> result = new ArrayList<>();
    for (Route route : routes) {
      // A rider of a base move is a base move with a range, and is modified as such: j(W)3.
      Optional<Route> ranged = repetition.flatMap(each -> each.ranged(route));
      List<Route> alternatives = modified(ranged.orElse(route));
      if (alternatives.isEmpty()) {
        // The letter is there once, however many members of the group it does not suit.
        return List.of();
      }
      for (Route alternative : alternatives) {
        Optional<Route> rider =
            ranged.isPresent() || repetition.isEmpty()
                ? Optional.of(alternative)
                : repetition.get().rider(alternative);
        if (rider.isEmpty()) {
          return List.of();
        }
        result.add(rider.get());
      }
    }
    return result;
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
}
