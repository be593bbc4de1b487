package io.github.betza.play.search;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import java.util.Arrays;

/**
 * Tells which moves to try first: the one that was best before, captures of much by little, moves
 * that refuted a neighbouring position, moves that have been good elsewhere, captures that lose.
 */
final class MoveOrder {
  /** The promise of the move that was best before. */
  static final int STORED = 1 << 30;

  /** What a capture or promotion promises at least, if it does not lose. */
  static final int LOUD = 1 << 24;

  /** The promise of a move that refuted a neighbouring position. */
  static final int KILLER = 1 << 23;

  /** A capture or promotion that loses promises so much less: less than every quiet move. */
  static final int LOSS = 1 << 25;

  private static final int MOST_HISTORY = 1 << 22;

  /** Among captures of the same worth, the cheapest capturer comes first. */
  private static final int VICTIM_FACTOR = 16;

  /** No piece is worth more. */
  private static final int MOST_WORTH = 1 << 16;

  /** Squares have 12 bits. */
  private static final int SQUARES = 1 << 12;

  private final int[] worths;

  /** Whether a capture that loses by the exchange after it cannot win otherwise. */
  private final boolean exchanges;

  private final int[] killers = new int[2 * Searcher.MAX_PLY];

  /** How often a piece's move to a square was good, by kind, side and square. */
  private final int[] history;

  MoveOrder(GameRules rules, PieceValues values) {
    this.worths = values.worths();
    this.exchanges = rules.royalty() == Royalty.CHECKMATE && rules.capturing() == Capturing.FREE;
    this.history = new int[2 * worths.length * SQUARES];
  }

  /** Forgets the moves that were good. */
  void clear() {
    Arrays.fill(killers, 0);
    Arrays.fill(history, 0);
  }

  /** Returns the word of one of the two moves that refuted a position of a ply, or 0. */
  int killer(int ply, int number) {
    return killers[2 * ply + number];
  }

  /** Returns how promising a move is that is not known from elsewhere. */
  int promise(Game game, MoveList moves, int index) {
    if (!isLoud(moves.get(index))) {
      return history[place(game, moves, index)];
    }
    int worth = worths[game.movingKind(moves, index)];
    return LOUD + MOST_WORTH + VICTIM_FACTOR * gain(game, moves, index) - worth;
  }

  /** Returns what a move takes, and what it makes of the mover. */
  private int gain(Game game, MoveList moves, int index) {
    int promotion = Move.promotion(moves.get(index));
    int taken = worths[game.capturedKind(moves, index)];
    return promotion == 0
        ? taken
        : taken + worths[promotion] - worths[game.movingKind(moves, index)];
  }

  /** Returns whether a promise is that of a capture or promotion of which {@link #loses} tells. */
  static boolean isUntested(int promise) {
    return promise >= LOUD && promise < STORED;
  }

  /** Returns whether a capture or promotion loses by the captures after it. */
  boolean loses(Game game, MoveList moves, int index) {
    return exchanges
        && gain(game, moves, index) < worths[game.movingKind(moves, index)]
        && game.exchange(moves, index, worths) < 0;
  }

  /** Returns whether a move captures or promotes. */
  private static boolean isLoud(int move) {
    return Move.isCapture(move) || promotes(move);
  }

  private static boolean promotes(int move) {
    return Move.promotion(move) != 0 && !Move.isDrop(move);
  }

  /**
   * Returns whether a move wins something, and takes a piece off the board or makes more of the
   * mover: of such moves there is an end, whereas pieces that are put elsewhere can be put back.
   *
   * @param promise what the move promises
   */
  boolean winsForGood(MoveList moves, int index, int promise) {
    boolean captures = Move.isCapture(moves.get(index));
    return captures
        ? promise >= LOUD && !Effect.isIn(moves, index, Effect.UNLOAD)
        : promise > LOUD + MOST_WORTH;
  }

  /** Notes a quiet move that refuted what the other side did. */
  void refutes(Game game, MoveList moves, int index, int ply, int depth) {
    int move = moves.get(index);
    if (isLoud(move)) {
      return;
    }
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int place = place(game, moves, index);
    history[place] += depth * depth;
    if (history[place] >= MOST_HISTORY) {
      for (int i = 0; i < history.length; i++) {
        history[i] >>= 1;
      }
    }
  }

  private int place(Game game, MoveList moves, int index) {
    int piece = 2 * game.movingKind(moves, index) + game.side();
    return piece * SQUARES + Move.to(moves.get(index));
  }
}
