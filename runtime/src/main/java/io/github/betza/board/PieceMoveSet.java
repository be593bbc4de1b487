package io.github.betza.board;

/**
 * The moves of one piece that a {@link MoveList} has already. Ordinary moves from one square are
 * found by the square that they reach, and all others by what they do.
 */
final class PieceMoveSet {
  private final ReachedSquares reached = new ReachedSquares();
  private final MoveIndex index = new MoveIndex();

  /** Forgets all moves. */
  void clear() {
    index.clear();
    reached.clear();
  }

  /** Returns whether a move is an ordinary one from the same square as those before. */
  boolean isSimple(int word) {
    return reached.isOfThese(word);
  }

  /**
   * Adds a move for which {@link #isSimple} returned true.
   *
   * @return whether it is new
   */
  boolean add(int word) {
    return reached.add(word);
  }

  /**
   * Adds a move of the list.
   *
   * @return whether it is new
   */
  boolean add(MoveList moves, int number) {
    int word = moves.get(number);
    return reached.isOfThese(word) ? reached.add(word) : index.add(moves, number);
  }
}
