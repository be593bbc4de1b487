package io.github.betza.processor.hint;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import java.util.List;

/** Whether a piece has more legs than can be described in a moment. */
final class DescriptionLimit {
  private static final int MOST_LEGS = 2_000;

  private int legs;

  private DescriptionLimit() {}

  static boolean isExceeded(Piece piece) {
    DescriptionLimit limit = new DescriptionLimit();
    piece.alternatives().stream()
        .filter(Walk.class::isInstance)
        .forEach(walk -> limit.count(((Walk) walk).first()));
    return limit.legs > MOST_LEGS;
  }

  private void count(List<Node> nodes) {
    for (Node node : nodes) {
      legs++;
      if (legs > MOST_LEGS) {
        return;
      }
      node.branches().stream().map(Branch::next).forEach(this::count);
    }
  }
}
