package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Warns of joined edges without effect: the left and right edge on a leg without steps to the left
 * or right, all edges on a leg without steps forward or backward.
 */
final class IdleEdgeCheck {
  private IdleEdgeCheck() {}

  /**
   * Warns of them.
   *
   * @param written the modifiers of each leg
   * @param whole the modifiers before a bracket, for all its legs
   * @param chain the move, whose last leg in the text may be two: before and after a hurdle
   */
  static void warn(
      List<LegLetters> written, Optional<LegLetters> whole, Chain chain, ProblemLog log) {
    if (Stream.concat(written.stream(), whole.stream()).noneMatch(leg -> leg.has('o'))) {
      return;
    }
    List<Set<Vector>> steps = PathTreeBuilder.steps(chain, log.work());
    for (int i = 0; i < written.size(); i++) {
      int end = i == written.size() - 1 ? steps.size() : i + 1;
      warn(written.get(i), steps.subList(i, end), log);
    }
    whole.ifPresent(letters -> warn(letters, steps, log));
  }

  private static void warn(LegLetters letters, List<Set<Vector>> steps, ProblemLog log) {
    boolean torus = letters.isDoubled('o');
    boolean crosses =
        steps.stream()
            .flatMap(Set::stream)
            .anyMatch(step -> (torus ? step.ranks() : step.files()) != 0);
    if (letters.has('o') && !crosses) {
      Letter idle = letters.second('o').orElse(letters.get('o'));
      log.add(
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          idle.span(),
          torus
              ? "the second 'o' has no effect here: it joins the first and last rank, and no step leaves its rank"
              : "'o' has no effect here: it joins the left and right edges of the board, and no step goes sideways",
          Advice.suggest(log.edited(idle.span(), "")));
    }
  }
}
