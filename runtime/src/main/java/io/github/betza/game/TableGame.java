package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import java.util.Arrays;

/** A game whose pieces are set at run time: the piece table gives their moves. */
final class TableGame extends Game {
  /** Makes a game, see {@link GameRules#play}. */
  TableGame(GameRules rules, String fen) {
    super(rules, fen, parts -> new Moves(parts, rules));
  }

  private TableGame(TableGame other) {
    super(other);
  }

  @Override
  public TableGame copy() {
    return new TableGame(this);
  }

  private static final class Moves extends GameMoves {
    private final PieceTable pieces;
    private final GameRules gameRules;

    /** By kind: the numbers of its extra moves. */
    private final int[][] extras;

    /** The extra moves of one piece. */
    private final MoveList extra = new MoveList();

    Moves(GameParts parts, GameRules gameRules) {
      super(parts);
      this.pieces = board.pieces();
      this.gameRules = gameRules;
      this.extras = new int[gameRules.kinds() + 1][];
      Arrays.setAll(extras, gameRules::extrasOf);
    }

    @Override
    public void generate(int kind, int[] squares, int count, MoveList moves) {
      for (int i = 0; i < count; i++) {
        if (!rules.isImmobilized(squares[i])) {
          int first = moves.size();
          if (hasBlockers(kind)) {
            rules.raiseBlockers(kind, squares[i]);
            generate(kind, squares[i], moves);
            rules.lowerBlockers();
          } else {
            generate(kind, squares[i], moves);
          }
          rules.applyZones(first, moves);
        }
      }
    }

    private boolean hasBlockers(int kind) {
      return gameRules.blockersTo(kind) != null;
    }

    private void generate(int kind, int from, MoveList moves) {
      int first = moves.size();
      pieces.moves(kind).generate(board, from, 1, PieceMoves.ALL, moves);
      for (int number : extras[kind]) {
        if (rules.isExtra(number, from, from)) {
          extra.clear();
          extraMoves(number).generate(board, from, 1, PieceMoves.ALL, extra);
          rules.appendExtra(number, extra, first, moves);
        }
      }
    }

    private PieceMoves extraMoves(int number) {
      return gameRules.extras().get(number).moves();
    }

    @Override
    public boolean attacks(int from, int target) {
      int kind = Cell.kind(board.get(from));
      if (!hasBlockers(kind)) {
        return attacks(kind, from, target);
      }
      if (rules.isBlocker(kind, target)) {
        return false;
      }
      rules.raiseBlockers(kind, from);
      boolean attacks = attacks(kind, from, target);
      rules.lowerBlockers();
      return attacks;
    }

    private boolean attacks(int kind, int from, int target) {
      boolean distant = gameRules.traits(kind).distant();
      boolean enters = distant || rules.mayEnter(kind, from, target);
      if (enters && attacks(-1, pieces.moves(kind), distant, from, target)) {
        return true;
      }
      for (int number : extras[kind]) {
        if (enters
            && (distant || rules.isExtra(number, from, target))
            && attacks(number, extraMoves(number), distant, from, target)) {
          return true;
        }
      }
      return false;
    }

    private boolean attacks(int number, PieceMoves moves, boolean distant, int from, int target) {
      return distant
          ? rules.attacksWithin(number, moves, from, target)
          : moves.canCapture(board, from, target);
    }
  }
}
