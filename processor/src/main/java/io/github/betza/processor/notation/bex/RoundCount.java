package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Courses.Line;
import io.github.betza.processor.notation.bex.Step.Mark;
import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.bex.Step.Transit;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** Finds out how often a rider may go its round. */
final class RoundCount {
  private RoundCount() {}

  /**
   * Returns how many rounds of one course fit on any board. Rounds that come back to where they
   * began are made as often as each of them may capture one piece more: else they lead nowhere.
   */
  static int most(List<Line> lines, Step.Range range) {
    List<Vector> sums = lines.stream().map(RoundCount::sum).distinct().toList();
    boolean varies = sums.size() > 1 || lines.stream().anyMatch(RoundCount::varies);
    int reach = varies ? 1 : sums.get(0).reach();
    int fitting = reach == 0 ? captures(lines) : LargestBoard.ACROSS / reach;
    return Math.max(range.least(), Math.min(range.most(), fitting));
  }

  private static Vector sum(Line line) {
    Vector sum = Vector.ZERO;
    for (int i = 0; i < line.steps().size(); i++) {
      sum = sum.plus(line.leap(i).times(line.steps().get(i).range().least()));
    }
    return sum;
  }

  private static boolean varies(Line line) {
    return line.steps().stream()
        .anyMatch(step -> !step.range().isFixed() || step.style().hop() != Step.Hop.NONE);
  }

  /** Returns how many pieces rounds may capture that always pass the same squares, or 1. */
  private static int captures(List<Line> lines) {
    if (lines.size() == 1 && lines.get(0).steps().stream().allMatch(RoundCount::isAlwaysAlike)) {
      // What it may capture at all it captures in the first round.
      return 1;
    }
    return lines.stream().mapToInt(RoundCount::captures).reduce(1, Math::max);
  }

  private static boolean isAlwaysAlike(Step step) {
    return !step.mark().leaps() && step.transit() != Transit.ANY;
  }

  private static int captures(Line line) {
    return line.steps().stream().mapToInt(RoundCount::captures).sum();
  }

  private static int captures(Step step) {
    int here = step.modality() == Modality.MOVE ? 0 : 1;
    if (step.mark().leaps()) {
      int near = step.atom().near();
      int far = step.atom().far() * step.range().least();
      return here + (near + 1) * (far - near + 1);
    }
    return step.mark() == Mark.NONE ? here : here + 1;
  }
}
