package io.github.betza.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareSetTest {
  private static final Geometry GEOMETRY = new Geometry(3, 4);

  private static String squares(String text, int side) {
    SquareSet set = SquareSet.parse(GEOMETRY, text);
    Set<String> names = new TreeSet<>();
    for (int rank = 0; rank < 4; rank++) {
      for (int file = 0; file < 3; file++) {
        int square = GEOMETRY.square(file, rank);
        if (set.contains(side, square)) {
          names.add(GEOMETRY.name(square));
        }
      }
    }
    return String.join(" ", names);
  }

  @ParameterizedTest
  @CsvSource({
    "b2, b2, b3",
    "4, a4 b4 c4, a1 b1 c1",
    "1-2, a1 a2 b1 b2 c1 c2, a3 a4 b3 b4 c3 c4",
    "a, a1 a2 a3 a4, c1 c2 c3 c4",
    "c-b, b1 b2 b3 b4 c1 c2 c3 c4, a1 a2 a3 a4 b1 b2 b3 b4",
    "a1-b2, a1 a2 b1 b2, b3 b4 c3 c4",
    "b2-a1, a1 a2 b1 b2, b3 b4 c3 c4",
    "a1 c4 a1, a1 c4, a1 c4"
  })
  void isTurnedForBlack(String text, String white, String black) {
    assertThat(squares(text, Side.WHITE)).isEqualTo(white);
    assertThat(squares(text, Side.BLACK)).isEqualTo(black);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '' | no squares are named
          d1 | 'd1' is not a square, file or rank of a board of 3x4
          5 | '5' is not a square, file or rank of a board of 3x4
          d | 'd' is not a square, file or rank of a board of 3x4
          a0 | 'a0' is not a square, file or rank of a board of 3x4
          a1- | 'a1-' has nothing on one side of its hyphen, beside which no space may stand
          a1 - b2 | '-' has nothing on one side of its hyphen, beside which no space may stand
          1\u20133 | '1\\u20133' is not a square, file or rank of a board of 3x4
          A1 | 'A1' is not a square, file or rank of a board of 3x4
          a1-b-c | 'a1-b-c' has two hyphens
          a1-3 | 'a1-3' is not from square to square, file to file or rank to rank
          """)
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> SquareSet.parse(GEOMETRY, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
