package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.LegalTargets;

/** The moves of pieces that are generated one by one though those of others are counted. */
final class SingleMoves {
  private final MoveSource source;
  private final Board board;
  private final BitBoards bits;
  private final int[] square = new int[1];
  private final MoveList special = new MoveList();

  SingleMoves(MoveSource source, Position position) {
    this.source = source;
    this.board = position.board();
    this.bits = position.lists().bits();
  }

  /** Appends the moves of the pieces that are to be generated so, legal or not. */
  void generate(LegalTargets legal, MoveList moves) {
    for (int word = 0; word < bits.words(); word++) {
      long left = legal.generatedSingly(word) & bits.side(board.side(), word);
      for (; left != 0; left &= left - 1) {
        generate(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
      }
      left = legal.special(word) & ~legal.generatedSingly(word);
      for (; left != 0; left &= left - 1) {
        generateSpecial(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
      }
    }
  }

  private void generate(int bit, MoveList moves) {
    square[0] = bits.square(bit);
    source.generate(Cell.kind(board.get(square[0])), square, 1, moves);
  }

  /** Appends those moves of a piece that change more than the squares it leaves and reaches. */
  private void generateSpecial(int bit, MoveList moves) {
    special.clear();
    generate(bit, special);
    for (int i = 0; i < special.size(); i++) {
      if (Move.isSpecial(special.get(i)) && !special.isPlain(i)) {
        moves.append(special, i);
      }
    }
  }
}
