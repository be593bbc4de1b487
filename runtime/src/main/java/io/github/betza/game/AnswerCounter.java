package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.PieceLists;

/**
 * Counts the legal answers to a move that is not made on the board, or to the one made last, with
 * the code that a game has for it, see {@link GameMoves#countAnswers}.
 */
final class AnswerCounter {
  private static final int NONE = -1;

  private final GameMoves pieces;
  private final Board board;
  private final PieceLists lists;
  private final BitBoards bits;
  private final boolean isPossible;

  AnswerCounter(GameMoves pieces, Attacks attacks, Position position) {
    this.pieces = pieces;
    this.board = position.board();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.isPossible =
        pieces.countsAnswers()
            && bits.holes(0) == 0
            && attackOverEmptySquares(attacks.sets(), Side.WHITE)
            && attackOverEmptySquares(attacks.sets(), Side.BLACK);
  }

  private static boolean attackOverEmptySquares(SetAttacks attacks, int side) {
    return attacks.hasAllAttacks(side) && !attacks.attackOverHurdles(side);
  }

  /** Returns whether the moves of a side can be counted. */
  boolean isPossible(int side) {
    return isPossible && lists.royalCount(side) == 1;
  }

  /** Returns how many legal moves the side to move has. */
  int count() {
    long passed = 0;
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      passed |= 1L << bits.number(board.enPassantSquare(i));
    }
    int victim = passed == 0 ? NONE : bits.number(board.enPassantVictim());
    return pieces.countAnswers(board.side(), NONE, NONE, NONE, victim, passed);
  }

  /**
   * Returns whether a move changes no more than what stands on two squares, and rights to answer.
   */
  static boolean changesTwoSquares(MoveList moves, int index) {
    int move = moves.get(index);
    return moves.isPlain(index)
        || (Move.promotion(move) != 0
            && Move.from(move) != Move.to(move)
            && moves.effectCount(index) == 0);
  }

  /** Returns how many legal moves the other side has after such a move. */
  int count(MoveList moves, int index) {
    int move = moves.get(index);
    int reached = bits.number(Move.to(move));
    long passed = 0;
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      passed |= 1L << bits.number(Effect.first(moves.effect(index, i)));
    }
    int promotion = Move.promotion(move);
    return pieces.countAnswers(
        Side.opponent(board.side()),
        bits.number(Move.from(move)),
        reached,
        promotion != 0 ? promotion : Cell.kind(board.cells()[Move.from(move)]),
        reached,
        passed);
  }
}
