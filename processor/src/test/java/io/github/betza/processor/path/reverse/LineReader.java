package io.github.betza.processor.path.reverse;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** Looks up on a board whether the squares of lines hold what they must. */
public final class LineReader {
  private LineReader() {}

  /** Returns whether a line lets the piece on a square capture the enemy piece on another. */
  public static boolean captures(List<AttackLine> lines, Board board, int from, int target) {
    return lines.stream().anyMatch(line -> captures(line, board, from, target));
  }

  private static boolean captures(AttackLine line, Board board, int from, int target) {
    return away(board, from, line.target()) == target
        && holds(board, from, target, line.victim())
        && (!line.initial() || (board.get(from) & Cell.UNMOVED) != 0)
        && line.crossings().stream()
            .allMatch(
                crossing ->
                    holds(board, from, away(board, from, crossing.square()), crossing.condition()));
  }

  private static int away(Board board, int from, Vector vector) {
    int sign = Cell.side(board.get(from)) == Side.WHITE ? 1 : -1;
    return board.geometry().step(from, sign * vector.files(), sign * vector.ranks());
  }

  private static boolean holds(Board board, int from, int square, Condition condition) {
    int cell = square == Geometry.OFF ? Cell.EDGE : board.get(square);
    boolean piece = Cell.isPiece(cell);
    boolean own = piece && Cell.side(cell) == Cell.side(board.get(from));
    boolean royal = (cell & Cell.ROYAL) != 0;
    return switch (condition) {
      case EMPTY -> cell == Cell.EMPTY;
      case OWN -> own;
      case ENEMY -> piece && !own;
      case ENEMY_COMMON -> piece && !own && !royal;
      case ENEMY_ROYAL -> piece && !own && royal;
      case OCCUPIED -> piece;
      case ANY -> cell != Cell.EDGE;
    };
  }
}
