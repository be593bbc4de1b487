package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.function.IntPredicate;

/** The field of a FEN that names the pieces which have not moved, as castling asks. */
final class CastlingField {
  private final Board board;
  private final Geometry geometry;
  private final IntPredicate castles;

  /**
   * Makes a reader.
   *
   * @param board the position, which takes the rights
   * @param castles which kinds castle: {@code K} and {@code Q} mean the outermost piece of those
   */
  CastlingField(Board board, IntPredicate castles) {
    this.board = board;
    this.geometry = board.geometry();
    this.castles = castles;
  }

  void read(String field) {
    if (field.equals("-")) {
      return;
    }
    if (field.length() > 2 * geometry.files()) {
      throw new MalformedPositionException("too many castling rights");
    }
    for (int i = 0; i < field.length(); i++) {
      if (field.indexOf(field.charAt(i)) < i) {
        throw new MalformedPositionException("a castling right is given twice");
      }
      grant(field.charAt(i));
    }
  }

  private void grant(char right) {
    int side = right >= 'a' ? Side.BLACK : Side.WHITE;
    int royal = royalOf(side);
    int partner = royal == Geometry.OFF ? Geometry.OFF : partnerOf(right, royal);
    if (partner == Geometry.OFF || !isOwn(partner, side) || partner == royal) {
      char shown = right > ' ' && right <= '~' ? right : '?';
      throw new MalformedPositionException("the position has no castling right '" + shown + "'");
    }
    board.put(royal, board.get(royal) | Cell.UNMOVED);
    board.put(partner, board.get(partner) | Cell.UNMOVED);
  }

  private int partnerOf(char right, int royal) {
    return switch (right) {
      case 'K', 'k' -> outermost(royal, geometry.files() - 1, -1);
      case 'Q', 'q' -> outermost(royal, 0, 1);
      default -> geometry.square(Character.toLowerCase(right) - 'a', geometry.rank(royal));
    };
  }

  /** Returns the own piece that castles and is nearest to an edge on the royal piece's rank. */
  private int outermost(int royal, int edge, int inward) {
    int rank = geometry.rank(royal);
    for (int file = edge; file != geometry.file(royal); file += inward) {
      int square = geometry.square(file, rank);
      if (isOwn(square, Cell.side(board.get(royal)))
          && castles.test(Cell.kind(board.get(square)))) {
        return square;
      }
    }
    return Geometry.OFF;
  }

  private int royalOf(int side) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (isOwn(square, side) && (board.get(square) & Cell.ROYAL) != 0) {
          return square;
        }
      }
    }
    return Geometry.OFF;
  }

  private boolean isOwn(int square, int side) {
    int cell = board.get(square);
    return Cell.isPiece(cell) && Cell.side(cell) == side;
  }
}
