package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.OneLineText;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the field of a FEN that names the piece which may be captured en passant, see {@link Fen}.
 */
final class EnPassantField {
  private EnPassantField() {}

  /** Grants the right that the field of a FEN names. */
  static void read(Board board, Fen.Part part) {
    String field = part.text();
    if (field.equals("-")) {
      return;
    }
    List<Integer> squares = squares(board.geometry(), part);
    int victim =
        squares.size() == 1 ? victimBeyond(board, squares.get(0)) : takeVictim(board, squares);
    if (squares.stream().distinct().count() < squares.size()) {
      throw part.refusal("a square is named twice in " + OneLineText.brief(field));
    }
    if (victim == Geometry.OFF
        || !Cell.isPiece(board.get(victim))
        || Cell.side(board.get(victim)) == board.side()
        || squares.stream().anyMatch(square -> board.get(square) != Cell.EMPTY)) {
      throw part.refusal("no piece has passed over " + OneLineText.brief(field));
    }
    board.setEnPassant(victim, squares.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * Removes the square of the victim from several squares: the only occupied one, or else the last
   * one.
   */
  private static int takeVictim(Board board, List<Integer> squares) {
    List<Integer> occupied =
        squares.stream().filter(square -> board.get(square) != Cell.EMPTY).toList();
    Integer victim = occupied.size() == 1 ? occupied.get(0) : squares.get(squares.size() - 1);
    squares.remove(squares.lastIndexOf(victim));
    return victim;
  }

  /** Returns the squares of a sequence of names. */
  private static List<Integer> squares(Geometry geometry, Fen.Part field) {
    List<Integer> squares = new ArrayList<>();
    int start = 0;
    for (String text : field.text().split("(?<=[0-9])(?=[^0-9])", 0)) {
      Fen.Part name = field.part(start, start + text.length());
      squares.add(
          Fen.findSquare(geometry, text).orElseThrow(() -> name.refusal(Fen.noSquare(text))));
      start += text.length();
    }
    return squares;
  }

  /**
   * Returns the first occupied square beyond a square that the piece which has just moved passed
   * over, if it went straight forward.
   */
  static int victimBeyond(Board board, int passed) {
    // That piece belongs to the side that is not to move.
    int forward = board.side() == Side.WHITE ? -1 : 1;
    int victim = passed;
    do {
      victim = board.geometry().step(victim, 0, forward);
    } while (victim != Geometry.OFF && board.get(victim) == Cell.EMPTY);
    return victim;
  }
}
