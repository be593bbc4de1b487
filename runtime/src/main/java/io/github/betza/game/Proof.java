package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.RuleFeature;

/** Proves that a move leaves the own royal pieces safe, by making it. */
final class Proof {
  private final Position position;
  private final Board board;
  private final PieceLists lists;
  private final Attacks attacks;
  private final Endings endings;
  private final int[] cells;

  /** Pieces that are off the board meanwhile, each after its square. */
  private final int[] removed;

  /** The squares that a castling royal piece passes, as moves. */
  private final MoveList steps = new MoveList();

  Proof(Position position, Attacks attacks, Endings endings) {
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.attacks = attacks;
    this.endings = endings;
    this.cells = board.cells();
    this.removed = new int[2 * cells.length];
  }

  /**
   * Returns whether nothing could attack the only royal piece of the side to move if no other own
   * piece were on the board. If all pieces attack {@link GameRulesBuilder#unaided unaided}, no
   * plain move of another own piece to an empty square exposes it then. A capture may: it replaces
   * an enemy that was in the way by a second victim.
   */
  boolean areCommonMovesSafe() {
    int side = board.side();
    if (lists.royalCount(side) != 1) {
      return false;
    }
    int royal = lists.royals(side)[0];
    int count = 0;
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square]) && Cell.side(cells[square]) == side && square != royal) {
        removed[count++] = square;
        removed[count++] = cells[square];
        position.writer().replace(square, Cell.EMPTY);
      }
    }
    boolean safe = !attacks.isAttackedByPieces(royal, side);
    for (int i = 0; i < count; i += 2) {
      position.writer().replace(removed[i], removed[i + 1]);
    }
    return safe;
  }

  /** Returns whether a move is plain, of a piece that is not royal, and to an empty square. */
  boolean isCommon(int word) {
    return !Move.isSpecial(word)
        && Move.promotion(word) == 0
        && cells[Move.to(word)] == Cell.EMPTY
        && (cells[Move.from(word)] & Cell.ROYAL) == 0;
  }

  /** Returns whether no royal piece of the side to move is lost by a move, or attacked after it. */
  boolean isSafe(MoveList moves, int index) {
    int from = Move.from(moves.get(index));
    boolean castles = (cells[from] & Cell.ROYAL) != 0 && Effect.isIn(moves, index, Effect.PARTNER);
    boolean needsSafeWay = castles && attacks.areProtected(board.side());
    return isSafeWhenMade(moves, index) && !(needsSafeWay && isAttackedOnWay(moves.get(index)));
  }

  private boolean isSafeWhenMade(MoveList moves, int index) {
    int side = board.side();
    int royals = lists.royalCount(side);
    int least = position.rules().has(RuleFeature.LAST_ROYAL) ? Math.min(royals, 1) : royals;
    position.make(moves, index);
    boolean safe =
        lists.royalCount(side) >= least && (endings.hasBlastWon(side) || !attacks.isChecked(side));
    position.unmake();
    return safe;
  }

  /**
   * Returns whether a castling royal piece is attacked on its square, or on a square that it
   * passes.
   */
  private boolean isAttackedOnWay(int word) {
    int from = Move.from(word);
    int side = board.side();
    if (attacks.isAttacked(from, side)) {
      return true;
    }
    int step = Integer.signum(Move.to(word) - from);
    int last = position.writer().lastMoved();
    for (int passed = from + step; passed != Move.to(word); passed += step) {
      steps.clear();
      steps.add(Move.quiet(from, passed));
      position.make(steps, 0);
      // It does not stop on its way, so the enemy imitates the piece that moved before.
      position.writer().setLastMoved(last);
      boolean attacked = attacks.isAttacked(passed, side);
      position.unmake();
      if (attacked) {
        return true;
      }
    }
    return false;
  }
}
