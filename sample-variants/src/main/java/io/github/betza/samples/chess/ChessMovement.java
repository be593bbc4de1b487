package io.github.betza.samples.chess;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.play.Movement;

/** The movement of the six chess pieces, called directly, with promotion. */
final class ChessMovement implements Movement {
  private final Reach reach;

  ChessMovement(Reach reach) {
    this.reach = reach;
  }

  @Override
  public void generate(Board board, int from, MoveList moves) {
    switch (Cell.kind(board.get(from))) {
      case Chess.PAWN -> pawn(board, from, moves);
      case Chess.KNIGHT -> KnightMoves.moves(board, from, moves);
      case Chess.BISHOP -> BishopMoves.moves(board, from, moves);
      case Chess.ROOK -> RookMoves.moves(board, from, moves);
      case Chess.QUEEN -> QueenMoves.moves(board, from, moves);
      case Chess.KING -> KingMoves.moves(board, from, moves);
      default -> throw new IllegalArgumentException("no chess piece on square " + from);
    }
  }

  @Override
  public boolean attacks(Board board, int from, int target) {
    return switch (Cell.kind(board.get(from))) {
      case Chess.PAWN -> PawnMoves.attacks(board, from, target);
      case Chess.KNIGHT -> KnightMoves.attacks(board, from, target);
      case Chess.BISHOP -> BishopMoves.attacks(board, from, target);
      case Chess.ROOK -> RookMoves.attacks(board, from, target);
      case Chess.QUEEN -> QueenMoves.attacks(board, from, target);
      case Chess.KING -> KingMoves.attacks(board, from, target);
      default -> throw new IllegalArgumentException("no chess piece on square " + from);
    };
  }

  @Override
  public boolean mayAttack(int cell, int from, int target) {
    return reach.contains(cell, from, target);
  }

  /** A pawn that reaches the last rank becomes a queen, rook, bishop or knight. */
  private static void pawn(Board board, int from, MoveList moves) {
    int first = moves.size();
    PawnMoves.moves(board, from, moves);
    int end = moves.size();
    Geometry geometry = board.geometry();
    for (int i = first; i < end; i++) {
      int rank = geometry.rank(Move.to(moves.get(i)));
      if (rank == 0 || rank == geometry.ranks() - 1) {
        moves.promote(i, Chess.QUEEN);
        moves.appendPromoting(i, Chess.ROOK);
        moves.appendPromoting(i, Chess.BISHOP);
        moves.appendPromoting(i, Chess.KNIGHT);
      }
    }
  }
}
