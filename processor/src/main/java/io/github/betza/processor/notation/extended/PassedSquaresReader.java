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
      ExtendedModifierTable.problems(log).withoutEffect(n, "a single step passes over no square");
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
          .notForAtom(List.of(letter), "a single step", "it passes over no square");
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
            + "' is ambiguous for a ride of long leaps: it may jump between the "
            + "squares where the ride lands, or on them",
        "write \"D0+D0\" to hop over a piece on such a square, or \"(jD)0\" to "
            + "jump over a piece with every leap");
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
        "write the hop \"jR\" as \"R+R\" in a chain");
  }

  private RefusedTextException oblique(Letter letter) {
    return new RefusedTextException(
        log,
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'"
            + letter.value()
            + "' is not defined for an oblique leap, because no squares lie between "
            + "its ends",
        "write the path: \"W-F\" or \"F-W\" for a lame knight, \"W+F\" or "
            + "\"F+W\" to jump over a piece");
  }
}
