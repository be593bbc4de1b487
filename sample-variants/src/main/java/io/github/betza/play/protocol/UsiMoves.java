package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.regex.Pattern;

/**
 * Moves in the protocol USI. They are the texts of {@link Game#text} with the squares of Shogi:
 * files are digits and count from White's right, ranks are letters and count from Black's side, so
 * that a1 of a board of nine files and ranks is {@code 9i}. A drop is {@code P*5e}.
 */
final class UsiMoves {
  /** The most files, which are written with one digit. */
  static final int MOST_FILES = 9;

  /** The most ranks, which are written with one letter. */
  static final int MOST_RANKS = 26;

  private static final Pattern USI_SQUARE = Pattern.compile("([1-9])([a-z])");
  private static final Pattern OWN_SQUARE = Pattern.compile("([a-i])([0-9]{1,2})");

  private UsiMoves() {}

  /** Returns a legal move of a game as text. */
  static String of(Game game, MoveList moves, int index) {
    Geometry geometry = game.rules().geometry();
    String text =
        OWN_SQUARE
            .matcher(game.text(moves, index))
            .replaceAll(found -> usiSquare(geometry, geometry.square(found.group())));
    return text.replaceFirst("^(\\+?[A-Z])@", "$1*");
  }

  private static String usiSquare(Geometry geometry, int square) {
    int file = geometry.files() - geometry.file(square);
    char rank = (char) ('a' + geometry.ranks() - 1 - geometry.rank(square));
    return "" + file + rank;
  }

  /** Returns the index of the legal move that a text means, or -1 if it means none. */
  static int find(Game game, MoveList legal, String text) {
    Geometry geometry = game.rules().geometry();
    String own =
        USI_SQUARE
            .matcher(text.replaceFirst("^(\\+?[A-Z])\\*", "$1@"))
            .replaceAll(found -> ownSquare(geometry, found.group()));
    int index = game.find(legal, own);
    // Several spellings mean the same move in this project; USI has one.
    return index >= 0 && of(game, legal, index).equals(text) ? index : -1;
  }

  /**
   * Returns the name of a square in this project; an invalid name becomes one that no board has.
   */
  private static String ownSquare(Geometry geometry, String square) {
    int file = geometry.files() - (square.charAt(0) - '0');
    int rank = geometry.ranks() - (square.charAt(1) - 'a');
    return file < 0 || rank < 1 ? "?" : "" + (char) ('a' + file) + rank;
  }
}
