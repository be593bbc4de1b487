package io.github.betza.board;

/**
 * Is called when pieces come to squares and leave them while moves are made and taken back: for
 * sums of values, for keys of your own hash, for the inputs of a network. Moves that a game tries
 * and takes back are reported, too; together they have no effect.
 *
 * <pre>{@code
 * final class Material implements PieceListener {
 *   int score; // White's material less Black's
 *
 *   @Override
 *   public void added(int cell, int square) {
 *     score += Cell.side(cell) == Side.WHITE ? VALUES[Cell.kind(cell)] : -VALUES[Cell.kind(cell)];
 *   }
 *
 *   @Override
 *   public void removed(int cell, int square) {
 *     score -= Cell.side(cell) == Side.WHITE ? VALUES[Cell.kind(cell)] : -VALUES[Cell.kind(cell)];
 *   }
 * }
 * }</pre>
 *
 * <p>A listener must only record its arguments: during the call, a move is half made.
 */
public interface PieceListener {
  /**
   * A piece has come to a square. Squares are left before pieces come to them.
   *
   * @param cell the piece, see {@link Cell}
   * @param square the padded number of the square
   */
  void added(int cell, int square);

  /**
   * A piece has left a square, be it captured, moved or promoted.
   *
   * @param cell the piece, as in {@link #added}
   * @param square the padded number of the square
   */
  void removed(int cell, int square);
}
