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
  private final Game game;
  private final GameRules rules;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;

  Safety(Game game, GameRules rules, Board board, PieceLists lists) {
    this.game = game;
    this.rules = rules;
    this.board = board;
    this.cells = board.cells();
    this.lists = lists;
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
    boolean known =
        !frame.needsProof() && !frame.touches(from, to) && !becomesRoyal(Move.promotion(move));
    if (known && !Move.isSpecial(move)) {
      return true;
    }
    if (!isPlain(moves, index)) {
      return !castlesThroughAttack(moves, index) && isSafeWhenMade(moves, index, board.side());
    }
    if (known) {
      return true;
    }
    int mover = cells[from];
    int victim = cells[to];
    // Nobody else sees the cells before they hold what they held again.
    cells[from] = Cell.EMPTY;
    cells[to] = mover;
    boolean safe = isSafe(frame, from, to, mover, victim);
    cells[to] = victim;
    cells[from] = mover;
    return safe;
  }

  /**
   * A plain move changes no cells but those of the square it leaves and the square it reaches. The
   * effects of a move are sorted by kind: so where the first and the last are the granting of
   * en-passant rights, all are.
   */
  private boolean isPlain(MoveList moves, int index) {
    int move = moves.get(index);
    if (Move.promotion(move) != 0 || rules.dependsOnHistory()) {
      return false;
    }
    int count = moves.effectCount(index);
    return count == 0
        || (isGrant(moves.effect(index, 0)) && isGrant(moves.effect(index, count - 1)));
  }

  private boolean becomesRoyal(int promotion) {
    return promotion != 0 && rules.pieces().isRoyal(promotion);
  }

  private static boolean isGrant(int effect) {
    return Effect.kind(effect) == Effect.GRANT_EN_PASSANT;
  }

  private boolean isSafe(Frame frame, int from, int to, int mover, int victim) {
    int side = Cell.side(mover);
    boolean moves = from != to;
    // A move that captures an own royal piece takes it off the board.
    if (moves && (victim & Cell.ROYAL) != 0 && Cell.side(victim) == side) {
      return false;
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
    game.make(moves, index);
    boolean safe = lists.royalCount(side) >= royals && !isChecked(side);
    game.unmake();
    return safe;
  }

  /**
   * Returns whether an enemy attacks a square on which a royal piece of a side stands.
   *
   * @param captured the square of an enemy that the lists still hold though it is captured
   * @param left the square that the lists hold though the royal piece has left it, or {@link
   *     Geometry#OFF}
   */
  private boolean isAttacked(int square, int side, int captured, int left) {
    BitBoards bits = lists.bits();
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      if (bits == null
          ? rules.mayAttack(kind, side ^ 1, square) && isAttackedBy(kind, square, side, captured)
          : isAttackedBy(bits, kind, square, side, captured, left)) {
        return true;
      }
    }
    return rules.flyingGeneral() && faces(square, side, captured);
  }

  private boolean isAttackedBy(int kind, int square, int side, int captured) {
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

  private boolean isAttackedBy(
      BitBoards bits, int kind, int square, int side, int captured, int left) {
    BitReach reach = rules.bitReach();
    int target = bits.number(square);
    long enemies = bits.pieces(side ^ 1, kind) & reach.origins(side ^ 1, kind, target);
    if (enemies == 0) {
      return false;
    }
    boolean isOneWay = reach.isOneWay(side ^ 1, kind) && !rules.needsProof();
    long occupied = bits.occupied();
    if (left != Geometry.OFF) {
      occupied &= ~bits.bit(left);
    }
    for (; enemies != 0; enemies &= enemies - 1) {
      int from = Long.numberOfTrailingZeros(enemies);
      int enemy = bits.square(from);
      boolean attacks =
          isOneWay
              ? (reach.between(side ^ 1, kind, from, target) & occupied) == 0
              : attacks(rules.reach().start(cells[enemy], enemy, square), enemy, square);
      if (attacks && enemy != captured) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an enemy attacks a square that lies within its zone. */
  private boolean attacks(int start, int enemy, int square) {
    if (start == Reach.UNKNOWN) {
      return game.attacks(enemy, square);
    }
    return rules.reach().holds(start, cells, enemy) && !board.isImmobilized(enemy);
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
    cells[from] = Cell.EMPTY;
    for (int passed = from + step; passed != to && !attacked; passed += step) {
      cells[passed] = king;
      attacked = isAttacked(passed, side, Geometry.OFF, from);
      cells[passed] = Cell.EMPTY;
    }
    cells[from] = king;
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
