package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How far a move has got, see {@code Journey} of the interpreter, whose rules these are.
 *
 * @param origin the square of the piece that moves
 * @param steps how many steps the last slider leg took
 * @param removed the squares from which pieces were removed, in order; true for an enemy's
 * @param unloaded the squares on which captured pieces were put, by the square they stood on
 */
record State(Vector origin, int steps, Map<Vector, Boolean> removed, Map<Vector, Vector> unloaded) {
  static final Vector START = new Vector(0, 0);

  static State begin() {
    return new State(START, 0, Map.of(), Map.of());
  }

  State afterSteps(int newSteps) {
    return newSteps == steps ? this : new State(origin, newSteps, removed, unloaded);
  }

  State exciting(Vector square) {
    return new State(square, steps, removed, unloaded);
  }

  State removing(Vector square, boolean enemy) {
    Vector stood = stood(square);
    Map<Vector, Boolean> more = new LinkedHashMap<>(removed);
    more.remove(stood);
    more.put(stood, enemy);
    Map<Vector, Vector> fewer = new LinkedHashMap<>(unloaded);
    fewer.remove(stood);
    return new State(origin, steps, more, fewer);
  }

  State unloading(Vector victim, Vector square) {
    Map<Vector, Vector> more = new LinkedHashMap<>(unloaded);
    more.put(victim, square);
    return new State(origin, steps, removed, more);
  }

  boolean hasUnloadedOn(Vector square) {
    return unloaded.containsValue(square);
  }

  /** Returns where the piece on a square stood when the move began. */
  Vector stood(Vector square) {
    for (Map.Entry<Vector, Vector> entry : unloaded.entrySet()) {
      if (entry.getValue().equals(square)) {
        return entry.getKey();
      }
    }
    return square;
  }

  /** Asks that a square holds something; returns false where it cannot. */
  boolean ask(Requirements requirements, Vector square, Occupant occupant) {
    if (hasUnloadedOn(square)) {
      return occupant.isPiece() && askBefore(requirements, stood(square), occupant);
    }
    if (removed.containsKey(square) && occupant.isEnPassant()) {
      throw new UndecidedException("one captures en passant where it has captured before");
    }
    if (removed.containsKey(square) || square.equals(origin)) {
      return occupant == Occupant.EMPTY;
    }
    return askBefore(requirements, square, occupant);
  }

  /** Asks that a square held something when the move began. */
  private static boolean askBefore(Requirements requirements, Vector square, Occupant occupant) {
    if (square.equals(START)) {
      // Another piece was excited, and the mover stands where it stood.
      return occupant.isOwn() || occupant == Occupant.PIECE;
    }
    return requirements.askSquare(square, Keys.contents(occupant));
  }

  boolean capturesEnemy() {
    return removed.containsValue(true);
  }

  /** Returns the square of the piece removed last that was not put back, or null. */
  Vector lastVictim() {
    Vector last = null;
    for (Vector square : removed.keySet()) {
      if (!unloaded.containsKey(square)) {
        last = square;
      }
    }
    return last;
  }

  List<Result.Effect> effects() {
    List<Result.Effect> effects = new ArrayList<>();
    for (Vector square : removed.keySet()) {
      effects.add(
          unloaded.containsKey(square)
              ? new Result.Effect(Result.Kind.UNLOAD, square, unloaded.get(square))
              : new Result.Effect(Result.Kind.REMOVE, square));
    }
    return effects;
  }
}
