package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/** A game whose pieces are known only at run time: it gets their moves from the piece table. */
final class TableGame extends Game {
  /** Makes a game, see {@link GameRules#play}. */
  TableGame(GameRules rules, String fen) {
    super(checked(rules), fen);
  }

  private TableGame(TableGame other) {
    super(other);
  }

  @Override
  public TableGame copy() {
    return new TableGame(this);
  }

  private static GameRules checked(GameRules rules) {
    if (rules.reshapesMoves()) {
      throw new IllegalArgumentException("only generated games have blockers and extra moves");
    }
    return rules;
  }

  @Override
  protected void generate(int kind, int[] squares, int count, MoveList moves) {
    Board board = board();
    PieceMoves piece = board.pieces().moves(kind);
    for (int i = 0; i < count; i++) {
      if (!isImmobilized(squares[i])) {
        int first = moves.size();
        piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
        applyZones(first, moves);
      }
    }
  }

  @Override
  protected boolean attacks(int from, int target) {
    Board board = board();
    int kind = Cell.kind(board.get(from));
    PieceMoves piece = board.pieces().moves(kind);
    return rules().traits(kind).distant()
        ? attacksWithin(-1, piece, from, target)
        : mayEnter(kind, from, target) && piece.canCapture(board, from, target);
  }
}
