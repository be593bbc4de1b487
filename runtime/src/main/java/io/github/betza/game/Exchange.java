package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.generated.AttackSearch;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.RuleFeature;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Values the captures on one square that may follow a move. If lines describe the attacks, no move
 * is made; otherwise the captures are made one after another and taken back.
 */
final class Exchange {
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final BitBoards bits;
  private final Attacks attacks;
  private final GameRules rules;

  /** Finds attackers along lines, or null if such an attacker may not capture every piece. */
  private final AttackSearch lines;

  /** The gain of the side that captures, by the number of earlier captures. */
  private int[] gains = new int[32];

  private final MoveList capture = new MoveList();

  Exchange(Position position, SquareAttacks squares, Attacks attacks) {
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.attacks = attacks;
    this.rules = position.rules();
    // Lines describe attacks on royal pieces, so they must hold for all other pieces, too.
    boolean all =
        !rules.has(RuleFeature.BLOCKERS)
            && IntStream.rangeClosed(1, rules.kinds())
                .noneMatch(kind -> rules.traits(kind).has(Trait.CAPTURING_SOME));
    this.lines = all ? squares.lines() : null;
  }

  /** Implements {@link Game#exchange}. */
  int value(MoveList moves, int index, int[] values) {
    int word = moves.get(index);
    int victim = victim(moves, index);
    boolean known = victim >= 0 && Move.from(word) != Move.to(word);
    return known && lines != null && areAllLines(Move.to(word))
        ? byLines(word, victim, values)
        : byMoves(moves, index, values);
  }

  /**
   * Returns the square of the piece that a move takes, or {@link Geometry#OFF} if it takes none; -1
   * if it does more than that.
   */
  private int victim(MoveList moves, int index) {
    int word = moves.get(index);
    int to = Move.to(word);
    if (!Move.isSpecial(word) || moves.isPlain(index)) {
      return Move.isCapture(word) == (cells[to] != Cell.EMPTY)
          ? (cells[to] == Cell.EMPTY ? Geometry.OFF : to)
          : -1;
    }
    int effect = moves.effect(index, 0);
    boolean single = moves.effectCount(index) == 1 && Effect.kind(effect) == Effect.REMOVE;
    boolean takes = single && Move.isCapture(word) && cells[to] == Cell.EMPTY;
    return takes && Cell.side(cells[Effect.first(effect)]) != board.side()
        ? Effect.first(effect)
        : -1;
  }

  private boolean areAllLines(int to) {
    int target = bits.number(to);
    return !lines.mayOthersAttack(target, Side.WHITE) && !lines.mayOthersAttack(target, Side.BLACK);
  }

  private int byLines(int word, int victim, int[] values) {
    int target = bits.number(Move.to(word));
    int promotion = Move.promotion(word);
    int mover = Move.isDrop(word) ? promotion : Cell.kind(cells[Move.from(word)]);
    int standing = promotion == 0 ? values[mover] : values[promotion];
    gains[0] = standing - values[mover];
    lines.begin(target);
    if (!Move.isDrop(word)) {
      lines.leave(bits.number(Move.from(word)));
    }
    if (victim != Geometry.OFF) {
      gains[0] += values[Cell.kind(cells[victim])];
      lines.leave(bits.number(victim));
    }
    lines.occupy(target);
    int count = 0;
    int side = Side.opponent(board.side());
    int from = lines.least(side, cells, values);
    while (from >= 0) {
      int cell = cells[bits.square(from)];
      lines.leave(from);
      side = Side.opponent(side);
      if ((cell & Cell.ROYAL) != 0 && lines.isDefended(side)) {
        break;
      }
      note(++count, standing);
      standing = values[Cell.kind(cell)];
      from = lines.least(side, cells, values);
    }
    return best(count);
  }

  private void note(int count, int victim) {
    if (count == gains.length) {
      gains = Arrays.copyOf(gains, 2 * count);
    }
    gains[count] = victim - gains[count - 1];
  }

  /** Returns the gain of the first capture if each side stops when a further capture would lose. */
  private int best(int count) {
    for (int i = count; i > 0; i--) {
      gains[i - 1] = -Math.max(-gains[i - 1], gains[i]);
    }
    return gains[0];
  }

  private int byMoves(MoveList moves, int index, int[] values) {
    int to = Move.to(moves.get(index));
    int side = board.side();
    int before = balance(side, values);
    position.make(moves, index);
    position.writer().clearEnPassant();
    // A piece has the same value in hand and on the board.
    int entering = Effect.entering(moves, index);
    int entered = entering == 0 ? 0 : values[entering];
    gains[0] = Move.isDrop(moves.get(index)) ? 0 : balance(side, values) - before - entered;
    int made = 1;
    int count = 0;
    boolean goesOn = isOf(side, to);
    while (goesOn) {
      int from = least(to, values);
      goesOn = from != Geometry.OFF;
      if (goesOn) {
        int standing = values[Cell.kind(cells[to])];
        boolean isRoyal = (cells[from] & Cell.ROYAL) != 0;
        capture.clear();
        capture.add(Move.capture(from, to));
        position.make(capture, 0);
        made++;
        goesOn = !isRoyal || least(to, values) == Geometry.OFF;
        if (goesOn) {
          note(++count, standing);
        }
      }
    }
    for (; made > 0; made--) {
      position.unmake();
    }
    return best(count);
  }

  private boolean isOf(int side, int square) {
    return Cell.isPiece(cells[square]) && Cell.side(cells[square]) == side;
  }

  /** Returns the value of a side's pieces minus the value of the other side's pieces. */
  private int balance(int side, int[] values) {
    int balance = 0;
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      balance += values[kind] * (lists.count(side, kind) - lists.count(side ^ 1, kind));
    }
    return balance;
  }

  /** Returns the square of the piece of the side to move with the least value that captures. */
  private int least(int to, int[] values) {
    int side = board.side();
    long least = Long.MAX_VALUE;
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      int[] all = lists.squares(side, kind);
      int count = lists.count(side, kind);
      for (int i = 0; i < count; i++) {
        long order = order(all[i], values);
        if (order < least && attacks.canCapture(all[i], to)) {
          least = order;
        }
      }
    }
    return least == Long.MAX_VALUE ? Geometry.OFF : (int) least & 0xFFFF;
  }

  /** Returns a number that orders attackers: by value, kind and square. */
  private long order(int from, int[] values) {
    int kind = Cell.kind(cells[from]);
    long value = (cells[from] & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return value << 24 | (long) kind << 16 | from;
  }
}
