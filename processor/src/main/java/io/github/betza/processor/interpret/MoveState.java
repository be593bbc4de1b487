package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.processor.path.Carried;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;

/**
 * The state of a move on a board. Immutable, so that every path is followed independently.
 *
 * @param carried what it carries along its legs
 * @param side the side that moves
 * @param wrapped whether the mover crossed a joined edge of the board on this leg or an earlier one
 */
record MoveState(Carried<Integer> carried, int side, boolean wrapped) {
  static MoveState from(int origin, int side) {
    return new MoveState(Carried.from(origin), side, false);
  }

  int origin() {
    return carried.origin();
  }

  MoveState wrapping() {
    return new MoveState(carried, side, true);
  }

  /** Returns the state after the move: then the mover has finally left its square. */
  MoveState over() {
    return new MoveState(carried, side, false);
  }

  MoveState afterSteps(int steps) {
    return new MoveState(carried.afterSteps(steps), side, wrapped);
  }

  /**
   * Returns the state of a move that goes on after an outcome.
   *
   * @param victim the square of the piece that the outcome affects
   */
  MoveState goingOn(LegOutcome outcome, int square, int victim, int legStart) {
    // An excited piece has not moved yet.
    boolean still = wrapped && outcome.effect() != LegEffect.EXCITE;
    return new MoveState(carried.goingOn(outcome, square, victim, legStart), side, still);
  }

  MoveState landing(Landing landing, int square, int victim) {
    return new MoveState(carried.landing(landing, square, victim), side, wrapped);
  }

  /** Returns the present content of a square. */
  int content(Board board, int square) {
    if (carried.hasUnloadedOn(square)) {
      return board.get(carried.stood(square));
    }
    if (carried.removed().containsKey(square) || (square == origin() && !wrapped)) {
      return Cell.EMPTY;
    }
    return board.get(square);
  }

  /** Returns whether a square satisfies a condition. */
  boolean holds(Board board, int square, OccupancyCondition occupant) {
    int cell = content(board, square);
    boolean piece = Cell.isPiece(cell);
    boolean own = piece && Cell.side(cell) == side;
    boolean enemy = piece && !own;
    boolean royal = (cell & Cell.ROYAL) != 0;
    return switch (occupant) {
      case EMPTY -> cell == Cell.EMPTY;
      case ENEMY -> enemy;
      case ENEMY_ROYAL -> enemy && royal;
      case ENEMY_COMMON -> enemy && !royal;
      case OWN -> own;
      case OWN_COMMON -> own && !royal;
      case PIECE -> piece;
      case EMPTY_BEFORE_PIECE ->
          throw new IllegalArgumentException("depends on the leg: " + occupant);
      case EN_PASSANT -> cell == Cell.EMPTY && hasVictim(board, square, OccupancyCondition.ENEMY);
      case EN_PASSANT_COMMON ->
          cell == Cell.EMPTY && hasVictim(board, square, OccupancyCondition.ENEMY_COMMON);
    };
  }

  private boolean hasVictim(Board board, int square, OccupancyCondition occupant) {
    int victim = board.enPassantVictim(square);
    return victim != 0 && !carried.hasUnloadedOn(victim) && holds(board, victim, occupant);
  }

  /** Returns the effects of the legs so far. */
  List<Integer> effects() {
    return carried.effects(
        square -> Effect.of(Effect.REMOVE, square),
        (square, to) -> Effect.of(Effect.UNLOAD, square, to));
  }
}
