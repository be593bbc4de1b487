package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.line.WholePath.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * The lengths of legs that are walked in the opposite order. A leg that takes as many steps as one
 * before it comes first now, so it is free, and that one follows it.
 */
final class ReversedLengths {
  private static final int NONE = -1;

  private ReversedLengths() {}

  /** Returns the lengths by the numbers of the legs; none where there is no such path. */
  static List<Length> reversed(List<Stage> stages) throws UnfitException {
    List<Length> lengths = new ArrayList<>();
    for (Stage stage : stages) {
      lengths.add(stage.leg().length());
    }
    int leader = NONE;
    for (int i = 0; i < stages.size(); i++) {
      Length length = stages.get(i).leg().length();
      if (length instanceof Length.ToEnemyHalf) {
        throw new UnfitException(Obstacle.RANKS);
      }
      if (length instanceof Length.SameAsBefore) {
        if (leader == NONE) {
          return List.of();
        }
        demandStraight(stages.get(leader).leg());
        demandStraight(stages.get(i).leg());
        lengths.set(i, lengths.get(leader));
        lengths.set(leader, length);
        leader = i;
      } else if (!length.isOne()) {
        leader = i;
      }
    }
    return lengths;
  }

  private static void demandStraight(Leg leg) throws UnfitException {
    if (!leg.isStraight() || leg.ski() || leg.residue() != Leg.ANY) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
  }
}
