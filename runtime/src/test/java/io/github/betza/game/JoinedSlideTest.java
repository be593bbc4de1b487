package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoinedSlideTest {
  private static final Geometry GEOMETRY = new Geometry(4, 3);

  /** Returns the squares attacked, each with those passed before it. */
  private static String lines(String path, String from, int side) {
    int square = GEOMETRY.square(from);
    return JoinedSlide.read(path).from(GEOMETRY, square, side).stream()
        .map(
            line ->
                GEOMETRY.name(square + line.distance())
                    + line.passed().stream()
                        .map(passed -> "-" + GEOMETRY.name(square + Line.distance(passed)))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "'o1,0x1-1296', c2, d2 a2-d2 b2-d2-a2",
    "'o1,0x2-3', c2, a2-d2 b2-d2-a2",
    "'o1,1x1-1296', d1, a2 b3-a2",
    "'oo1,1x1-1296', d1, a2 b3-a2 c1-a2-b3 d2-a2-b3-c1 a3-a2-b3-c1-d2",
    "'o1,2', d1, a3",
    "'o1,2', d2, ''",
    "'o4,0', d2, ''"
  })
  void goesOverTheEdgeAndEndsWhereItCameFrom(String path, String from, String expected) {
    assertThat(lines(path, from, Side.WHITE)).startsWith(expected);
    assertThat(lines(path, from, Side.WHITE).isEmpty()).isEqualTo(expected.isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"'o1,1x1-9', a3, d2 c1-d2", "'o0,1', b2, b1"})
  void isTurnedForBlack(String path, String from, String expected) {
    assertThat(lines(path, from, Side.BLACK)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"o", "ooo1,1", "o1", "o1,1x2", "o1,1.1,1", "o1,1x-2-3"})
  void refusesWhatHasNoMeaning(String path) {
    assertThatThrownBy(() -> JoinedSlide.read(path))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + path + "' is no path of an attack");
  }
}
