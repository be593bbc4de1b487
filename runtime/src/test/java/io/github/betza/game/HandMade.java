package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import java.util.ArrayList;
import java.util.List;

/** Pieces whose moves are written by hand, and what tests ask of games with them. */
final class HandMade {
  /** It goes one step to any side. */
  static final PieceMoves KING = of((board, from, moves) -> steps(board, from, moves));

  /** It goes one step to any side, and only as its first move. */
  static final PieceMoves STARTER =
      of(
          (board, from, moves) -> {
            if ((board.get(from) & Cell.UNMOVED) != 0) {
              steps(board, from, moves);
            }
          });

  /** It has no moves. */
  static final PieceMoves STONE = of((board, from, moves) -> {});

  private HandMade() {}

  /** Appends all moves of a piece on a square. */
  @FunctionalInterface
  interface Moves {
    void append(Board board, int from, MoveList moves);
  }

  /** Returns a piece that has some moves, and captures by those of them that do. */
  static PieceMoves of(Moves all) {
    return new PieceMoves() {
      @Override
      public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
        MoveList found = new MoveList();
        all.append(board, from, found);
        for (int i = 0; i < found.size(); i++) {
          boolean captures = Move.isCapture(found.get(i));
          if (wanted == ALL || captures == (wanted == CAPTURES)) {
            moves.append(found, i);
          }
        }
      }

      @Override
      public boolean canCapture(Board board, int from, int target) {
        MoveList found = new MoveList();
        all.append(board, from, found);
        boolean takes = false;
        for (int i = 0; i < found.size(); i++) {
          takes |= Effect.takes(found, i, target);
        }
        return takes;
      }
    };
  }

  private static void steps(Board board, int from, MoveList moves) {
    for (int files = -1; files <= 1; files++) {
      for (int ranks = -1; ranks <= 1; ranks++) {
        leap(board, from, files, ranks, moves);
      }
    }
  }

  /** Appends a leap to an empty square, or one that captures an enemy. */
  static void leap(Board board, int from, int files, int ranks, MoveList moves) {
    int to = board.geometry().step(from, files, ranks);
    if (to != Geometry.OFF && board.get(to) == Cell.EMPTY) {
      moves.quiet(from, to);
    } else if (to != Geometry.OFF && isEnemy(board, from, to)) {
      moves.capture(from, to);
    }
  }

  static boolean isEnemy(Board board, int from, int to) {
    int cell = board.get(to);
    return Cell.isPiece(cell) && Cell.side(cell) != Cell.side(board.get(from));
  }

  /** Appends a move with an effect, see {@link Effect}. */
  static void special(int from, int to, int effect, boolean captures, MoveList moves) {
    moves.pending().push(effect);
    moves.pending().add(from, to, captures);
    moves.pending().pop();
  }

  /** Makes the move with a name. */
  static void play(Game game, String name) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    game.make(moves, game.find(moves, name));
  }

  /** Returns the names of the legal moves. */
  static List<String> names(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(game.text(moves, i));
    }
    return names;
  }
}
