package io.github.betza.game;

import io.github.betza.BareKing;
import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.board.Side;
import io.github.betza.generated.GameMoves;

/**
 * Counts the legal answers to a move that is not made on the board, or to the one made last, with
 * the code that a game has for it, see {@link GameMoves#countAnswers}.
 */
final class AnswerCounter {
  /** The move must be made to count its answers. */
  static final int UNCOUNTED = -1;

  private static final int NONE = -1;

  private final GameMoves pieces;
  private final Board board;
  private final BitBoards bits;
  private final PieceLists lists;
  private final boolean isPossible;

  /** Whether a side loses by being left with its royal piece alone. */
  private final boolean endsByBareKing;

  AnswerCounter(GameMoves pieces, Attacks attacks, Position position) {
    this.pieces = pieces;
    this.board = position.board();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.isPossible =
        pieces.countsAnswers()
            && bits.holes(0) == 0
            && isPossible(lists, attacks.sets(), Side.WHITE)
            && isPossible(lists, attacks.sets(), Side.BLACK);
    this.endsByBareKing = position.rules().ends().bareKing() != BareKing.PLAYS_ON;
  }

  /** A side keeps its only royal piece as long as its moves are legal. */
  private static boolean isPossible(PieceLists lists, SetAttacks attacks, int side) {
    return lists.royalCount(side) == 1
        && attacks.hasAllAttacks(side)
        && !attacks.attackOverHurdles(side);
  }

  /** Returns whether moves are counted here. */
  boolean isPossible() {
    return isPossible;
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
   * Returns how many legal moves the other side has after a legal move, or {@link #UNCOUNTED} where
   * that changes more than two squares, and rights to answer.
   */
  int count(MoveList moves, int index) {
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if (!isPossible || from == to || mayEnd()) {
      return UNCOUNTED;
    }
    long passed = 0;
    if (Move.isSpecial(move)) {
      if (!moves.isPlain(index)) {
        return UNCOUNTED;
      }
      passed = passed(moves, index);
    }
    int promotion = Move.promotion(move);
    int arrived = promotion != 0 ? promotion : Cell.kind(board.cells()[from]);
    int end = bits.number(to);
    int side = Side.opponent(board.side());
    return pieces.countAnswers(side, bits.number(from), end, arrived, end, passed);
  }

  /** Returns whether one capture may end the game, or has. */
  private boolean mayEnd() {
    return endsByBareKing && (lists.total(Side.WHITE) <= 2 || lists.total(Side.BLACK) <= 2);
  }

  private long passed(MoveList moves, int index) {
    long passed = 0;
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      passed |= 1L << bits.number(Effect.first(moves.effect(index, i)));
    }
    return passed;
  }
}
