package io.github.betza.game;

import static io.github.betza.model.AttackPath.leap;
import static io.github.betza.model.AttackPath.slide;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Geometry;
import io.github.betza.model.AttackPath;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClosedLinesTest {
  private static final Geometry GEOMETRY = new Geometry(4, 3);

  private static Optional<List<Line>> lines(Geometry geometry, AttackPath path) {
    return ClosedLines.of(geometry, List.of(path));
  }

  static List<Arguments> pathsAndLines() {
    return List.of(
        Arguments.of(slide(0, 1, 1, 999_999_999), 2),
        Arguments.of(slide(1, 0, 2, 999_999_999), 2),
        Arguments.of(leap(0, 2), 1),
        Arguments.of(slide(0, 1, 3, 9), 0),
        Arguments.of(leap(0, 3), 0),
        Arguments.of(slide(1, 0, 1, 9).overPiece(0, 1, 1, 2), 6),
        Arguments.of(leap(1, 0).overEmpty(0, 1, 1, 2), 2));
  }

  @ParameterizedTest
  @MethodSource("pathsAndLines")
  void linesEndWithTheBoard(AttackPath path, int count) {
    assertThat(lines(GEOMETRY, path).orElseThrow()).hasSize(count);
  }

  static List<AttackPath> leapsThatAreTooLong() {
    return List.of(
        leap(999_999_999, -999_999_999),
        leap(Integer.MIN_VALUE, 0),
        leap(1, 0).overEmpty(0, Integer.MIN_VALUE));
  }

  /** Where a leap goes too far to be looked at, nothing is known, and nothing fails. */
  @ParameterizedTest
  @MethodSource
  void leapsThatAreTooLong(AttackPath path) {
    assertThat(lines(GEOMETRY, path)).isEmpty();
  }

  /** Ways that never hold are no lines, but who looks at each of them looks for ever. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void waysWithoutEnd(boolean aside) {
    AttackPath path = slide(0, 1, 1, 35);
    for (int pair = 0; pair < 2; pair++) {
      path = path.overPiece(0, -1, 1, 35).overPiece(0, 1, 1, 35);
    }
    path = aside ? path.overPiece(0, 8, 5, 9) : path.overPiece(0, -1, 1, 35);
    assertThat(lines(new Geometry(36, 36), path)).isEmpty();
    assertThat(lines(GEOMETRY, path)).isPresent();
  }
}
