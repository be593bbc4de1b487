package io.github.betza.game;

import io.github.betza.board.Attackers;
import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceLists;
import io.github.betza.generated.GameMoves;

/** Finds out which squares enemies attack, and which royal pieces face each other. */
final class Attacks {
  private final GameMoves moves;
  private final GameRules rules;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;

  /** Which kinds attack along no lines, and as their notations say. */
  private final boolean[] alongPaths;

  private final Attackers found = new Attackers();

  /** The attacks found by sets of bits, or null without them. */
  private final SetAttacks sets;

  /** The same on a board of more than 128 squares, or null. */
  private final WideAttacks wide;

  Attacks(GameMoves moves, GameRules rules, Position position) {
    this.moves = moves;
    this.rules = rules;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.alongPaths = new boolean[rules.kinds() + 1];
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      alongPaths[kind] = lists.bits() != null && rules.attacksAlongPaths(kind);
    }
    this.sets = lists.bits() == null ? null : new SetAttacks(moves, rules, cells, lists);
    boolean isWide = lists.bits() != null && lists.bits().words() > 2;
    this.wide = isWide ? new WideAttacks(rules, cells, lists, sets) : null;
  }

  /** Returns the attacks found by sets of bits, or null if the board is too large for them. */
  SetAttacks sets() {
    return sets;
  }

  /** Returns whether a royal piece of a side is attacked, or faces one of the other side. */
  boolean isChecked(int side) {
    int[] royals = lists.royals(side);
    for (int i = 0; i < lists.royalCount(side); i++) {
      if (isAttacked(royals[i], side, Geometry.OFF, Geometry.OFF)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether an enemy attacks a square on which a royal piece of a side stands.
   *
   * @param from the square that a piece has left, though the lists hold it, or {@link Geometry#OFF}
   * @param to the square that it has reached, whose former piece the lists still hold, or {@link
   *     Geometry#OFF}
   */
  boolean isAttacked(int square, int side, int from, int to) {
    return isAttacked(square, side, from, to, to);
  }

  /**
   * Returns the same where a piece may have been captured elsewhere than on the square reached.
   *
   * @param captured the square of a piece that is captured, though the lists hold it, or one where
   *     none stands; {@link Geometry#OFF} where no piece has moved
   */
  boolean isAttacked(int square, int side, int from, int to, int captured) {
    if (lists.bits() != null && !rules.needsProof()) {
      return isAttackedAtSets(square, side, from, to, captured);
    }
    return isAttackedOnCells(square, side, captured);
  }

  /**
   * Returns the same by the cells, whatever the lists hold.
   *
   * @param captured as above
   */
  boolean isAttackedOnCells(int square, int side, int captured) {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      if (rules.mayAttack(kind, side ^ 1, square)
          && isAttackedByKind(kind, square, side, captured)) {
        return true;
      }
    }
    return rules.flyingGeneral() && faces(square, side, captured);
  }

  private boolean isAttackedAtSets(int square, int side, int from, int to, int captured) {
    BitBoards bits = lists.bits();
    if (wide != null) {
      return isAttackedAtWideSets(square, side, from, to, captured);
    }
    long low = bits.occupied(0);
    long high = bits.words() == 2 ? bits.occupied(1) : 0;
    int victim = -1;
    if (from != Geometry.OFF) {
      int left = bits.number(from);
      int reached = bits.number(to);
      victim = bits.number(captured);
      low &= ~(BitBoards.bit(left, 0) | BitBoards.bit(victim, 0));
      low |= BitBoards.bit(reached, 0);
      high &= ~(BitBoards.bit(left, 1) | BitBoards.bit(victim, 1));
      high |= BitBoards.bit(reached, 1);
    }
    int target = bits.number(square);
    return sets.alongLines(target, side, victim, low, high)
        || sets.overHurdles(target, side, victim, low, high)
        || isAttackedByOthers(square, side, victim);
  }

  private boolean isAttackedAtWideSets(int square, int side, int from, int to, int captured) {
    BitBoards bits = lists.bits();
    int victim = -1;
    wide.look();
    if (from != Geometry.OFF) {
      victim = bits.number(captured);
      wide.vacate(bits.number(from));
      wide.vacate(victim);
      wide.occupy(bits.number(to));
    }
    int target = bits.number(square);
    return wide.alongLines(target, side, victim)
        || wide.overHurdles(target, side, victim)
        || isAttackedByOthers(square, side, victim);
  }

  /** Tests the kinds that are not looked for together, as {@link #isAttackedFromSet} tests one. */
  private boolean isAttackedByOthers(int square, int side, int victim) {
    for (int kind : rules.bitReach().others(side ^ 1)) {
      if (isAttackedFromSet(kind, square, side, victim)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tests those enemies of a kind that may attack a square from where they stand.
   *
   * @param victim the bit of an enemy that is captured and not tested, or -1
   */
  private boolean isAttackedFromSet(int kind, int square, int side, int victim) {
    if (alongPaths[kind]) {
      return isAttackedAlongPaths(kind, square, side);
    }
    BitBoards bits = lists.bits();
    BitReach reach = rules.bitReach();
    int enemySide = side ^ 1;
    int target = bits.number(square);
    for (int word = 0; word < bits.words(); word++) {
      long left = bits.pieces(enemySide, kind, word) & ~BitBoards.bit(victim, word);
      for (left &= reach.origins(enemySide, target, kind, word); left != 0; left &= left - 1) {
        int enemy = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
        if (attacks(rules.reach().start(cells[enemy], enemy, square), enemy, square)) {
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

  /** Tests the enemies of a kind except one, given by its square, not its bit: it is captured. */
  private boolean isAttackedByKind(int kind, int square, int side, int captured) {
    if (lists.bits() != null) {
      int victim = captured == Geometry.OFF ? -1 : lists.bits().number(captured);
      return isAttackedFromSet(kind, square, side, victim);
    }
    Reach reach = rules.reach();
    int[] enemies = lists.squares(side ^ 1, kind);
    for (int i = lists.count(side ^ 1, kind) - 1; i >= 0; i--) {
      int enemy = enemies[i];
      int start = reach.start(cells[enemy], enemy, square);
      if (start != Reach.NEVER && enemy != captured && attacks(start, enemy, square)) {
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
  boolean attacks(int start, int enemy, int square) {
    boolean[] blockers = rules.blockersTo(Cell.kind(cells[enemy]));
    boolean attacks =
        start == Reach.UNKNOWN
            ? moves.attacks(enemy, square)
            : rules.reach().holds(start, cells, enemy, blockers);
    return attacks && !board.isImmobilized(enemy);
  }

  /** Returns whether a royal piece of a side faces one of the other side. */
  boolean areFacing(int side) {
    return facesAnother(side, Geometry.OFF, Geometry.OFF);
  }

  /** Returns whether some royal piece that does not move, or has just moved, faces another. */
  boolean facesAnother(int side, int from, int to) {
    int[] royals = lists.royals(side);
    for (int i = 0; i < lists.royalCount(side); i++) {
      int royal = royals[i] == from ? to : royals[i];
      if (faces(royal, side, to)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a square faces a royal piece of the other side, other than a captured one. */
  private boolean faces(int square, int side, int captured) {
    int[] royals = lists.royals(side ^ 1);
    int up = board.stride();
    for (int i = 0; i < lists.royalCount(side ^ 1); i++) {
      int other = royals[i];
      if (other == captured || Math.abs(other - square) % up != 0) {
        continue;
      }
      int step = other > square ? up : -up;
      int next = square + step;
      while (cells[next] == Cell.EMPTY) {
        next += step;
      }
      if (next == other) {
        return true;
      }
    }
    return false;
  }
}
