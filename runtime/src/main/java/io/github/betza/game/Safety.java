package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/**
 * Finds out whether a move leaves the own royal pieces safe. A move that only takes a piece from
 * one square to another is tried on the cells alone; any other is made and taken back.
 */
final class Safety {
  private final MoveSource source;
  private final Position position;
  private final GameRules rules;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;

  /** The attacks that sets of bits tell, on a board of at most 128 squares; null without them. */
  private final SetAttacks attacks;

  /** The same on a board of more than 128 squares, or null. */
  private final WideAttacks wide;

  Safety(MoveSource source, GameRules rules, Position position) {
    this.source = source;
    this.rules = rules;
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.attacks = lists.bits() == null ? null : new SetAttacks(source, rules, cells, lists);
    boolean isWide = lists.bits() != null && lists.bits().words() > 2;
    this.wide = isWide ? new WideAttacks(rules, cells, lists, attacks) : null;
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

  boolean isLegal(Frame frame, int index) {
    MoveList moves = frame.moves();
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    boolean known = !frame.needsProof() && !becomesRoyal(Move.promotion(move));
    if (known && frame.limits() != null) {
      known = (cells[from] & Cell.ROYAL) == 0 && (cells[to] & Cell.ROYAL) == 0;
      if (known && !Move.isSpecial(move) && !allows(frame.limits(), from, to)) {
        return false;
      }
    }
    known = known && !frame.touches(from, to);
    if (known && !Move.isSpecial(move)) {
      return true;
    }
    if (!isPlain(moves, index)) {
      return !castlesThroughAttack(moves, index) && isSafeWhenMade(moves, index, board.side());
    }
    if (known) {
      return frame.limits() == null || allows(frame.limits(), from, to);
    }
    int mover = cells[from];
    int victim = cells[to];
    // Nobody else sees the cells before they hold what they held again. A right to capture en
    // passant is gone with the move: what has captured its victim stands there in safety.
    board.withholdEnPassant();
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      board.addEnPassant(to, Effect.first(moves.effect(index, i)));
    }
    board.replace(from, Cell.EMPTY);
    board.replace(to, mover);
    boolean safe = isSafe(frame, from, to, mover, victim);
    board.replace(to, victim);
    board.replace(from, mover);
    board.giveBackEnPassant();
    return safe;
  }

  private boolean allows(Limits limits, int from, int to) {
    BitBoards bits = lists.bits();
    return from == to ? limits.allowPass() : limits.allow(bits.number(from), bits.number(to));
  }

  /** Returns whether the cells of two squares tell all of a move that matters here. */
  private boolean isPlain(MoveList moves, int index) {
    return !rules.dependsOnHistory() && (moves.isPlain(index) || Position.isPass(moves.get(index)));
  }

  private boolean becomesRoyal(int promotion) {
    return promotion != 0 && rules.pieces().isRoyal(promotion);
  }

  private boolean isSafe(Frame frame, int from, int to, int mover, int victim) {
    int side = Cell.side(mover);
    boolean moves = from != to;
    // A move that captures an own royal piece takes it off the board.
    if (moves && (victim & Cell.ROYAL) != 0 && Cell.side(victim) == side) {
      return false;
    }
    if (lists.bits() != null) {
      return areSafe(side, from, to);
    }
    boolean royalMoves = (mover & Cell.ROYAL) != 0 && moves;
    if (royalMoves && isAttacked(to, side, to, from)) {
      return false;
    }
    for (int i = 0; i < frame.threatCount(); i++) {
      int enemy = frame.threatener(i);
      int royal = frame.threatened(i);
      boolean moved = royal == from && moves;
      if (enemy != to && !moved && attacks(frame.threat(i), enemy, royal)) {
        return false;
      }
    }
    return !rules.flyingGeneral() || !facesAnother(side, from, to);
  }

  private boolean areSafe(int side, int from, int to) {
    int[] royals = lists.royals(side);
    for (int i = 0; i < lists.royalCount(side); i++) {
      if (isAttacked(royals[i] == from ? to : royals[i], side, to, from)) {
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
    board.withholdEnPassant();
    board.replace(square, Cell.EMPTY);
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      int victim = cells[to];
      board.replace(to, royal);
      if (isAttacked(to, side, to, square)) {
        safe &= ~(left & -left);
      }
      board.replace(to, victim);
    }
    board.replace(square, royal);
    board.giveBackEnPassant();
    return safe;
  }

  /** Returns the attacks that sets of bits tell, or null where the board has no room there. */
  SetAttacks attacks() {
    return attacks;
  }

  /** Returns whether a royal piece of a side faces one of the other side. */
  boolean areFacing(int side) {
    return facesAnother(side, Geometry.OFF, Geometry.OFF);
  }

  /** Returns whether some royal piece that does not move, or has just moved, faces another. */
  private boolean facesAnother(int side, int from, int to) {
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

  private boolean isSafeWhenMade(MoveList moves, int index, int side) {
    int royals = lists.royalCount(side);
    position.make(moves, index);
    boolean safe = lists.royalCount(side) >= royals && !isChecked(side);
    position.unmake();
    return safe;
  }

  /**
   * Returns whether an enemy attacks a square on which a royal piece of a side stands.
   *
   * @param to the square that a piece has reached, whose former piece the lists still hold, or
   *     {@link Geometry#OFF}
   * @param from the square that it has left, though the lists hold it, or {@link Geometry#OFF}
   */
  private boolean isAttacked(int square, int side, int to, int from) {
    if (lists.bits() != null && !rules.needsProof()) {
      return isAttackedAtSets(square, side, to, from);
    }
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      if (rules.mayAttack(kind, side ^ 1, square) && isAttackedByKind(kind, square, side, to)) {
        return true;
      }
    }
    return rules.flyingGeneral() && faces(square, side, to);
  }

  private boolean isAttackedAtSets(int square, int side, int to, int from) {
    BitBoards bits = lists.bits();
    if (wide != null) {
      return isAttackedAtWideSets(square, side, to, from);
    }
    long low = bits.occupied(0);
    long high = bits.words() == 2 ? bits.occupied(1) : 0;
    int captured = -1;
    if (from != Geometry.OFF) {
      int left = bits.number(from);
      captured = bits.number(to);
      low = (low & ~SetAttacks.bit(left, 0)) | SetAttacks.bit(captured, 0);
      high = (high & ~SetAttacks.bit(left, 1)) | SetAttacks.bit(captured, 1);
    }
    int target = bits.number(square);
    return attacks.alongLines(target, side, captured, low, high)
        || attacks.overHurdles(target, side, captured, low, high)
        || isAttackedByOthers(square, side, captured);
  }

  private boolean isAttackedAtWideSets(int square, int side, int to, int from) {
    BitBoards bits = lists.bits();
    int captured = -1;
    wide.look();
    if (from != Geometry.OFF) {
      captured = bits.number(to);
      wide.vacate(bits.number(from));
      wide.occupy(captured);
    }
    int target = bits.number(square);
    return wide.alongLines(target, side, captured)
        || wide.overHurdles(target, side, captured)
        || isAttackedByOthers(square, side, captured);
  }

  /** Asks the kinds that are not looked for together, as {@link #isAttackedFromSet} asks one. */
  private boolean isAttackedByOthers(int square, int side, int victim) {
    for (int kind : rules.bitReach().others(side ^ 1)) {
      if (isAttackedFromSet(kind, square, side, victim)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Asks those enemies of a kind that may attack a square from where they stand.
   *
   * @param victim the bit of an enemy that is captured and not asked, or -1
   */
  private boolean isAttackedFromSet(int kind, int square, int side, int victim) {
    BitBoards bits = lists.bits();
    BitReach reach = rules.bitReach();
    int enemySide = side ^ 1;
    int target = bits.number(square);
    for (int word = 0; word < bits.words(); word++) {
      long left = bits.pieces(enemySide, kind, word) & ~SetAttacks.bit(victim, word);
      for (left &= reach.origins(enemySide, target, kind, word); left != 0; left &= left - 1) {
        int enemy = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
        if (attacks(rules.reach().start(cells[enemy], enemy, square), enemy, square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Asks the enemies of a kind but for one whose square, not bit, is named: it is captured. */
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
        && source.attacks(from, target)
        && !board.isImmobilized(from);
  }

  /** Returns whether an enemy of a side could capture its piece on a square, whatever that is. */
  boolean isAttacked(int square, int side) {
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
  private boolean attacks(int start, int enemy, int square) {
    boolean[] walls = rules.wallsTo(Cell.kind(cells[enemy]));
    boolean attacks =
        start == Reach.UNKNOWN
            ? source.attacks(enemy, square)
            : rules.reach().holds(start, cells, enemy, walls);
    return attacks && !board.isImmobilized(enemy);
  }

  /**
   * Returns whether a move is the castling of a royal piece that is attacked where it stands or on
   * a square that it passes. Where it ends is looked at like the end of any other move.
   */
  private boolean castlesThroughAttack(MoveList moves, int index) {
    int from = Move.from(moves.get(index));
    int to = Move.to(moves.get(index));
    int king = cells[from];
    if ((king & Cell.ROYAL) == 0 || !hasPartner(moves, index)) {
      return false;
    }
    int side = Cell.side(king);
    boolean attacked = isAttacked(from, side, Geometry.OFF, Geometry.OFF);
    int step = Integer.signum(to - from);
    board.withholdEnPassant();
    board.replace(from, Cell.EMPTY);
    for (int passed = from + step; passed != to && !attacked; passed += step) {
      board.replace(passed, king);
      attacked = isAttacked(passed, side, passed, from);
      board.replace(passed, Cell.EMPTY);
    }
    board.replace(from, king);
    board.giveBackEnPassant();
    return attacked;
  }

  private static boolean hasPartner(MoveList moves, int index) {
    int count = moves.effectCount(index);
    for (int i = 0; i < count; i++) {
      if (Effect.kind(moves.effect(index, i)) == Effect.PARTNER) {
        return true;
      }
    }
    return false;
  }
}
