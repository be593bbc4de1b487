package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.RangeSuffix;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import io.github.betza.processor.path.spec.LegSpec.Turn;
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

  /**
   * Repeats the moves of a group: {@code (N)*}, {@code (mW-F)*}.
   *
   * @param suffix the number of repetitions
   */
  private record GroupRepetition(RangeSuffix suffix, ProblemLog log) {
    /**
     * Returns a sequence that is one base move with a range; nothing if it cannot have one. A group
     * "is the same as" its content (seed 002), so {@code (R)4} is {@code R4}; but if a limit is
     * written inside, the whole slide is repeated.
     */
    Optional<MoveSequence> ranged(MoveSequence route) {
      if (!route.isStep()) {
        return Optional.empty();
      }
      BaseMove step = (BaseMove) route.parts().get(0);
      boolean open = step.range().isOnce() || (step.range().isUnlimited() && step.isUnit());
      return open && step.mark() == BaseMove.Mark.NONE && isPlain(step.style())
          ? Optional.of(route.with(List.of(step.ranged(suffix.range()))))
          : Optional.empty();
    }

    /** A leap that is lame or jumps does so every time; other modifiers need the range inside. */
    private static boolean isPlain(BaseMove.Style style) {
      return style.equals(new BaseMove.Style(style.passing(), BaseMove.Hop.NONE, Turn.NONE, false));
    }

    /** Returns the rider of a member of a group; nothing if it cannot be repeated. */
    Optional<MoveSequence> rider(MoveSequence route) {
      Optional<MoveSequence> ranged = ranged(route);
      if (ranged.isPresent()) {
        return ranged;
      }
      Optional<List<BaseMove>> steps = route.steps();
      if (steps.isEmpty()) {
        return refuse(
            suffix.span(),
            "this cannot be repeated, because it is neither a base move nor a "
                + "sequence of base moves");
      }
      for (BaseMove step : steps.get()) {
        if (step.style().turn() != Turn.NONE) {
          return refuse(step.span(), "a crooked or circular rider cannot be repeated");
        }
        if (step.mark() == BaseMove.Mark.APPROACH || step.mark() == BaseMove.Mark.WITHDRAWAL) {
          return refuse(step.span(), "a capture by approach or withdrawal cannot be repeated");
        }
      }
      Span span = route.span().to(suffix.span());
      return Optional.of(
          route.with(List.of(new SequencePart.Ride(span, steps.get(), suffix.range()))));
    }

    private Optional<MoveSequence> refuse(Span span, String message) {
      String note = "remove the number, or repeat a base move or a sequence, as in \"(mW-F)*\"";
      log.add(ProblemCode.UNDEFINED_COMBINATION, span, message, note);
      return Optional.empty();
    }
  }
}
