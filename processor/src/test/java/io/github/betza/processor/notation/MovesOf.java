package io.github.betza.processor.notation;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.util.SortedSet;
import java.util.TreeSet;

/** The moves that the interpreter finds for a notation. */
public final class MovesOf {
  private static final int MOVER = 1;

  private MovesOf() {}

  /** Returns the squares to which a piece on d4 of an empty board of 8x8 squares can move. */
  public static SortedSet<String> fromD4(String notation, Dialect dialect) {
    return on(new Board(8, 8), "d4", SameMoves.piece(notation, dialect));
  }

  /**
   * Returns the squares to which a piece on d4 of 8x8 squares can move.
   *
   * @param others the squares of other pieces: a capital for an own one, as {@code "Ad6 ae4"}
   */
  public static SortedSet<String> fromD4(String notation, Dialect dialect, String others) {
    Board board = new Board(8, 8);
    for (String other : others.split(" ", -1)) {
      int side = Character.isUpperCase(other.charAt(0)) ? Side.WHITE : Side.BLACK;
      board.put(board.geometry().square(other.substring(1)), Cell.of(2, side));
    }
    return on(board, "d4", SameMoves.piece(notation, dialect));
  }

  private static SortedSet<String> on(Board board, String from, Piece piece) {
    Geometry geometry = board.geometry();
    int square = geometry.square(from);
    board.put(square, Cell.of(MOVER, Side.WHITE));
    SortedSet<String> squares = new TreeSet<>();
    new Interpreter(piece)
        .moves(board, square)
        .forEach(move -> squares.add(geometry.name(move.to())));
    return squares;
  }
}
