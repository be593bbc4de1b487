package io.github.betza.benchmarks.perft;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.Game;

/**
 * Walks through the sequences of legal moves of a game as an engine does, only by its public
 * methods: it lists the legal moves, and makes each and takes it back.
 */
final class Walk {
  private final Game game;
  private final MoveList[] lists;
  private final int[] squares;
  private long answers;

  /**
   * Makes a walk.
   *
   * @param plies the most plies
   */
  Walk(Game game, int plies) {
    this.game = game;
    squares = game.board().geometry().squares().toArray();
    lists = new MoveList[plies + 1];
    for (int i = 0; i <= plies; i++) {
      lists[i] = new MoveList();
    }
  }

  /** Returns the number of sequences of this many moves, and makes all moves. */
  long made(int plies) {
    if (plies == 0) {
      return 1;
    }
    MoveList moves = list(plies);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      game.make(moves, i);
      nodes += made(plies - 1);
      game.unmake();
    }
    return nodes;
  }

  /**
   * Returns the number of sequences of this many moves, 1 or more; the moves of the last ply are
   * listed, not made.
   */
  long listed(int plies) {
    MoveList moves = list(plies);
    if (plies == 1) {
      return moves.size();
    }
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      game.make(moves, i);
      nodes += listed(plies - 1);
      game.unmake();
    }
    return nodes;
  }

  /** Calls a question in each position after this many moves, and returns the number of calls. */
  long answered(Question question, int plies) {
    if (plies == 0) {
      return ask(question);
    }
    MoveList moves = list(plies);
    long times = 0;
    for (int i = 0; i < moves.size(); i++) {
      game.make(moves, i);
      times += answered(question, plies - 1);
      game.unmake();
    }
    return times;
  }

  private int ask(Question question) {
    return switch (question) {
      case NOTHING -> 1;
      case MOVES -> {
        answers += list(0).size();
        yield 1;
      }
      case CAPTURES -> {
        lists[0].clear();
        game.legalCaptures(lists[0]);
        answers += lists[0].size();
        yield 1;
      }
      case ATTACKED -> askOfPieces();
      case IN_CHECK -> {
        answers += game.inCheck() ? 1 : 0;
        yield 1;
      }
      case GIVES_CHECK -> askOfMoves();
    };
  }

  private int askOfPieces() {
    Board board = game.board();
    int pieces = 0;
    for (int square : squares) {
      int cell = board.get(square);
      if (cell != Cell.EMPTY) {
        answers += game.isAttacked(square, Side.opponent(Cell.side(cell))) ? 1 : 0;
        pieces++;
      }
    }
    return pieces;
  }

  private int askOfMoves() {
    MoveList moves = list(0);
    for (int i = 0; i < moves.size(); i++) {
      answers += game.givesCheck(moves, i) ? 1 : 0;
    }
    return moves.size();
  }

  /** Returns the sum of all answers so far. */
  long answers() {
    return answers;
  }

  private MoveList list(int plies) {
    MoveList moves = lists[plies];
    moves.clear();
    game.legalMoves(moves);
    return moves;
  }
}
