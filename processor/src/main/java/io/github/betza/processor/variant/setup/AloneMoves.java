package io.github.betza.processor.variant.setup;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.generated.GeneratedMoves;
import io.github.betza.processor.trait.PieceTraits;

/**
 * Stands for the moves of a royal piece that never castles, but has other moves as long as it has
 * not moved, where only the setup is read: a castling right may mean that it has not. It has the
 * traits of the piece, as generated code has.
 */
final class AloneMoves extends GeneratedMoves {
  /** Takes what is known of the piece. */
  AloneMoves(PieceTraits traits) {
    super("", "", ' ', true, Dialect.XBETZA, bits(traits));
  }

  private static int bits(PieceTraits traits) {
    return traits.all().stream().mapToInt(Trait::bit).reduce(0, (one, other) -> one | other);
  }

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
    // Only the setup is looked at.
  }

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return false;
  }
}
