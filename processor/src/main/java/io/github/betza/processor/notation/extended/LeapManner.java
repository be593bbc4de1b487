package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.PassedSquares;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes leaps lame ({@code n}) or jumping ({@code j}), as far as they pass over squares. */
final class LeapManner {
  /** A longer leap is shown the first few places where its hurdle may stand. */
  private static final int MOST_SHOWN = 4;

  private final Trouble trouble;

  LeapManner(Trouble trouble) {
    this.trouble = trouble;
  }

  /** Returns a step none of whose leaps jumps over a piece. */
  Step lame(Step step, Letter n) {
    if (step.atom().isOblique()) {
      oblique(step.atom(), n);
    } else if (step.atom().far() == 1) {
      trouble.problems().withoutEffect(n, "a step to a neighbouring square passes over nothing");
    } else {
      return step.passing(PassedSquares.LAME);
    }
    return step;
  }

  /** Returns a step of a single leap that jumps over exactly one piece. */
  Step jumping(Step step, Letter letter) {
    if (!step.length().isOne()) {
      hopInside(step, letter);
    } else if (step.atom().isOblique()) {
      oblique(step.atom(), letter);
    } else if (step.atom().far() == 1) {
      trouble
          .problems()
          .notForAtom(List.of(letter), "a step to a neighbouring square", "it passes over nothing");
    } else {
      return step.passing(PassedSquares.JUMPING_ONE);
    }
    return step;
  }

  /**
   * Returns whether a step is a ride in straight leaps of several squares: then a hurdle may stand
   * on the squares that it visits, or between them.
   */
  boolean isRideOfLongLeaps(Step step) {
    return !step.length().isOne() && step.atom().far() > 1 && !step.atom().isOblique();
  }

  /** Reports a letter that makes a hop of a ride of long leaps. */
  void unclearHop(Step step, Letter letter) {
    String leap = Atoms.name(step.atom());
    String ride = Atoms.ride(step.atom());
    trouble.report(
        ProblemCode.UNDEFINED_COMBINATION,
        letter.span(),
        "'"
            + letter.value()
            + "' does not say whether a ride of long leaps jumps between the"
            + " squares that it visits, or on them",
        "write the hop as a chain, such as "
            + switch (letter.value()) {
              case 'g' -> "\"" + ride + "+" + leap + "\"";
              case 'p' -> "\"m" + ride + "c" + ride + "+" + ride + "\"";
              default ->
                  "\""
                      + ride
                      + "+"
                      + ride
                      + "\", or \"(j"
                      + leap
                      + ")0\" where every leap jumps over a piece";
            });
  }

  /** Reports that a ride inside of a chain should hop, which is two legs of the chain. */
  private void hopInside(Step step, Letter letter) {
    if (isRideOfLongLeaps(step)) {
      unclearHop(step, letter);
      return;
    }
    String ride = Atoms.ride(step.atom());
    // With other letters between, or ones that are about both legs, the text is not put together.
    boolean simple =
        letter.index() + 1 == step.span().start()
            && step.length().equals(Step.UNLIMITED)
            && step.equal().isEmpty()
            && !step.wraps();
    ProblemLog log = trouble.log();
    Advice hop =
        Advice.note("write the hop out: \"j" + ride + "\" is \"" + ride + "+" + ride + "\"");
    log.add(
        ProblemCode.MODIFIER_NEEDS_ONE_ATOM,
        letter.span(),
        "'j' describes how the move of a single atom goes, not a part of a chain",
        simple ? hop.suggesting(log.edited(letter.span(), ride + "+", "a hop is two legs")) : hop);
  }

  private void oblique(Atom atom, Letter letter) {
    String straight = "W".repeat(atom.far() - atom.near());
    String slanted = "F".repeat(atom.near());
    trouble.report(
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'" + letter.value() + "' is not defined for an oblique leap, which has no squares between",
        "spell the path, such as \""
            + spelled(letter, straight, slanted)
            + "\" or \""
            + spelled(letter, slanted, straight)
            + "\"");
  }

  /** Returns what a letter says of a leap, if it goes by some steps and then by others. */
  private static String spelled(Letter letter, String first, String second) {
    String over = overOne(first + second);
    String past = overNone(first, second);
    return switch (letter.value()) {
      case 'j' -> over;
      case 'p' -> "m(" + past + ")c(" + over + ")";
      default -> past;
    };
  }

  private static String overNone(String first, String second) {
    return times(first) + "-" + times(second);
  }

  private static String times(String steps) {
    return steps.length() == 1 ? steps : steps.charAt(0) + "-" + steps.length();
  }

  /** Returns the chains of some steps with a piece on one of the squares between, and no other. */
  private static String overOne(String steps) {
    int shown = Math.min(steps.length() - 1, MOST_SHOWN);
    return IntStream.rangeClosed(1, shown)
        .mapToObj(hurdle -> path(steps.substring(0, hurdle)) + "+" + path(steps.substring(hurdle)))
        .collect(Collectors.joining());
  }

  private static String path(String steps) {
    return String.join("-", steps.split(""));
  }
}
