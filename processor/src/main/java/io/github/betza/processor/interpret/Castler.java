package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative.Castling;
import java.util.List;
import java.util.Optional;

/** Castles, see {@link Castling}. */
final class Castler {
  private final Board board;
  private final Geometry geometry;
  private final int origin;
  private final int side;

  /** 1 where White's left and right count, -1 where they are turned round. */
  private final int orientation;

  /**
   * Makes a castler for a piece.
   *
   * @param origin the square of the piece
   * @param forward 1 where it faces the enemy as usual, -1 where it faces its own side
   */
  Castler(Board board, int origin, int forward) {
    this.board = board;
    this.geometry = board.geometry();
    this.origin = origin;
    this.side = Cell.side(board.get(origin));
    this.orientation = side == Side.WHITE ? forward : -forward;
  }

  /** Returns the move, if the position allows it. */
  Optional<InterpretedMove> move(Castling castling) {
    int direction = castling.direction() * orientation;
    int square = origin;
    int distance = 0;
    do {
      square = geometry.step(square, direction, 0);
      distance++;
    } while (square != Geometry.OFF && board.get(square) == Cell.EMPTY);
    if (square == Geometry.OFF || !isPartner(square) || castling.steps() > distance) {
      return Optional.empty();
    }
    int beyond = geometry.step(square, direction * (castling.inset() + 1), 0);
    int edgeSide = geometry.step(square, direction * castling.inset(), 0);
    boolean atEdge = beyond == Geometry.OFF || board.get(beyond) == Cell.EDGE;
    boolean onBoard = edgeSide != Geometry.OFF && board.get(edgeSide) != Cell.EDGE;
    if (!atEdge || !onBoard) {
      return Optional.empty();
    }
    int to = geometry.step(origin, direction * castling.steps(), 0);
    int partnerTo = geometry.step(origin, direction * (castling.steps() - 1), 0);
    int effect = Effect.of(Effect.PARTNER, square, partnerTo);
    return Optional.of(new InterpretedMove(origin, to, false, List.of(effect)));
  }

  private boolean isPartner(int square) {
    int cell = board.get(square);
    return Cell.isPiece(cell) && Cell.side(cell) == side && (cell & Cell.UNMOVED) != 0;
  }
}
