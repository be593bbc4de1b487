package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes leaps lame ({@code n}) or jumping ({@code j}), if they pass over squares. */
record PassedSquaresReader(ProblemLog log) {
  /** The most steps of a path that a writer may mean. */
  private static final int MOST_STEPS = 5;

  /** A lame leap, at most after an atom, without operators. */
  private static final Pattern LAME_LEAP = Pattern.compile("[A-Z]?n[A-Z](?![-+0-9a-z])");

  /** Returns a step without leaps that jump over a piece. */
  ChainStep lame(ChainStep step, Letter n) {
    if (step.atom().isOblique()) {
      throw oblique(n, paths(step, n));
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
      throw oblique(letter, List.of());
    } else if (step.atom().far() == 1) {
      ExtendedModifierTable.problems(log)
          .notForAtom(List.of(letter), "a single step", "it passes over no square");
      throw new RefusedTextException();
    }
    return step.passing(PassedSquares.JUMPING_ONE);
  }

  /**
   * Returns whether a step is a ride in straight leaps of several squares: then a hurdle may be on
   * the squares that it visits, or between them.
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

  /** Reports that a ride inside a chain should hop, which needs two legs of the chain. */
  private RefusedTextException hopInside(ChainStep step, Letter letter) {
    if (isRideOfLongLeaps(step)) {
      return unclearHop(letter);
    }
    return new RefusedTextException(
        log,
        ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
        letter.span(),
        ChainModifierReader.message(letter),
        "write the hop \"jR\" as \"R+R\" there");
  }

  /** Returns the two chains of single steps that a lame leap alone may mean. */
  private List<Suggestion> paths(ChainStep step, Letter n) {
    Matcher leap =
        LAME_LEAP
            .matcher(log.notation())
            .region(Math.max(0, n.index() - 1), log.notation().length());
    int slanted = Math.min(step.atom().near(), step.atom().far());
    int straight = Math.abs(step.atom().far() - step.atom().near());
    if (!leap.lookingAt() || slanted + straight > MOST_STEPS) {
      return List.of();
    }
    Span term = new Span(n.index(), leap.end());
    String straights = "-W".repeat(straight);
    String slants = "-F".repeat(slanted);
    return List.of(
        log.edited(term, (straights + slants).substring(1), "straight steps first"),
        log.edited(term, (slants + straights).substring(1), "slanted steps first"));
  }

  private RefusedTextException oblique(Letter letter, List<Suggestion> paths) {
    return new RefusedTextException(
        log,
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'"
            + letter.value()
            + "' is not defined for an oblique leap such as N, because no squares lie between its ends",
        Advice.suggest(paths)
            .noting(
                "write the path: \"W-F\" or \"F-W\" for a lame knight, \"W+F\" or "
                    + "\"F+W\" to jump over a piece"));
  }
}
