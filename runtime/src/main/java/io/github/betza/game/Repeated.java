package io.github.betza.game;

import java.util.regex.Matcher;

/**
 * A step, and how often it may be repeated over empty squares, as {@link GameRulesBuilder#attacks}
 * writes it.
 *
 * @param files the files of a step of White's
 * @param ranks the ranks of a step of White's
 * @param least the fewest steps, at least 1
 * @param most the most steps; the squares between two of them must be empty
 */
record Repeated(int files, int ranks, int least, int most) {
  /** Matches a step in four groups, of which the last two may be missing. */
  static final String PATTERN = "(-?\\d{1,9}),(-?\\d{1,9})(?:x(\\d{1,9})-(\\d{1,9}))?";

  /**
   * Reads a step.
   *
   * @param matcher what has found {@link #PATTERN} after one group before it
   * @param path the path of which it is a part
   * @throws IllegalArgumentException where it is repeated and has no meaning
   */
  static Repeated read(Matcher matcher, String path) {
    int files = Integer.parseInt(matcher.group(2));
    int ranks = Integer.parseInt(matcher.group(3));
    if (matcher.group(4) == null) {
      return new Repeated(files, ranks, 1, 1);
    }
    int least = Integer.parseInt(matcher.group(4));
    int most = Integer.parseInt(matcher.group(5));
    // A step of length 0 leads nowhere, however often it is repeated.
    if (least < 1 || most < least || (files == 0 && ranks == 0)) {
      throw noPath(path);
    }
    return new Repeated(files, ranks, least, most);
  }

  /** Returns the refusal of a path that has no meaning. */
  static IllegalArgumentException noPath(String path) {
    return new IllegalArgumentException("'" + path + "' is no path of an attack");
  }
}
