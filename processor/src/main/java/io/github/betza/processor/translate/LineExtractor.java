package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.compare.DeadEnd;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Takes the trees of a piece apart to lines. */
final class LineExtractor {
  private static final int MOST_LINES = 4_000;

  /** What a leg of a line costs, in units of work. */
  private static final long LEG = 30;

  private final List<Line> lines = new ArrayList<>();
  private final List<Leg> legs = new ArrayList<>();
  private final List<List<LegOutcome>> outcomes = new ArrayList<>();

  private final Work work;

  private LineExtractor(Work work) {
    this.work = work;
  }

  /**
   * Returns the lines of all walks.
   *
   * @param work of which this is a part
   * @throws NoFormException where there are too many
   */
  static List<Line> of(List<Alternative> alternatives, Work work) {
    LineExtractor all = new LineExtractor(work);
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        walk.first().forEach(node -> all.follow(walk.initial(), node));
      }
    }
    return all.lines;
  }

  /**
   * Returns the lines of which there is a board that has room for them: a hop over the square that
   * the mover left, for one, can never be made, and needs no words.
   */
  static List<Line> alive(List<Line> lines, Work work) {
    return lines.stream().filter(line -> DeadEnd.of(List.of(line.walk()), work).isEmpty()).toList();
  }

  /** Returns how many legs lines have together. */
  static int legs(Collection<Line> lines) {
    return lines.stream().mapToInt(line -> line.legs().size()).sum();
  }

  private void follow(boolean initial, Node node) {
    legs.add(node.leg());
    work.spend(LEG * (node.landings().isEmpty() ? 1 : legs.size()));
    if (!node.landings().isEmpty()) {
      if (lines.size() == MOST_LINES) {
        throw new NoFormException(
            "the piece has more than " + MOST_LINES + " paths, too many to be put in other words");
      }
      lines.add(new Line(initial, legs, outcomes, node.landings()));
    }
    for (Branch branch : node.branches()) {
      outcomes.add(List.of(branch.outcome()));
      branch.next().forEach(next -> follow(initial, next));
      outcomes.remove(outcomes.size() - 1);
    }
    legs.remove(legs.size() - 1);
  }
}
