package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.processor.path.Occupant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How far a move has got: where the mover came from, and what has been taken off the board or put
 * on it on the way. Immutable, so that every path is followed in a world of its own.
 *
 * @param origin the square of the piece that moves; after an excitation that of the excited piece
 * @param side the side that moves
 * @param wrapped whether the mover went over a joined edge of the board on this leg or one before
 * @param steps how many steps the last slider leg took
 * @param removed the squares from which pieces were removed, those removed last behind the others;
 *     true for an enemy's
 * @param unloaded the squares on which captured pieces were put, by the square they stood on; a
 *     piece that was captured again is none of them
 */
record Journey(
    int origin,
    int side,
    boolean wrapped,
    int steps,
    Map<Integer, Boolean> removed,
    Map<Integer, Integer> unloaded) {

  static Journey from(int origin, int side) {
    return new Journey(origin, side, false, 0, Map.of(), Map.of());
  }

  Journey wrapping() {
    return new Journey(origin, side, true, steps, removed, unloaded);
  }

  /** Returns the same when the move is over: then the mover has left its square for good. */
  Journey over() {
    return new Journey(origin, side, false, steps, removed, unloaded);
  }

  Journey afterSteps(int newSteps) {
    return new Journey(origin, side, wrapped, newSteps, removed, unloaded);
  }

  Journey exciting(int square) {
    return new Journey(square, side, false, steps, removed, unloaded);
  }

  /** Takes the piece on a square off the board, wherever it stood when the move began. */
  Journey removing(int square, boolean enemy) {
    int stood = stood(square);
    Map<Integer, Boolean> more = new LinkedHashMap<>(removed);
    more.remove(stood);
    more.put(stood, enemy);
    Map<Integer, Integer> fewer = new LinkedHashMap<>(unloaded);
    fewer.remove(stood);
    return new Journey(origin, side, wrapped, steps, more, fewer);
  }

  Journey unloading(int victim, int square) {
    Map<Integer, Integer> more = new LinkedHashMap<>(unloaded);
    more.put(victim, square);
    return new Journey(origin, side, wrapped, steps, removed, more);
  }

  /** Returns whether a captured piece was put on a square. */
  boolean hasUnloadedOn(int square) {
    return unloaded.containsValue(square);
  }

  /** Returns where the piece on a square stood when the move began. */
  int stood(int square) {
    for (Map.Entry<Integer, Integer> entry : unloaded.entrySet()) {
      if (entry.getValue() == square) {
        return entry.getKey();
      }
    }
    return square;
  }

  /** Returns what stands on a square by now. */
  int content(Board board, int square) {
    if (hasUnloadedOn(square)) {
      return board.get(stood(square));
    }
    if (removed.containsKey(square) || (square == origin && !wrapped)) {
      return Cell.EMPTY;
    }
    return board.get(square);
  }

  /** Returns whether a square holds what it must. */
  boolean holds(Board board, int square, Occupant occupant) {
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
      case EN_PASSANT -> cell == Cell.EMPTY && hasVictim(board, square, Occupant.ENEMY);
      case EN_PASSANT_COMMON ->
          cell == Cell.EMPTY && hasVictim(board, square, Occupant.ENEMY_COMMON);
    };
  }

  private boolean hasVictim(Board board, int square, Occupant occupant) {
    int victim = board.enPassantVictim(square);
    return victim != 0 && !hasUnloadedOn(victim) && holds(board, victim, occupant);
  }

  boolean capturesEnemy() {
    return removed.containsValue(true);
  }

  /** Returns the square of the piece removed last that was not put back, or 0. */
  int lastVictim() {
    int last = 0;
    for (int square : removed.keySet()) {
      if (!unloaded.containsKey(square)) {
        last = square;
      }
    }
    return last;
  }

  /** Returns the effects of the legs so far. */
  List<Integer> effects() {
    Set<Integer> effects = new LinkedHashSet<>();
    for (int square : removed.keySet()) {
      effects.add(
          unloaded.containsKey(square)
              ? Effect.of(Effect.UNLOAD, square, unloaded.get(square))
              : Effect.of(Effect.REMOVE, square));
    }
    return new ArrayList<>(effects);
  }
}
