package io.github.betza.benchmarks.limit;

/**
 * Walks through the sequences of legal moves of chess, in code that an expert writes for chess
 * alone: sets of squares, sliders by multiplication, pins and checks as masks. It keeps the state
 * that an engine needs: cells, the hash, the half-move clock and the record for repetitions.
 */
public final class HandChess {
  private static final int MOST_PLIES = 32;

  private final Position position;
  private final Lister lister;
  private final Moves[] lists = new Moves[MOST_PLIES];

  /**
   * Sets up a position.
   *
   * @param fen the position in FEN, a correct one
   */
  public HandChess(String fen) {
    position = new Position(fen);
    lister = new Lister(position);
    for (int i = 0; i < MOST_PLIES; i++) {
      lists[i] = new Moves();
    }
  }

  /**
   * Returns the number of sequences of legal moves, and makes all moves.
   *
   * @param plies their length, 0 to 32
   */
  public long made(int plies) {
    if (plies == 0) {
      return 1;
    }
    Moves moves = lists[plies - 1];
    lister.list(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size; i++) {
      position.make(moves.words[i]);
      nodes += made(plies - 1);
      position.unmake();
    }
    return nodes;
  }

  /**
   * Returns the number of sequences of legal moves; the moves of the last ply are listed, not made.
   *
   * @param plies their length, 1 to 32
   */
  public long listed(int plies) {
    Moves moves = lists[plies - 1];
    lister.list(moves);
    if (plies == 1) {
      return moves.size;
    }
    long nodes = 0;
    for (int i = 0; i < moves.size; i++) {
      position.make(moves.words[i]);
      nodes += listed(plies - 1);
      position.unmake();
    }
    return nodes;
  }
}
