package io.github.betza.board;

/** Finds the pieces that a move takes. */
public final class Victims {
  private Victims() {}

  /**
   * Returns whether a move takes the enemy piece on a square: on the square that it reaches, unless
   * it changes places with that piece, or elsewhere.
   *
   * @param moves the list that holds the move
   * @param move the index of the move
   * @param square a square on which an enemy piece stands
   */
  public static boolean takes(MoveList moves, int move, int square) {
    int word = moves.get(move);
    if (!Move.isCapture(word)) {
      return false;
    }
    boolean reached = Move.to(word) == square && Move.from(word) != square;
    for (int i = 0; i < moves.effectCount(move); i++) {
      int effect = moves.effect(move, i);
      int kind = Effect.kind(effect);
      if ((kind == Effect.REMOVE || kind == Effect.UNLOAD) && Effect.first(effect) == square) {
        return true;
      }
      reached &= kind != Effect.SWAP || Effect.first(effect) != square;
    }
    return reached;
  }
}
