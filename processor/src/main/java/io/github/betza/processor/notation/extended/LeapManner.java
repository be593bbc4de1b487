package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Passing;

/** Makes leaps lame ({@code n}) or jumping ({@code j}), as far as they pass over squares. */
final class LeapManner {
  private final Trouble trouble;

  LeapManner(Trouble trouble) {
    this.trouble = trouble;
  }

  /** Returns a step none of whose leaps jumps over a piece. */
  Step lame(Step step, Letter n) {
    if (step.atom().isOblique()) {
      oblique(step.atom(), n);
    } else if (step.atom().far() == 1) {
      trouble.withoutEffect(n, "a step to a neighbouring square passes over nothing");
    } else {
      return step.passing(Passing.LAME);
    }
    return step;
  }

  /** Returns a step that jumps over exactly one piece. */
  Step jumping(Step step, Letter letter) {
    if (step.atom().isOblique()) {
      oblique(step.atom(), letter);
    } else if (step.atom().far() == 1) {
      trouble.report(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          letter,
          "cannot modify a step to a neighbouring square, which passes over nothing");
    } else {
      return step.passing(Passing.JUMPING_ONE);
    }
    return step;
  }

  private void oblique(Atom atom, Letter letter) {
    char operator = letter.value() == 'n' ? '-' : '+';
    int slanted = atom.near();
    int straight = atom.far() - atom.near();
    trouble.report(
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'" + letter.value() + "' is not defined for an oblique leap, which has no squares between",
        "spell the path, such as \""
            + times('W', straight, operator)
            + operator
            + times('F', slanted, operator)
            + "\" or \""
            + times('F', slanted, operator)
            + operator
            + times('W', straight, operator)
            + "\"");
  }

  private static String times(char atom, int number, char operator) {
    return number == 1 ? String.valueOf(atom) : String.valueOf(atom) + operator + number;
  }
}
