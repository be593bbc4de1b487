package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.LegalTargets;

/** The moves of pieces that are found by the code of their notations, kind by kind or alone. */
final class NotationMoves {
  private final GameMoves game;
  private final int kinds;
  private final Board board;
  private final PieceLists lists;
  private final BitBoards bits;
  private final int[] square = new int[1];
  private final MoveList special = new MoveList();

  NotationMoves(GameMoves game, Position position) {
    this.game = game;
    this.kinds = position.rules().kinds();
    this.board = position.board();
    this.lists = position.lists();
    this.bits = lists.bits();
  }

  /**
   * Appends the moves of all pieces of the side to move, as far as the notations, zones and
   * promotions go.
   */
  void generateAll(MoveList moves) {
    for (int kind = 1; kind <= kinds; kind++) {
      int count = lists.count(board.side(), kind);
      if (count > 0) {
        game.generate(kind, lists.squares(board.side(), kind), count, moves);
      }
    }
  }

  /** Appends the moves that generated code has left out, legal or not. */
  void generate(LegalTargets legal, MoveList moves) {
    if (legal.generatesAll()) {
      generateAll(moves);
      return;
    }
    for (int word = 0; legal.restrain() && word < bits.words(); word++) {
      generate(legal, moves, word);
    }
  }

  private void generate(LegalTargets legal, MoveList moves, int word) {
    long squares = bits.side(board.side(), word);
    long singly = squares & legal.generatedSingly(word);
    for (long left = singly; left != 0; left &= left - 1) {
      generate(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
    }
    long others = squares & ~singly;
    for (long left = others & legal.special(word); left != 0; left &= left - 1) {
      generateSpecial(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
    }
    for (long left = others & legal.capturing(word); left != 0; left &= left - 1) {
      generateCaptures(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
    }
  }

  private void generate(int bit, MoveList moves) {
    square[0] = bits.square(bit);
    game.generate(Cell.kind(board.get(square[0])), square, 1, moves);
  }

  private void generateCaptures(int bit, MoveList moves) {
    special.clear();
    generate(bit, special);
    for (int i = 0; i < special.size(); i++) {
      if (Move.isCapture(special.get(i))) {
        moves.append(special, i);
      }
    }
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
