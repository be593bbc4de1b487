package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.Map;
import java.util.Optional;

/**
 * What a piece would do with others on the board while it is alone there: hops, hurdles, victims
 * and exchanges, as its diagram shows them. With other pieces the moves themselves are shown.
 *
 * @param geometry the board
 * @param from the square of the piece
 * @param turn 1 for a piece of White, -1 for one of Black
 * @param symbols the symbols of the diagram; none with another piece on the board
 */
record LoneMarks(Geometry geometry, int from, int turn, Map<Vector, Character> symbols) {
  /** Looks at the piece on a square. */
  static LoneMarks of(Board board, int from, Piece piece) {
    Geometry geometry = board.geometry();
    int turn = Cell.side(board.get(from)) == Side.WHITE ? 1 : -1;
    Vector left = new Vector(-geometry.file(from), -geometry.rank(from));
    Vector right = left.plus(new Vector(geometry.files() - 1, geometry.ranks() - 1));
    boolean unmoved = (board.get(from) & Cell.UNMOVED) != 0;
    Map<Vector, Character> symbols =
        !isAlone(board, from)
            ? Map.of()
            : turn > 0
                ? Diagram.onBoard(piece, left, right, unmoved)
                : Diagram.onBoard(piece, right.opposite(), left.opposite(), unmoved);
    return new LoneMarks(geometry, from, turn, symbols);
  }

  private static boolean isAlone(Board board, int from) {
    for (int square = 0; square < board.cells().length; square++) {
      if (square != from && Cell.isPiece(board.get(square))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the mark on a square, if it has one, or else that of the moves themselves. */
  Optional<String> or(int square, MoveMarks moves) {
    Optional<String> now = moves.on(square);
    Vector place =
        new Vector(
                geometry.file(square) - geometry.file(from),
                geometry.rank(square) - geometry.rank(from))
            .times(turn);
    Character symbol = symbols.get(place);
    if (symbol == null) {
      return now;
    }
    Optional<String> end = end(symbol);
    return end.isPresent() ? end : now.or(() -> onTheWay(symbol));
  }

  /** Returns the shape of a symbol for an end that the moves themselves do not show. */
  private static Optional<String> end(char symbol) {
    return Optional.ofNullable(
        switch (symbol) {
          case 'C' -> "move-hop-capture";
          case 'M' -> "capture-hop-move";
          case 'h' -> "hop";
          case 'm' -> "hop-move";
          case 'c' -> "hop-capture";
          case 'e' -> "en-passant";
          case 'L' -> "locust";
          // An enemy there could be captured, but in passing only.
          case 'v' -> "victim";
          case 'V' -> "end-or-victim";
          case 'k' -> "castle";
          case 'o' -> "own";
          case 's' -> "swap";
          case 'S' -> "move-or-swap";
          case 'p' -> "custody";
          case 'P' -> "move-or-custody";
          case 'z' -> "hold";
          case 'Z' -> "end-or-hold";
          default -> null;
        });
  }

  /** Returns the shape of a symbol for a square on the way. */
  private static Optional<String> onTheWay(char symbol) {
    return Optional.ofNullable(
        switch (symbol) {
          case '^' -> "hurdle";
          case '~' -> "empty-or-hurdle";
          case '?' -> "one-hurdle";
          case '-' -> "empty";
          case ':' -> "one-way";
          default -> null;
        });
  }
}
