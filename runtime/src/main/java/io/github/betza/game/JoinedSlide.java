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
 * @param files the files of a step of White's
 * @param ranks the ranks of a step of White's
 * @param least the fewest steps
 * @param most the most steps; the squares between two of them must be empty
 * @param torus whether the first and the last rank are joined too
 */
record JoinedSlide(int files, int ranks, int least, int most, boolean torus) {
  private static final Pattern TEXT = Pattern.compile("(oo?)(-?\\d+),(-?\\d+)(?:x(\\d+)-(\\d+))?");

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
      throw new IllegalArgumentException("'" + path + "' is no path of an attack");
    }
    boolean once = matcher.group(4) == null;
    return new JoinedSlide(
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(3)),
        once ? 1 : Integer.parseInt(matcher.group(4)),
        once ? 1 : Integer.parseInt(matcher.group(5)),
        matcher.group(1).equals("oo"));
  }

  /** Returns the lines from a square. A slide ends where it comes back to it. */
  List<Line> from(Geometry geometry, int square, int side) {
    int turn = side == Side.WHITE ? 1 : -1;
    List<Line> lines = new ArrayList<>();
    List<Integer> passed = new ArrayList<>();
    int at = geometry.wrap(square, turn * files, turn * ranks, torus);
    for (int steps = 1; steps <= most && at != Geometry.OFF && at != square; steps++) {
      if (steps >= least) {
        lines.add(new Line(at - square, passed));
      }
      passed.add(Line.empty(at - square));
      at = geometry.wrap(at, turn * files, turn * ranks, torus);
    }
    return lines;
  }
}
