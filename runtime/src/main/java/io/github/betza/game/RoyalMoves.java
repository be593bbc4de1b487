package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.generated.LegalTargets;
import io.github.betza.generated.RoyalSafety;

/**
 * Finds where the only royal piece of the side to move may go without being attacked, and how it
 * may castle. Where sets of bits find all attacks, nothing is tried for it: on boards of at most
 * 128 squares, against enemies that attack along single lines, or whose attacks generated code
 * finds. Castling, where a partner may become a hurdle, is tried nevertheless where some of them
 * need one.
 */
final class RoyalMoves implements RoyalSafety {
  private final Board board;
  private final int[] cells;
  private final BitBoards bits;
  private final SetAttacks attacks;
  private final Safety safety;

  /** The squares to which the royal piece may go, and to which not, as far as tested. */
  private final long[] safe = new long[2];

  private final long[] unsafe = new long[2];

  RoyalMoves(Board board, BitBoards bits, Attacks attacks, Safety safety) {
    this.board = board;
    this.cells = board.cells();
    this.bits = bits;
    this.attacks = attacks.sets();
    this.safety = safety;
  }

  /** Forgets what is known of the squares around the royal piece, as the position is another. */
  void forget() {
    safe[0] = 0;
    safe[1] = 0;
    unsafe[0] = 0;
    unsafe[1] = 0;
  }

  @Override
  public long safe(int from, long set, int word) {
    if (!attacks.hasExactAttacks(board.side())) {
      return safety.safe(from, set, word);
    }
    if (set == 0) {
      return 0;
    }
    int side = board.side();
    long low = without(from, 0);
    long high = without(from, 1);
    // A piece that is captured here, and the royal one itself, stand on no line to these squares.
    long refused = attacks.attacked(set, word, side, low, high);
    // Castling leads over some of these squares.
    safe[word] |= set & ~refused;
    unsafe[word] |= refused;
    return set & ~refused;
  }

  /** Returns a word of the set of occupied squares but one. */
  private long without(int bit, int word) {
    return word < bits.words() ? bits.occupied(word) & ~BitBoards.bit(bit, word) : 0;
  }

  @Override
  public boolean mayCastle() {
    return attacks.hasAllAttacks(board.side()) && !attacks.attackOverHurdles(board.side());
  }

  @Override
  public int partner(int from, int step, int steps, int inset) {
    int king = bits.square(from);
    int partner = king + step;
    while (cells[partner] == Cell.EMPTY) {
      partner += step;
    }
    int both = Cell.UNMOVED | Cell.EDGE;
    boolean castles =
        (cells[partner] & both) == (cells[king] & both)
            && Math.abs(partner - king) >= steps
            && (inset == 0 || cells[partner + step * inset] != Cell.EDGE)
            && cells[partner + step * (inset + 1)] == Cell.EDGE
            && isSafe(from, step, steps, partner);
    return castles ? partner : Geometry.OFF;
  }

  /** Returns whether a king that castles is attacked nowhere on its way, its end included. */
  private boolean isSafe(int from, int step, int steps, int partner) {
    int side = board.side();
    long low = without(from, 0);
    long high = without(from, 1);
    // On a rank bits follow each other as squares do.
    for (int passed = 1; passed < steps; passed++) {
      int bit = from + step * passed;
      if (LegalTargets.isIn(unsafe, bit)
          || (!LegalTargets.isIn(safe, bit) && attacks.alongLines(bit, side, -1, low, high))) {
        return false;
      }
    }
    int to = from + step * steps;
    int left = bits.number(partner);
    int reached = to - step;
    low = (low & ~BitBoards.bit(left, 0)) | BitBoards.bit(reached, 0) | BitBoards.bit(to, 0);
    high = (high & ~BitBoards.bit(left, 1)) | BitBoards.bit(reached, 1) | BitBoards.bit(to, 1);
    return !attacks.alongLines(to, side, -1, low, high);
  }

  @Override
  public void castle(int from, int step, int steps, int partner, MoveList moves) {
    int king = bits.square(from);
    int to = king + step * steps;
    moves.pending().push(Effect.of(Effect.PARTNER, partner, to - step));
    moves.addPending(king, to, false);
    moves.pending().pop();
  }
}
