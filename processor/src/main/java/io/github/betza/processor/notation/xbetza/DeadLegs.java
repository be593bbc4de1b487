package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Warns of a leg of a bracket that no path reaches because its letters leave it no direction, while
 * the move may stop before.
 */
final class DeadLegs {
  private DeadLegs() {}

  /** Warns of the first such leg: those behind it are not reached either. */
  static void warn(Bracket bracket, Chain chain, ProblemLog log) {
    List<LegSpec> legs = new ArrayList<>();
    for (int i = 0; i < bracket.legs().size(); i++) {
      legs.add(chain.legs().get(i));
      Optional<Letter> turn =
          bracket.legs().get(i).modifiers().stream()
              .filter(letter -> "qz".indexOf(letter.value()) >= 0)
              .findFirst();
      if (turn.isPresent() && PathBuilder.countPaths(new Chain(chain.initial(), legs)) == 0) {
        log.add(
            ProblemCode.NEVER_MOVES,
            turn.get().span(),
            "the move never goes on to this leg, because no direction fits its letters",
            "'q' and 'z' need directions to a side, such as \"qsR\"");
        return;
      }
      legs.set(i, legs.get(i).goingOn());
    }
  }
}
