package io.github.betza.play.search;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.Arrays;

/**
 * Returns the moves of one position of the search one by one, the most promising first. They are
 * listed in stages, because most positions need only the first ones.
 */
final class MovePicker {
  /** No moves are listed yet. */
  private static final int BEGUN = 0;

  /** The move that was best before, if it is legal. */
  private static final int STORED = 1;

  /** Captures and promotions. */
  private static final int LOUD = 2;

  private static final int KILLERS = 3;

  /** The rest. */
  private static final int QUIET = 4;

  /**
   * By the stage listed last: the least promise with which a move comes before all moves not listed
   * yet.
   */
  private static final int[] FIRST_OF_ALL = {
    Integer.MAX_VALUE, MoveOrder.STORED, MoveOrder.LOUD, MoveOrder.KILLER, Integer.MIN_VALUE
  };

  private static final int TAKEN = Integer.MIN_VALUE;

  private final MoveOrder order;
  private final int ply;
  private final MoveList moves = new MoveList();
  private int[] promises = new int[256];
  private Game game;
  private int stored;
  private int stage;

  /** Makes a picker for positions at a number of plies from the root. */
  MovePicker(MoveOrder order, int ply) {
    this.order = order;
    this.ply = ply;
  }

  /** Begins with the legal moves of a game; the one with the word comes first. */
  void begin(Game newGame, int word) {
    game = newGame;
    stored = word;
    stage = BEGUN;
    moves.clear();
  }

  /** Begins with these moves only; the one with the word comes first. */
  void begin(Game newGame, int word, MoveList roots) {
    begin(newGame, word);
    for (int i = 0; i < roots.size(); i++) {
      moves.append(roots, i);
    }
    rank(0);
    stage = QUIET;
  }

  /** Returns the moves that are listed so far. */
  MoveList moves() {
    return moves;
  }

  /** Returns whether there is a legal move. */
  boolean hasMoves() {
    while (moves.size() == 0 && stage < QUIET) {
      listNext();
    }
    return moves.size() > 0;
  }

  /** Returns whether there is a legal capture. */
  boolean hasCapture() {
    while (stage < LOUD) {
      listNext();
    }
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the index of the most promising move not yet returned, or -1. */
  int next() {
    int best = mostPromising();
    while (stage < QUIET && (best < 0 || promises[best] < FIRST_OF_ALL[stage])) {
      listNext();
      best = mostPromising();
    }
    return take(best);
  }

  /** Returns the same among the captures and promotions that win for good, or -1. */
  int nextWinning() {
    while (stage < LOUD) {
      listNext();
    }
    int best = mostPromising();
    while (best >= 0 && !order.winsForGood(moves, best, promises[best])) {
      take(best);
      best = mostPromising();
    }
    return take(best);
  }

  private int mostPromising() {
    int best = greatest();
    // The loss of a capture is computed when its turn has come: often an earlier move is enough.
    while (best >= 0 && MoveOrder.isUntested(promises[best]) && order.loses(game, moves, best)) {
      promises[best] -= MoveOrder.LOSS;
      best = greatest();
    }
    return best;
  }

  private int greatest() {
    int best = -1;
    int most = TAKEN;
    for (int i = 0; i < moves.size(); i++) {
      if (promises[i] > most) {
        most = promises[i];
        best = i;
      }
    }
    return best;
  }

  private int take(int index) {
    if (index >= 0) {
      promises[index] = TAKEN;
    }
    return index;
  }

  private void listNext() {
    int first = moves.size();
    stage++;
    switch (stage) {
      case STORED -> game.legal(stored, moves);
      case LOUD -> game.legalCaptures(moves);
      case KILLERS -> {
        game.legal(order.killer(ply, 0), moves);
        game.legal(order.killer(ply, 1), moves);
      }
      default -> game.legalQuiets(moves);
    }
    rank(first);
  }

  /** Computes promises; moves that are listed a second time are not returned again. */
  private void rank(int first) {
    if (promises.length < moves.size()) {
      promises = Arrays.copyOf(promises, 2 * moves.size());
    }
    for (int i = first; i < moves.size(); i++) {
      int word = moves.get(i);
      boolean isKiller = word == order.killer(ply, 0) || word == order.killer(ply, 1);
      if (word == stored) {
        promises[i] = stage <= STORED ? MoveOrder.STORED : TAKEN;
      } else if (isKiller) {
        promises[i] = stage == QUIET ? TAKEN : MoveOrder.KILLER;
      } else {
        promises[i] = order.promise(game, moves, i);
      }
    }
  }
}
