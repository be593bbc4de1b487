package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;

/** A game whose pieces are known only at run time: it gets their moves from the piece table. */
final class TableGame extends Game {
  /** Makes a game, see {@link GameRules#play}. */
  TableGame(GameRules rules, String fen) {
    super(checked(rules), fen, parts -> new Moves(parts, rules));
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

  private static final class Moves extends GameMoves {
    private final PieceTable pieces;
    private final GameRules gameRules;

    Moves(GameParts parts, GameRules gameRules) {
      super(parts);
      this.pieces = board.pieces();
      this.gameRules = gameRules;
    }

    @Override
    public void generate(int kind, int[] squares, int count, MoveList moves) {
      PieceMoves piece = pieces.moves(kind);
      for (int i = 0; i < count; i++) {
        if (!rules.isImmobilized(squares[i])) {
          int first = moves.size();
          piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
          rules.applyZones(first, moves);
        }
      }
    }

    @Override
    public boolean attacks(int from, int target) {
      int kind = Cell.kind(board.get(from));
      PieceMoves piece = pieces.moves(kind);
      return gameRules.traits(kind).distant()
          ? rules.attacksWithin(-1, piece, from, target)
          : rules.mayEnter(kind, from, target) && piece.canCapture(board, from, target);
    }
  }
}
