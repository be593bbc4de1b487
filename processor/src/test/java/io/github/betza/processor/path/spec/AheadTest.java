package io.github.betza.processor.path.spec;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Heading.Ahead;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AheadTest {
  private static final int FURTHEST = 16;

  /** Angles that differ by less are the same; those of leaps on a board differ by far more. */
  private static final double SAME = 1e-9;

  /** Whole numbers say it without rounding, and say the same as the angle does. */
  @Test
  void aheadIsATurnOfAtMost45Degrees() {
    List<Vector> leaps = leaps();
    List<String> different = new ArrayList<>();
    int ahead = 0;
    for (Vector before : leaps) {
      for (Vector step : leaps) {
        boolean turnsLittle = angle(before, step) < Math.PI / 4 + SAME;
        ahead += turnsLittle ? 1 : 0;
        if (Ahead.isAhead(before, step) != turnsLittle) {
          different.add(before + " then " + step);
        }
      }
    }
    assertThat(different).isEmpty();
    assertThat(ahead).isBetween(leaps.size(), leaps.size() * leaps.size() / 2);
  }

  /** Returns the angle between two steps, from 0 to pi. */
  private static double angle(Vector before, Vector step) {
    int along = before.files() * step.files() + before.ranks() * step.ranks();
    int across = before.ranks() * step.files() - before.files() * step.ranks();
    return Math.abs(Math.atan2(across, along));
  }

  private static List<Vector> leaps() {
    List<Vector> leaps = new ArrayList<>();
    for (int files = -FURTHEST; files <= FURTHEST; files++) {
      for (int ranks = -FURTHEST; ranks <= FURTHEST; ranks++) {
        if (files != 0 || ranks != 0) {
          leaps.add(new Vector(files, ranks));
        }
      }
    }
    return leaps;
  }
}
