package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.RangeSuffix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Applies the modifiers before a group to everything in it, and the range after it. A base move in
 * the group is modified as if it were alone; a sequence is modified as a whole move.
 */
public record GroupModifierApplier(BexModifiers modifiers, BexContext context) {
  /**
   * Applies the modifiers, and then the range: seed 002 calls modifiers and base move together the
   * move component, of which a suffix makes a rider.
   */
  public List<MoveSequence> apply(List<MoveSequence> routes, Optional<RangeSuffix> suffix) {
    Optional<GroupRepetition> repetition =
        suffix.map(range -> new GroupRepetition(range, context.log()));
    List<MoveSequence> result = new ArrayList<>();
    for (MoveSequence route : routes) {
      // A rider of a base move is a base move with a range, and is modified as one: j(W)3.
      Optional<MoveSequence> ranged = repetition.flatMap(each -> each.ranged(route));
      List<MoveSequence> alternatives = modified(ranged.orElse(route));
      if (alternatives.isEmpty()) {
        // One letter is one mistake, however many members of the group do not allow it.
        return List.of();
      }
      for (MoveSequence alternative : alternatives) {
        Optional<MoveSequence> rider =
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

  private List<MoveSequence> modified(MoveSequence route) {
    if (modifiers.among(BexModifierTable.OF_A_BASE_MOVE).isEmpty() && modifiers.mark().isEmpty()) {
      return List.of(route);
    }
    if (!route.isStep()) {
      return new SequenceModifierApplier(modifiers, context).apply(route);
    }
    BaseMove step = (BaseMove) route.parts().get(0);
    return new BaseMoveModifierApplier(context, false)
        .apply(modifiers, step)
        .map(next -> List.of(route.with(List.of(next))))
        .orElse(List.of());
  }
}
