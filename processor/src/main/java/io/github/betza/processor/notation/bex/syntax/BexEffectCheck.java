package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.sequence.SequencePart;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import java.util.List;

/**
 * Refuses modifiers that an immobilisation cannot have: it is not a move, but lasts while the piece
 * is on its square, after every move.
 */
final class BexEffectCheck {
  private BexEffectCheck() {}

  /**
   * Refuses to join an immobilisation, its end, or a custodial capture with {@code -}: "in the same
   * general direction" (seed 002) has no meaning for pieces in all directions.
   */
  static void refuseDirection(
      Span operator, List<MoveSequence> routes, List<MoveSequence> nexts, ProblemLog log) {
    boolean after = nexts.stream().anyMatch(next -> hasNoDirection(next.parts().get(0)));
    if (after || routes.stream().anyMatch(BexEffectCheck::isRelease)) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          operator,
          "'-' turns by at most 45 degrees, but the effect "
              + (after ? "after" : "before")
              + " it has no direction",
          Advice.suggest(log.edited(operator, "--", SequenceLink.ANY_TURN))
              .noting("write \"--\" between a move and an effect"));
    }
  }

  private static boolean hasNoDirection(SequencePart part) {
    return part instanceof SequencePart.Immobilization || part instanceof SequencePart.Custodial;
  }

  /**
   * Refuses an immobilisation for an unmoved piece only. The end of one may follow {@code i}, if it
   * begins a sequence for an unmoved piece only.
   *
   * @return whether there was one
   */
  static boolean refuseInitial(Letter initial, List<MoveSequence> routes, ProblemLog log) {
    List<MoveSequence> wrong = routes.stream().filter(BexEffectCheck::isNoMove).toList();
    if (!wrong.isEmpty()) {
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          initial.span(),
          "'i' (first move only) cannot modify an immobilisation, which is not a move",
          "remove 'i', or put it before a move");
    }
    return !wrong.isEmpty();
  }

  private static boolean isNoMove(MoveSequence route) {
    return goesNowhere(route) && !isRelease(route);
  }

  /** Whether a sequence consists of the end of immobilisations only. */
  private static boolean isRelease(MoveSequence route) {
    return route.parts().stream()
        .allMatch(part -> part instanceof SequencePart.Immobilization held && held.release());
  }

  private static boolean isImmobilization(SequencePart part) {
    return part instanceof SequencePart.Immobilization;
  }

  private static boolean goesNowhere(MoveSequence route) {
    return route.parts().stream().allMatch(BexEffectCheck::isImmobilization);
  }
}
