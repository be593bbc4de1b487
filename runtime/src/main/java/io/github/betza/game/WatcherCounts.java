package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.BoardWriter;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.LegalTargets;
import io.github.betza.generated.Watchers;
import java.util.Arrays;

/**
 * Counts the moves of some pieces alone. Those that a piece has in the position before the moves
 * that are answered are counted once, and only where one changes them.
 */
final class WatcherCounts {
  private static final int UNKNOWN = -1;

  private final Legality legality;
  private final Board board;
  private final BoardWriter writer;
  private final BitBoards bits;
  private final GameMoves pieces;
  private final NotationMoves rest;
  private final Watchers watchers;

  /** Leaves out all other pieces, where nothing limits moves. */
  private final LegalTargets legal;

  /** Within which pieces are counted one by one, or null where nothing limits moves. */
  private LegalTargets limits;

  private final long[] squares;
  private final MoveList moves = new MoveList();

  /** How many moves each piece has, or {@link #UNKNOWN}. */
  private final int[] counts = new int[Watchers.MOST];

  WatcherCounts(Legality legality, Position position, GameMoves pieces, Watchers watchers) {
    this.legality = legality;
    this.board = position.board();
    this.writer = position.writer();
    this.bits = position.lists().bits();
    this.pieces = pieces;
    this.rest = new NotationMoves(pieces, position);
    this.watchers = watchers;
    this.legal = new LegalTargets(bits.words(), null);
    this.squares = new long[bits.words()];
  }

  /**
   * Forgets all counts.
   *
   * @param within the legal targets before and after the moves, or null where nothing limits them
   */
  void look(LegalTargets within) {
    limits = within;
    Arrays.fill(counts, UNKNOWN);
  }

  /** Returns how many moves some pieces have of the side that is not to move. */
  int before(long which) {
    int count = 0;
    for (long left = which; left != 0; left &= left - 1) {
      int piece = Long.numberOfTrailingZeros(left);
      if (counts[piece] == UNKNOWN) {
        counts[piece] = countOfOther(left & -left);
      }
      count += counts[piece];
    }
    return count;
  }

  private int countOfOther(long which) {
    int side = board.side();
    writer.setSide(Side.opponent(side));
    int count = after(which, new int[0]);
    writer.setSide(side);
    return count;
  }

  /**
   * Returns how many moves the side to move has of the pieces that stand where some pieces stood,
   * and on some squares more.
   */
  int after(long which, int... more) {
    return limits == null ? countTogether(which, more) : countOneByOne(which);
  }

  private int countOneByOne(long which) {
    int count = 0;
    for (long left = which; left != 0; left &= left - 1) {
      int bit = watchers.bit(Long.numberOfTrailingZeros(left));
      int cell = board.get(bits.square(bit));
      count += Cell.side(cell) == board.side() ? pieces.count(Cell.kind(cell), bit, limits) : 0;
    }
    return count;
  }

  private int countTogether(long which, int... more) {
    Arrays.fill(squares, 0);
    watchers.addSquares(which, squares);
    for (int square : more) {
      int bit = bits.number(square);
      squares[bit >> 6] |= 1L << bit;
    }
    legal.clear(false, bits.words());
    for (int word = 0; word < bits.words(); word++) {
      legal.generateSingly(word, ~squares[word]);
    }
    legality.noteEnPassant(legal);
    moves.clear();
    int count = pieces.count(legal);
    rest.generate(legal, moves, squares);
    return count + moves.size();
  }
}
