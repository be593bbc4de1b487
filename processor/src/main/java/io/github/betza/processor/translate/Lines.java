package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Takes the trees of a piece apart to lines. */
final class Lines {
  private static final int MOST_LINES = 4_000;

  private final List<Line> lines = new ArrayList<>();
  private final List<Leg> legs = new ArrayList<>();
  private final List<List<Outcome>> outcomes = new ArrayList<>();

  private Lines() {}

  /**
   * Returns the lines of all walks.
   *
   * @throws NoFormException where there are too many
   */
  static List<Line> of(List<Alternative> alternatives) {
    Lines all = new Lines();
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        walk.first().forEach(node -> all.follow(walk.initial(), node));
      }
    }
    return all.lines;
  }

  private void follow(boolean initial, Node node) {
    legs.add(node.leg());
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
