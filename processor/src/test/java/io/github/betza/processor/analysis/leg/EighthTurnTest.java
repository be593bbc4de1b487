package io.github.betza.processor.analysis.leg;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.analysis.leg.LegShapes.EighthTurn;
import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EighthTurnTest {
  @ParameterizedTest
  @CsvSource({
    "0, 1,  1, false, 1, 1",
    "1, 2,  2, false, 2, -1",
    "1, 2,  1, false, 2, 1",
    "1, 2,  0, true, -1, 2",
    "3, 1,  4, false, -3, -1",
    "0, 0,  3, true, 0, 0"
  })
  void turnsStepsClockwise(
      int files, int ranks, int eighths, boolean mirrored, int newFiles, int newRanks) {
    assertThat(new EighthTurn(eighths, mirrored).apply(new Vector(files, ranks)))
        .isEqualTo(new Vector(newFiles, newRanks));
  }

  /** Each turn moves every ring onto itself, and undoes the turn by the rest of the circle. */
  @Test
  void turnsRingsOntoThemselves() {
    for (EighthTurn turn : EighthTurn.ALL) {
      Set<Vector> reached = new HashSet<>();
      for (int files = -3; files <= 3; files++) {
        for (int ranks = -3; ranks <= 3; ranks++) {
          Vector vector = new Vector(files, ranks);
          Vector turned = turn.apply(vector);
          assertThat(turned.reach()).isEqualTo(vector.reach());
          if (!turn.mirrored()) {
            assertThat(new EighthTurn(8 - turn.eighths(), false).apply(turned)).isEqualTo(vector);
          }
          reached.add(turned);
        }
      }
      assertThat(reached).hasSize(7 * 7);
    }
  }
}
