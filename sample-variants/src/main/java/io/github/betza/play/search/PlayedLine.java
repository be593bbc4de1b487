package io.github.betza.play.search;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.Arrays;

/**
 * A game and the positions that it has gone through, so that a repeated one is recognised. A plain
 * capture can never be undone by further moves, so only the positions since then are looked at; a
 * piece that has been put elsewhere may be put back, and one that has promoted become what it was.
 */
public final class PlayedLine {
  private static final int STILL = 2;

  private final Game game;
  private long[] hashes = new long[256];

  /** How many plies before each position could have led back to it. */
  private int[] quiet = new int[256];

  private int size;
  private int quietNow;

  /** Makes a line that begins with the position in which a game stands. */
  public PlayedLine(Game game) {
    this.game = game;
  }

  /** Returns the game; its moves are made and taken back through this line only. */
  public Game game() {
    return game;
  }

  /** Returns how many moves have been made and not taken back. */
  public int size() {
    return size;
  }

  /** Makes a legal move. */
  public void make(MoveList moves, int index) {
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
      quiet = Arrays.copyOf(quiet, 2 * size);
    }
    hashes[size] = game.hash();
    quiet[size] = quietNow;
    size++;
    boolean isForGood = Move.isCapture(moves.get(index)) && moves.isPlain(index);
    quietNow = isForGood ? 0 : quietNow + 1;
    game.make(moves, index);
  }

  /**
   * Takes back the move made last.
   *
   * @throws IllegalStateException where none has been made
   */
  public void unmake() {
    if (size == 0) {
      throw new IllegalStateException("no move to take back");
    }
    game.unmake();
    size--;
    quietNow = quiet[size];
  }

  /** Returns whether the position has been there before with the same side to move. */
  boolean isRepeated() {
    long hash = game.hash();
    int first = size - quietNow;
    for (int i = size - STILL; i >= first; i -= STILL) {
      if (hashes[i] == hash) {
        return true;
      }
    }
    return false;
  }
}
