package io.github.betza.processor.hint;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import java.util.List;

/** Whether a piece has more legs than can be put in words while somebody waits. */
final class Largeness {
  private static final int MOST_LEGS = 2_000;

  private int legs;

  private Largeness() {}

  static boolean of(Piece piece) {
    Largeness largeness = new Largeness();
    piece.alternatives().stream()
        .filter(Walk.class::isInstance)
        .forEach(walk -> largeness.count(((Walk) walk).first()));
    return largeness.legs > MOST_LEGS;
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
