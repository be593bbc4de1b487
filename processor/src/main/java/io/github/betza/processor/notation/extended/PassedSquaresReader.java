package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.PassedSquares;
import java.util.List;

/** Makes leaps lame ({@code n}) or jumping ({@code j}), as far as they pass over squares. */
final class PassedSquaresReader {
  private final ProblemLog log;

  PassedSquaresReader(ProblemLog log) {
    this.log = log;
  }

  /** Returns a step none of whose leaps jumps over a piece. */
  ChainStep lame(ChainStep step, Letter n) {
    if (step.atom().isOblique()) {
      throw oblique(n);
    } else if (step.atom().far() == 1) {
      ExtendedModifierTable.problems(log)
          .withoutEffect(n, "a step to a neighboring square passes over nothing");
    } else {
      return step.passing(PassedSquares.LAME);
    }
    return step;
  }

  /** Returns a step of a single leap that jumps over exactly one piece. */
  ChainStep jumping(ChainStep step, Letter letter) {
    if (!step.length().isOne()) {
      throw hopInside(step, letter);
    } else if (step.atom().isOblique()) {
      throw oblique(letter);
    } else if (step.atom().far() == 1) {
      ExtendedModifierTable.problems(log)
          .notForAtom(List.of(letter), "a step to a neighboring square", "it passes over nothing");
      throw new RefusedTextException();
    }
    return step.passing(PassedSquares.JUMPING_ONE);
  }

  /**
   * Returns whether a step is a ride in straight leaps of several squares: then a hurdle may stand
   * on the squares that it visits, or between them.
   */
  boolean isRideOfLongLeaps(ChainStep step) {
    return !step.length().isOne() && step.atom().far() > 1 && !step.atom().isOblique();
  }

  /** Reports a letter that makes a hop of a ride of long leaps. */
  RefusedTextException unclearHop(Letter letter) {
    return new RefusedTextException(
        log,
        ProblemCode.UNDEFINED_COMBINATION,
        letter.span(),
        "'"
            + letter.value()
            + "' does not say whether a ride of long leaps jumps between the squares that it"
            + " visits, or on them",
        "a chain says it: \"D0+D0\" hops over a piece on such a square, and every leap of"
            + " \"(jD)0\" jumps over a piece");
  }

  /** Reports that a ride inside of a chain should hop, which is two legs of the chain. */
  private RefusedTextException hopInside(ChainStep step, Letter letter) {
    if (isRideOfLongLeaps(step)) {
      return unclearHop(letter);
    }
    return new RefusedTextException(
        log,
        ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
        letter.span(),
        ChainModifierReader.message(letter),
        "the hop \"jR\" is \"R+R\" in a chain");
  }

  private RefusedTextException oblique(Letter letter) {
    return new RefusedTextException(
        log,
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'" + letter.value() + "' is not defined for an oblique leap, which has no squares between",
        "a chain spells the path: \"W-F\" or \"F-W\" is a lame knight, and \"W+F\" or \"F+W\""
            + " jumps over a piece");
  }
}
