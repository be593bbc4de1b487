package io.github.betza.play.search;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * Tells which moves to try first: the one that was best before, captures of much by little, moves
 * that refuted a neighbouring position, moves that have been good elsewhere.
 */
final class MoveOrder {
  private static final int KNOWN_BEST = 1 << 30;
  private static final int CAPTURE = 1 << 24;
  private static final int KILLER = 1 << 23;
  private static final int MOST_HISTORY = 1 << 22;

  /** Among captures of the same worth, the cheapest capturer comes first. */
  private static final int VICTIM_FACTOR = 16;

  /** Squares have 12 bits. */
  private static final int SQUARES = 1 << 12;

  private final PieceValues values;
  private final int[] killers = new int[2 * Searcher.MAX_PLY];

  /** How often a piece's move to a square was good, by kind and square. */
  private final int[] history;

  MoveOrder(PieceValues values, int kinds) {
    this.values = values;
    this.history = new int[2 * (kinds + 1) * SQUARES];
  }

  /** Forgets the moves that were good. */
  void clear() {
    Arrays.fill(killers, 0);
    Arrays.fill(history, 0);
  }

  /**
   * Sets how promising the moves are.
   *
   * @param best the key of the move that was best before, or 0
   * @param loudOnly whether only moves shall be handed out that {@link #changesForGood}
   */
  void arrange(MovePicker picker, Board board, int ply, int best, boolean loudOnly) {
    MoveList moves = picker.moves();
    picker.begin();
    int known = best == 0 ? -1 : moves.find(best);
    for (int i = 0; i < moves.size(); i++) {
      if (loudOnly && !changesForGood(moves, i, board)) {
        picker.skip(i);
      } else {
        picker.promise(i, i == known ? KNOWN_BEST : promise(moves, i, board, ply));
      }
    }
  }

  private int promise(MoveList moves, int index, Board board, int ply) {
    int move = moves.get(index);
    if (isLoud(move)) {
      int mover = values.of(Cell.kind(board.get(Move.from(move))));
      return CAPTURE + VICTIM_FACTOR * gain(moves, index, board) - mover;
    }
    if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
      return KILLER;
    }
    return history[place(board, move)];
  }

  /** Returns whether a move captures or promotes. */
  private static boolean isLoud(int move) {
    return Move.isCapture(move) || promotes(move);
  }

  private static boolean promotes(int move) {
    return Move.promotion(move) != 0 && !Move.isDrop(move);
  }

  /**
   * Returns whether a move takes a piece off the board, or makes more of the mover: of such moves
   * there is an end, whereas pieces that are put elsewhere can be put back.
   */
  private boolean changesForGood(MoveList moves, int index, Board board) {
    int move = moves.get(index);
    if (!Move.isCapture(move)) {
      return promotes(move) && gain(moves, index, board) > 0;
    }
    return !Effect.isIn(moves, index, Effect.UNLOAD);
  }

  /** Returns what a move takes, and what it makes of the mover. */
  private int gain(MoveList moves, int index, Board board) {
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    int side = board.side();
    int promotion = Move.promotion(move);
    int gain = promotion == 0 ? 0 : values.of(promotion) - values.of(Cell.kind(board.get(from)));
    if (Move.isCapture(move) && from != to) {
      gain += worthToTake(board.get(to), side);
    }
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) == Effect.REMOVE) {
        gain += worthToTake(board.get(Effect.first(effect)), side);
      }
    }
    return gain;
  }

  private int worthToTake(int cell, int side) {
    if (!Cell.isPiece(cell)) {
      return 0;
    }
    int worth = values.of(Cell.kind(cell));
    return Cell.side(cell) == side ? -worth : worth;
  }

  /** Notes a quiet move that refuted what the other side did. */
  void refutes(Board board, int move, int ply, int depth) {
    if (isLoud(move)) {
      return;
    }
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int place = place(board, move);
    history[place] += depth * depth;
    if (history[place] >= MOST_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] >>= 1;
      }
    }
  }

  private static int place(Board board, int move) {
    boolean drops = Move.isDrop(move);
    int cell = drops ? Cell.of(Move.promotion(move), board.side()) : board.get(Move.from(move));
    return (2 * Cell.kind(cell) + Cell.side(cell)) * SQUARES + Move.to(move);
  }
}
