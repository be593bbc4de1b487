package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.BoardWriter;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.generated.LegalTargets;

/**
 * Finds out whether a move leaves the own royal pieces safe. A move that only takes a piece from
 * one square to another is tried on the cells alone, and so is one that only takes an enemy off the
 * board elsewhere; any other is made and taken back.
 */
final class Safety {
  private final Attacks attacks;
  private final Position position;
  private final GameRules rules;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;

  /** Pieces that are off the board meanwhile, each after its square. */
  private final int[] removed;

  Safety(Attacks attacks, GameRules rules, Position position) {
    this.attacks = attacks;
    this.rules = rules;
    this.position = position;
    this.board = position.board();
    this.writer = position.writer();
    this.cells = board.cells();
    this.lists = position.lists();
    this.removed = new int[2 * cells.length];
  }

  boolean isLegal(MoveGenState state, int index) {
    MoveList moves = state.moves();
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if (state.areCommonMovesSafe()
        && !Move.isSpecial(move)
        && Move.promotion(move) == 0
        && ((cells[from] | cells[to]) & Cell.ROYAL) == 0) {
      return true;
    }
    boolean known = !state.needsProof() && !becomesRoyal(Move.promotion(move));
    if (known && state.legalTargets() != null) {
      known = (cells[from] & Cell.ROYAL) == 0 && (cells[to] & Cell.ROYAL) == 0;
      if (known && !Move.isSpecial(move) && !allows(state.legalTargets(), from, to)) {
        return false;
      }
    }
    known = known && !state.touches(from, to);
    if (known && !Move.isSpecial(move)) {
      return true;
    }
    if (!isPlain(moves, index)) {
      return isSpecialSafe(moves, index);
    }
    return known
        ? state.legalTargets() == null || allows(state.legalTargets(), from, to)
        : isPlainSafe(state, index);
  }

  /** Tries a move on the cells that changes no others but those where it begins and ends. */
  private boolean isPlainSafe(MoveGenState state, int index) {
    MoveList moves = state.moves();
    int from = Move.from(moves.get(index));
    int to = Move.to(moves.get(index));
    int mover = cells[from];
    int victim = cells[to];
    // The cells are restored before other code reads them. A right to capture en
    // passant is gone with the move: what has captured its victim stands there in safety.
    writer.withholdEnPassant();
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      writer.addEnPassant(to, Effect.first(moves.effect(index, i)));
    }
    writer.replace(from, Cell.EMPTY);
    writer.replace(to, mover);
    boolean safe = isSafe(state, from, to, mover, victim);
    writer.replace(to, victim);
    writer.replace(from, mover);
    writer.giveBackEnPassant();
    return safe;
  }

  /** Returns whether a move is safe that changes other cells, or the piece that it moves. */
  private boolean isSpecialSafe(MoveList moves, int index) {
    int removed = removedAlone(moves, index);
    return removed != Geometry.OFF
        ? isSafeWithout(removed, moves.get(index))
        : !castlesThroughAttack(moves, index) && isSafeWhenMade(moves, index, board.side());
  }

  /**
   * Returns whether nothing could attack the only royal piece of a side if it stood there alone.
   * Where pieces attack {@link GameRulesBuilder#unaided unaided}, no plain move of another piece of
   * that side lets one attack then.
   */
  boolean areCommonMovesSafe(int side) {
    if (lists.royalCount(side) != 1) {
      return false;
    }
    BitBoards bits = lists.bits();
    int royal = lists.royals(side)[0];
    int count = 0;
    for (int word = 0; word < bits.words(); word++) {
      for (long left = bits.side(side, word); left != 0; left &= left - 1) {
        int square = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
        if (square != royal) {
          removed[count++] = square;
          removed[count++] = cells[square];
          writer.replace(square, Cell.EMPTY);
        }
      }
    }
    boolean safe = !attacks.isAttackedOnCells(royal, side, Geometry.OFF);
    for (int i = 0; i < count; i += 2) {
      writer.replace(removed[i], removed[i + 1]);
    }
    return safe;
  }

  private boolean allows(LegalTargets legal, int from, int to) {
    BitBoards bits = lists.bits();
    return from == to ? legal.allowNullMove() : legal.allow(bits.number(from), bits.number(to));
  }

  /** Returns whether the cells of two squares hold all that matters here about a move. */
  private boolean isPlain(MoveList moves, int index) {
    return !rules.dependsOnHistory()
        && (moves.isPlain(index) || Position.isNullMove(moves.get(index)));
  }

  /**
   * Returns the square of an enemy that a move takes off the board besides going to an empty square
   * or staying where it is, if that is all that it does: en passant, and where a piece jumps over
   * what it captures or does not leave its square. Otherwise {@link Geometry#OFF} is returned.
   */
  private int removedAlone(MoveList moves, int index) {
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if (rules.dependsOnHistory()
        || moves.effectCount(index) != 1
        || Effect.kind(moves.effect(index, 0)) != Effect.REMOVE
        || Move.promotion(move) != 0
        || (to != from && cells[to] != Cell.EMPTY)) {
      return Geometry.OFF;
    }
    int removed = Effect.first(moves.effect(index, 0));
    return Cell.side(cells[removed]) != Cell.side(cells[from]) ? removed : Geometry.OFF;
  }

  /** Tries a move on the cells that takes an enemy off the board elsewhere than it ends. */
  private boolean isSafeWithout(int removed, int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int mover = cells[from];
    int victim = cells[removed];
    writer.withholdEnPassant();
    writer.replace(removed, Cell.EMPTY);
    writer.replace(from, Cell.EMPTY);
    writer.replace(to, mover);
    boolean safe = areSafe(Cell.side(mover), from, to, removed);
    writer.replace(to, Cell.EMPTY);
    writer.replace(from, mover);
    writer.replace(removed, victim);
    writer.giveBackEnPassant();
    return safe;
  }

  private boolean becomesRoyal(int promotion) {
    return promotion != 0 && rules.pieces().isRoyal(promotion);
  }

  private boolean isSafe(MoveGenState state, int from, int to, int mover, int victim) {
    int side = Cell.side(mover);
    boolean moves = from != to;
    // A move that captures an own royal piece takes it off the board.
    if (moves && (victim & Cell.ROYAL) != 0 && Cell.side(victim) == side) {
      return false;
    }
    if (lists.bits() != null) {
      return areSafe(side, from, to, to);
    }
    boolean royalMoves = (mover & Cell.ROYAL) != 0 && moves;
    if (royalMoves && attacks.isAttacked(to, side, from, to)) {
      return false;
    }
    for (int i = 0; i < state.threatCount(); i++) {
      int enemy = state.threatener(i);
      int royal = state.threatened(i);
      boolean moved = royal == from && moves;
      if (enemy != to && !moved && attacks.attacks(state.threat(i), enemy, royal)) {
        return false;
      }
    }
    return !rules.flyingGeneral() || !attacks.facesAnother(side, from, to);
  }

  /** Returns whether no enemy, but for one that is captured, attacks a royal piece of a side. */
  private boolean areSafe(int side, int from, int to, int captured) {
    int[] royals = lists.royals(side);
    for (int i = 0; i < lists.royalCount(side); i++) {
      if (attacks.isAttacked(royals[i] == from ? to : royals[i], side, from, to, captured)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a word of the set of those squares of a set to which the only royal piece of the side
   * to move may go, each tried on the cells.
   *
   * @param from the bit of the royal piece
   * @param set a word of the set
   * @param word which word
   */
  long safe(int from, long set, int word) {
    BitBoards bits = lists.bits();
    int square = bits.square(from);
    int royal = cells[square];
    int side = board.side();
    long safe = set;
    writer.withholdEnPassant();
    writer.replace(square, Cell.EMPTY);
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      int victim = cells[to];
      writer.replace(to, royal);
      if (attacks.isAttacked(to, side, square, to)) {
        safe &= ~(left & -left);
      }
      writer.replace(to, victim);
    }
    writer.replace(square, royal);
    writer.giveBackEnPassant();
    return safe;
  }

  private boolean isSafeWhenMade(MoveList moves, int index, int side) {
    int royals = lists.royalCount(side);
    position.make(moves, index);
    boolean safe = lists.royalCount(side) >= royals && !attacks.isChecked(side);
    position.unmake();
    return safe;
  }

  /**
   * Returns whether a move is the castling of a royal piece that is attacked where it stands or on
   * a square that it passes. Where it ends is looked at like the end of any other move.
   */
  private boolean castlesThroughAttack(MoveList moves, int index) {
    int from = Move.from(moves.get(index));
    int to = Move.to(moves.get(index));
    int king = cells[from];
    if ((king & Cell.ROYAL) == 0 || !Effect.isIn(moves, index, Effect.PARTNER)) {
      return false;
    }
    int side = Cell.side(king);
    boolean attacked = attacks.isAttacked(from, side, Geometry.OFF, Geometry.OFF);
    int step = Integer.signum(to - from);
    writer.withholdEnPassant();
    writer.replace(from, Cell.EMPTY);
    for (int passed = from + step; passed != to && !attacked; passed += step) {
      writer.replace(passed, king);
      attacked = attacks.isAttacked(passed, side, from, passed);
      writer.replace(passed, Cell.EMPTY);
    }
    writer.replace(from, king);
    writer.giveBackEnPassant();
    return attacked;
  }
}
