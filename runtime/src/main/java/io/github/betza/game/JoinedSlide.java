package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A slide along which a piece attacks on a board whose edges are joined: so the squares that matter
 * depend on where it stands.
 *
 * @param step its step, and how often it is made
 * @param torus whether the first and the last rank are joined too
 */
record JoinedSlide(Repeated step, boolean torus) {
  private static final Pattern TEXT = Pattern.compile("(oo?)" + Repeated.PATTERN);

  /** Returns whether a path of an attack, as a text, is such a slide. */
  static boolean isJoined(String path) {
    return path.startsWith("o");
  }

  /**
   * Reads a slide.
   *
   * @throws IllegalArgumentException where the text has no meaning
   */
  static JoinedSlide read(String path) {
    Matcher matcher = TEXT.matcher(path);
    if (!matcher.matches()) {
      throw Repeated.noPath(path);
    }
    return new JoinedSlide(Repeated.read(matcher, path), matcher.group(1).equals("oo"));
  }

  /** Returns the lines from a square. A slide ends where it comes back to it. */
  List<Line> from(Geometry geometry, int square, int side) {
    int turn = side == Side.WHITE ? 1 : -1;
    int files = turn * step.files();
    int ranks = turn * step.ranks();
    List<Line> lines = new ArrayList<>();
    List<Integer> passed = new ArrayList<>();
    int at = geometry.wrap(square, files, ranks, torus);
    for (int steps = 1; steps <= step.most() && at != Geometry.OFF && at != square; steps++) {
      if (steps >= step.least()) {
        lines.add(new Line(at - square, passed));
      }
      passed.add(Line.empty(at - square));
      at = geometry.wrap(at, files, ranks, torus);
    }
    return lines;
  }
}
