package io.github.betza.processor.notation;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Moves that stand in brackets or have signs between them, as mathematics writes a list: {@code
 * [W,R]}, {@code {Q N}}, {@code [Q][N]}. In notations they stand side by side.
 */
final class ListedMoves {
  private static final String OPEN = "[\\[({<]";
  private static final String CLOSE = "[\\])}>]";

  /**
   * Moves, as far as their signs tell. A leap by numbers keeps its parentheses, so none is among
   * them.
   */
  private static final String MOVES = "[A-Za-z][A-Za-z0-9]*";

  private static final String MEMBERS = MOVES + "([,;/|&+ ]+" + MOVES + ")*";

  /** No modifier stands in front of a bracket, and no range behind one. */
  private static final Pattern LIST =
      Pattern.compile("(" + OPEN + MEMBERS + CLOSE + "[,;/|&+ ]*)+|" + MEMBERS);

  private static final Pattern SIGNS = Pattern.compile("[^A-Za-z0-9]");

  private ListedMoves() {}

  /** Returns the moves of a text without what stands between and around them. */
  static Optional<String> of(String text) {
    return LIST.matcher(text).matches()
        ? Optional.of(SIGNS.matcher(text).replaceAll("")).filter(moves -> !moves.equals(text))
        : Optional.empty();
  }
}
