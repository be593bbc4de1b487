package io.github.betza.board;

/** What moves do on other squares than those that they leave and reach. */
final class AppliedEffects {
  /** The pieces that the effects of a move have lifted and not yet put down. */
  private int[] lifted = new int[8];

  /**
   * Applies the effects of a move after the mover has been lifted and before it is put down. All
   * pieces that go elsewhere are lifted before any is put down, because one may go to the square
   * that another leaves.
   *
   * @return whether the mover leaves the board
   */
  boolean apply(MoveList moves, int index, int to, Board board, EnPassant enPassant) {
    int count = moves.effectCount(index);
    if (count > lifted.length) {
      lifted = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      int first = Effect.first(moves.effect(index, i));
      if (Effect.kind(moves.effect(index, i)) != Effect.GRANT_EN_PASSANT) {
        lifted[i] = board.get(first);
        board.set(first, Cell.EMPTY);
      }
    }
    boolean vanishes = false;
    for (int i = 0; i < count; i++) {
      int effect = moves.effect(index, i);
      switch (Effect.kind(effect)) {
        case Effect.REMOVE -> {}
        case Effect.VANISH -> vanishes = true;
        case Effect.UNLOAD, Effect.SWAP, Effect.PARTNER ->
            board.set(Effect.second(effect), lifted[i] & ~Cell.UNMOVED);
        case Effect.GRANT_EN_PASSANT -> enPassant.grant(to, Effect.first(effect));
        default -> throw new IllegalArgumentException("unknown effect " + effect);
      }
    }
    return vanishes;
  }
}
