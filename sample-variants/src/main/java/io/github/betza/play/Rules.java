package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;

/**
 * Legal moves of a position: no side may leave a royal piece of its own attacked or take it off the
 * board, and a royal piece castles neither out of an attack nor through one.
 *
 * <p>A side without royal pieces moves as it likes; so does one whose royal piece was captured,
 * which can only happen where a game begins with it attacked (the engine that the conformance data
 * comes from counts such lines on as well). A side without a legal move simply has none: whether
 * that is mate or stalemate makes no difference here.
 *
 * <p>Legality is found out by making the move and looking. Nothing is allocated.
 */
public final class Rules {
  private final Board board;
  private final Movement movement;
  private final int[] squares;

  /** What a special move leaves on the board, which is looked at afresh. */
  private final Turn after;

  /** The single steps of a castling king. */
  private final MoveList probe = new MoveList();

  /**
   * Makes the rules for the game that starts with a position.
   *
   * @param board the position, which these rules make and unmake moves on
   * @param movement how its pieces move
   */
  public Rules(Board board, Movement movement) {
    this.board = board;
    this.movement = movement;
    this.squares = squaresOf(board);
    this.after = new Turn(board);
  }

  /** Returns the board. */
  public Board board() {
    return board;
  }

  /** Fills in a turn: the moves of the side to move, legal or not. */
  public void begin(Turn turn) {
    turn.look(board, squares, board.side());
    turn.findThreats(board, movement);
    for (int i = 0; i < turn.ownCount(); i++) {
      movement.generate(board, turn.own(i), turn.moves());
    }
  }

  /**
   * Makes a move of a turn if it is legal; {@link Board#unmake} takes it back.
   *
   * @return whether it was legal and has been made
   */
  public boolean make(Turn turn, int index) {
    int move = turn.moves().get(index);
    if (Move.isSpecial(move) && castlesThroughAttack(turn, index)) {
      return false;
    }
    board.make(turn.moves(), index);
    boolean safe =
        isPlain(turn.moves(), index)
            ? isSafe(turn, Move.from(move), Move.to(move))
            : isSafeAfterAll(turn);
    if (safe) {
      return true;
    }
    board.unmake();
    return false;
  }

  /** Returns whether some royal piece of the side to move is attacked. */
  public boolean isChecked(Turn turn) {
    for (int i = 0; i < turn.royalCount(); i++) {
      if (isAttacked(turn, Geometry.OFF, turn.royal(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * A plain move changes no cells but those of the square it leaves and the square it reaches: it
   * has no effects, or it only grants en passant. The effects of a move are sorted by kind, so the
   * first and the last tell.
   */
  private static boolean isPlain(MoveList moves, int index) {
    int move = moves.get(index);
    return Move.promotion(move) == 0
        && (!Move.isSpecial(move)
            || (grants(moves, index, 0) && grants(moves, index, moves.effectCount(index) - 1)));
  }

  private static boolean grants(MoveList moves, int index, int effect) {
    return Effect.kind(moves.effect(index, effect)) == Effect.GRANT_EN_PASSANT;
  }

  private boolean isSafe(Turn turn, int from, int to) {
    for (int i = 0; i < turn.royalCount(); i++) {
      int royal = turn.royal(i);
      if (royal == to && from != to) {
        return false;
      }
      if (royal == from && isAttacked(turn, to, to)) {
        return false;
      }
    }
    for (int i = 0; i < turn.threatCount(); i++) {
      int enemy = turn.threatener(i);
      int royal = turn.threatened(i);
      if (enemy != to && royal != from && movement.attacks(board, enemy, royal)) {
        return false;
      }
    }
    return true;
  }

  /** Looks at the whole board after a move that may have changed any of it. */
  private boolean isSafeAfterAll(Turn turn) {
    after.look(board, squares, Side.opponent(board.side()));
    return after.royalCount() >= turn.royalCount() && !isChecked(after);
  }

  /** Returns whether an enemy attacks a square; one that stood on the captured square is gone. */
  private boolean isAttacked(Turn turn, int captured, int target) {
    for (int i = 0; i < turn.enemyCount(); i++) {
      int enemy = turn.enemy(i);
      if (enemy != captured
          && movement.mayAttack(board.get(enemy), enemy, target)
          && movement.attacks(board, enemy, target)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a move is the castling of a royal piece that is attacked where it stands or on
   * a square that it passes. Where it ends is looked at like the end of any other move.
   */
  private boolean castlesThroughAttack(Turn turn, int index) {
    int move = turn.moves().get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if ((board.get(from) & Cell.ROYAL) == 0 || !hasPartner(turn.moves(), index)) {
      return false;
    }
    if (isAttacked(turn, Geometry.OFF, from)) {
      return true;
    }
    int step = Integer.signum(to - from);
    for (int passed = from + step; passed != to; passed += step) {
      probe.clear();
      probe.quiet(from, passed);
      board.make(probe, 0);
      boolean attacked = isAttacked(turn, Geometry.OFF, passed);
      board.unmake();
      if (attacked) {
        return true;
      }
    }
    return false;
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

  private static int[] squaresOf(Board board) {
    Geometry geometry = board.geometry();
    int[] squares = new int[geometry.files() * geometry.ranks()];
    int count = 0;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        squares[count++] = geometry.square(file, rank);
      }
    }
    return squares;
  }
}
