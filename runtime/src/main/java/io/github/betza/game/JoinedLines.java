package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Leg;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of paths that go on over joined edges of the board: so the squares that matter depend
 * on where the piece stands.
 */
final class JoinedLines {
  private JoinedLines() {}

  /** Returns the lines of a path from a square. A slide ends where it comes back to it. */
  static List<Line> from(Geometry geometry, int square, int side, AttackPath path) {
    boolean torus = path.edges() == Edges.TORUS;
    Leg leg = path.legs().get(0);
    int turn = side == Side.WHITE ? 1 : -1;
    int files = turn * leg.files();
    int ranks = turn * leg.ranks();
    List<Line> lines = new ArrayList<>();
    List<Integer> passed = new ArrayList<>();
    int at = geometry.wrap(square, files, ranks, torus);
    for (int steps = 1; steps <= leg.most() && at != Geometry.OFF && at != square; steps++) {
      if (steps >= leg.least()) {
        lines.add(new Line(at - square, passed));
      }
      passed.add(Line.empty(at - square));
      at = geometry.wrap(at, files, ranks, torus);
    }
    return lines;
  }
}
