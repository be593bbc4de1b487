package io.github.betza.game;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.AttackTables;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.Checks;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;

/** Finds out which squares enemies attack, and which royal pieces face each other. */
final class Attacks {
  private final GameMoves moves;
  private final GameRules rules;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;

  /** Finds the attacks along lines, or null without sets of bits. */
  private final Checks checks;

  /** Whether the lines and the tables of the other attacks cover all attacks. */
  private final boolean areBySets;

  /** By kind: whether its attacks are found backward along the paths of its notation. */
  private final boolean[] areByPaths;

  /** By side: the attacks that are along no lines. */
  private final AttackTables.Other[][] others = new AttackTables.Other[2][];

  /** Whether royal pieces are protected only where a side has one left. */
  private final boolean isLastProtected;

  private final Attackers found = new Attackers();

  private final MoveRestriction restriction;
  private final MoveList capture = new MoveList();

  /** The other pieces that captures remove, or null. */
  private final Blasts blasts;

  Attacks(
      GameMoves moves,
      Checks checks,
      MoveRestriction restriction,
      Blasts blasts,
      Position position) {
    this.moves = moves;
    this.rules = position.rules();
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.checks = checks;
    this.restriction = restriction;
    this.blasts = blasts;
    this.isLastProtected = rules.has(RuleFeature.LAST_ROYAL);
    this.areBySets = checks != null && rules.allow(FastPath.ATTACKED_BY_SETS);
    this.areByPaths = new boolean[rules.kinds() + 1];
    boolean byPaths = checks != null && rules.allow(FastPath.ATTACKERS_BY_PATHS);
    for (int kind = 1; byPaths && kind < areByPaths.length; kind++) {
      areByPaths[kind] = rules.attacksAlongPaths(kind);
    }
    for (int side = 0; checks != null && side < 2; side++) {
      others[side] = rules.attackTables().others(side).toArray(AttackTables.Other[]::new);
    }
  }

  /** Returns whether a royal piece of a side is attacked, or faces one of the other side. */
  boolean isChecked(int side) {
    if (!areProtected(side)) {
      return false;
    }
    int[] royals = lists.royals(side);
    for (int i = lists.royalCount(side) - 1; i >= 0; i--) {
      if (isAttacked(royals[i], side)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the royal pieces of a side may not be left attacked, if any may not. */
  boolean areProtected(int side) {
    return !isLastProtected || lists.royalCount(side) == 1;
  }

  /** Returns whether an enemy attacks a square of a royal piece of a side. */
  boolean isAttacked(int square, int side) {
    if (!areBySets) {
      return isAttackedByPieces(square, side);
    }
    int target = lists.bits().number(square);
    if (checks.isAttacked(target, side)) {
      return true;
    }
    for (AttackTables.Other other : others[side ^ 1]) {
      if (isAttackedByOther(other, target, square, side)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAttackedByOther(AttackTables.Other other, int target, int square, int side) {
    if (areByPaths[other.kind()]) {
      return isAttackedAlongPaths(other.kind(), square, side);
    }
    BitBoards bits = lists.bits();
    for (int word = 0; word < bits.words(); word++) {
      long left = bits.pieces(side ^ 1, other.kind(), word);
      left &= other.origins(target, bits.words(), word);
      for (; left != 0; left &= left - 1) {
        int enemy = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
        if (attacks(enemy, square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tests all enemies of a kind at once, backward from the square. */
  private boolean isAttackedAlongPaths(int kind, int square, int side) {
    if (lists.count(side ^ 1, kind) == 0 || !rules.mayAttack(kind, side ^ 1, square)) {
      return false;
    }
    found.clear();
    board.pieces().moves(kind).findAttackers(board, square, Cell.of(kind, side ^ 1), found);
    for (int i = 0; i < found.size(); i++) {
      if (!board.isImmobilized(found.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the same by testing each enemy. */
  boolean isAttackedByPieces(int square, int side) {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      if (rules.mayAttack(kind, side ^ 1, square) && isAttackedByKind(kind, square, side)) {
        return true;
      }
    }
    return rules.flyingGeneral() && faces(square, side);
  }

  private boolean isAttackedByKind(int kind, int square, int side) {
    if (areByPaths[kind]) {
      return isAttackedAlongPaths(kind, square, side);
    }
    int[] enemies = lists.squares(side ^ 1, kind);
    for (int i = lists.count(side ^ 1, kind) - 1; i >= 0; i--) {
      if (attacks(enemies[i], square)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a piece could capture the enemy on a square, whatever that is. */
  boolean canCapture(int from, int target) {
    int cell = cells[from];
    return rules.mayAttack(Cell.kind(cell), Cell.side(cell), target)
        && moves.attacks(from, target)
        && !board.isImmobilized(from);
  }

  /** Returns whether an enemy of a side could capture its piece on a square, whatever that is. */
  boolean canBeCaptured(int square, int side) {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      int[] enemies = lists.squares(side ^ 1, kind);
      for (int i = 0; i < lists.count(side ^ 1, kind); i++) {
        if (canCapture(enemies[i], square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether an enemy attacks a square that lies within its zone. */
  private boolean attacks(int enemy, int square) {
    int start = rules.reach().start(cells[enemy], enemy, square);
    if (start == Reach.NEVER) {
      return false;
    }
    boolean[] blockers = rules.blockersTo(Cell.kind(cells[enemy]));
    boolean attacks =
        start == Reach.UNKNOWN
            ? moves.attacks(enemy, square)
            : rules.reach().holds(start, cells, enemy, blockers);
    return attacks && !board.isImmobilized(enemy) && spareOwnRoyals(enemy, square);
  }

  /**
   * Returns whether a piece that captures on a square can leave the royal pieces of its own side on
   * the board.
   */
  boolean spareOwnRoyals(int from, int square) {
    if (blasts == null) {
      return true;
    }
    Traits traits = rules.traits(Cell.kind(cells[from]));
    boolean elsewhere =
        !traits.complete() || traits.distant() || traits.excites() || traits.movesAsOthers();
    if (elsewhere || square == board.enPassantVictim()) {
      return restriction.attacks(from, square);
    }
    capture.clear();
    capture.add(Move.capture(from, square));
    return blasts.spareOwnRoyals(capture, 0);
  }

  /** Returns whether a royal piece of a side faces one of the other side. */
  boolean areFacing(int side) {
    int[] royals = lists.royals(side);
    for (int i = lists.royalCount(side) - 1; i >= 0; i--) {
      if (faces(royals[i], side)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a square faces a royal piece of the other side. */
  private boolean faces(int square, int side) {
    int[] royals = lists.royals(side ^ 1);
    int up = board.stride();
    for (int i = lists.royalCount(side ^ 1) - 1; i >= 0; i--) {
      if (Math.abs(royals[i] - square) % up == 0) {
        int step = royals[i] > square ? up : -up;
        int next = square + step;
        while (cells[next] == Cell.EMPTY) {
          next += step;
        }
        if (next == royals[i]) {
          return true;
        }
      }
    }
    return false;
  }
}
