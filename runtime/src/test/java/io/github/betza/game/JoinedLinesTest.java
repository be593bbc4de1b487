package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.PairLines.JoinedLines;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JoinedLinesTest {
  private static final Geometry GEOMETRY = new Geometry(4, 3);

  /** Returns the squares attacked, each with those passed before it. */
  private static String lines(AttackPath path, String from, int side) {
    int square = GEOMETRY.square(from);
    return JoinedLines.from(GEOMETRY, square, side, path).stream()
        .map(
            line ->
                GEOMETRY.name(square + line.distance())
                    + line.passed().stream()
                        .map(passed -> "-" + GEOMETRY.name(square + Line.distance(passed)))
                        .collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
  }

  private static AttackPath path(Edges edges, int files, int ranks, int least, int most) {
    AttackPath path = AttackPath.slide(files, ranks, least, most);
    return edges == Edges.TORUS ? path.onTorus() : path.onCylinder();
  }

  @ParameterizedTest
  @CsvSource({
    "CYLINDER, 1, 0, 1, 1296, c2, d2 a2-d2 b2-d2-a2",
    "CYLINDER, 1, 0, 2, 3, c2, a2-d2 b2-d2-a2",
    "CYLINDER, 1, 1, 1, 1296, d1, a2 b3-a2",
    "TORUS, 1, 1, 1, 1296, d1, a2 b3-a2 c1-a2-b3 d2-a2-b3-c1 a3-a2-b3-c1-d2",
    "CYLINDER, 1, 2, 1, 1, d1, a3",
    "CYLINDER, 1, 2, 1, 1, d2, ''",
    "CYLINDER, 4, 0, 1, 1, d2, ''"
  })
  void goesOverTheEdgeAndEndsWhereItCameFrom(
      Edges edges, int files, int ranks, int least, int most, String from, String expected) {
    String lines = lines(path(edges, files, ranks, least, most), from, Side.WHITE);
    assertThat(lines).startsWith(expected);
    assertThat(lines.isEmpty()).isEqualTo(expected.isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 9, a3, d2 c1-d2", "0, 1, 1, b2, b1"})
  void isTurnedForBlack(int files, int ranks, int most, String from, String expected) {
    assertThat(lines(path(Edges.CYLINDER, files, ranks, 1, most), from, Side.BLACK))
        .isEqualTo(expected);
  }
}
