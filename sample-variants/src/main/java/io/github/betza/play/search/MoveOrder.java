package io.github.betza.play.search;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import java.util.Arrays;

/**
 * Orders moves: first the move that was best before, then captures of valuable pieces by cheap
 * ones, moves that refuted a neighbouring position, moves that were good elsewhere, and captures
 * that lose.
 */
final class MoveOrder {
  /** The promise of the move that was best before. */
  static final int STORED = 1 << 30;

  /** The least promise of a capture or promotion that does not lose. */
  static final int LOUD = 1 << 24;

  /** The promise of a move that refuted a neighbouring position. */
  static final int KILLER = 1 << 23;

  /** The deduction for a capture or promotion that loses: less than every quiet move. */
  static final int LOSS = 1 << 25;

  private static final int MOST_HISTORY = 1 << 22;

  /** The factor of the victim: for victims of the same value, the cheapest capturer comes first. */
  private static final int VICTIM_FACTOR = 16;

  /** The greatest value of a piece. */
  private static final int MOST_WORTH = 1 << 16;

  /** The number of squares, which have 12 bits. */
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

  /** Clears the history of good moves. */
  void clear() {
    Arrays.fill(killers, 0);
    Arrays.fill(history, 0);
  }

  /** Returns the word of one of the two moves that refuted a position of a ply, or 0. */
  int killer(int ply, int number) {
    return killers[2 * ply + number];
  }

  /** Returns the promise of a move that is not known from elsewhere. */
  int promise(Game game, MoveList moves, int index) {
    if (!isLoud(moves.get(index))) {
      return history[place(game, moves, index)];
    }
    int worth = worths[game.movingKind(moves, index)];
    return LOUD + MOST_WORTH + VICTIM_FACTOR * gain(game, moves, index) - worth;
  }

  /** Returns the value that a move takes, plus the gain by a promotion. */
  private int gain(Game game, MoveList moves, int index) {
    int promotion = Move.promotion(moves.get(index));
    int taken =
        moves.effectCount(index) == 0
            ? worths[game.capturedKind(moves, index)]
            : takenWithEffects(game, moves, index);
    return promotion == 0
        ? taken
        : taken + worths[promotion] - worths[game.movingKind(moves, index)];
  }

  /** Returns the value that a move takes, which may take several pieces, also own ones. */
  private int takenWithEffects(Game game, MoveList moves, int index) {
    int move = moves.get(index);
    boolean replaces = Move.isCapture(move) && Move.from(move) != Move.to(move);
    int taken = replaces ? worthToTake(game, Move.to(move)) : 0;
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      boolean removes = Effect.kind(effect) == Effect.REMOVE;
      taken += removes ? worthToTake(game, Effect.first(effect)) : 0;
    }
    return taken;
  }

  private int worthToTake(Game game, int square) {
    int cell = game.board().get(square);
    if (!Cell.isPiece(cell)) {
      return 0;
    }
    int worth = worths[Cell.kind(cell)];
    return Cell.side(cell) == game.side() ? -worth : worth;
  }

  /** Returns whether a promise belongs to a capture or promotion that {@link #loses} must test. */
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
   * Returns whether a move wins value, and removes a piece from the board or promotes the mover:
   * the number of such moves is limited, whereas pieces that are put elsewhere can be put back.
   *
   * @param promise the promise of the move
   */
  boolean winsForGood(MoveList moves, int index, int promise) {
    boolean captures = Move.isCapture(moves.get(index));
    return captures
        ? promise >= LOUD && !Effect.isIn(moves, index, Effect.UNLOAD)
        : promise > LOUD + MOST_WORTH;
  }

  /** Records a quiet move that refuted the last move of the other side. */
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
