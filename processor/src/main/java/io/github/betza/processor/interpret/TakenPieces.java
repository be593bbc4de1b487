package io.github.betza.processor.interpret;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.generated.PendingEffects;
import java.util.Arrays;

/**
 * The pieces that a move has taken off their squares on its way, and where it has put them: {@link
 * io.github.betza.processor.path.Carried} as a stack of numbers. A later entry about a piece
 * replaces an earlier one, so that a smaller size restores an earlier state.
 */
final class TakenPieces {
  private static final int SQUARE = 0xFFF;
  private static final int TO_SHIFT = 12;
  private static final int ENEMY = 1 << 24;

  /**
   * For each entry the first square of the piece, its new square or {@link Geometry#OFF}, and its
   * side.
   */
  private int[] entries = new int[16];

  private int size;

  int size() {
    return size;
  }

  /** Restores the state with this number of entries. */
  void truncate(int newSize) {
    size = newSize;
  }

  private void add(int stood, int to, boolean enemy) {
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    entries[size++] = stood | (to << TO_SHIFT) | (enemy ? ENEMY : 0);
  }

  /**
   * Takes the piece on a square.
   *
   * @param to the square where it is put, or {@link Geometry#OFF} if it leaves the board
   */
  void take(int square, boolean enemy, int to) {
    int stood = stood(square);
    add(stood == Geometry.OFF ? square : stood, to, enemy);
  }

  /** Puts the piece that was taken last and is not on the board on a square, if there is one. */
  void putLast(int to) {
    int last = last();
    if (last >= 0) {
      add(entries[last] & SQUARE, to, (entries[last] & ENEMY) != 0);
    }
  }

  /** Returns whether there is a piece that {@link #putLast} puts on the board. */
  boolean hasLast() {
    return last() >= 0;
  }

  private int last() {
    int last = size - 1;
    while (last >= 0 && (to(last) != Geometry.OFF || !isCurrent(last))) {
      last--;
    }
    return last;
  }

  private int to(int entry) {
    return entries[entry] >>> TO_SHIFT & SQUARE;
  }

  /** Returns whether no later entry is about the same piece. */
  private boolean isCurrent(int entry) {
    int stood = entries[entry] & SQUARE;
    for (int i = entry + 1; i < size; i++) {
      if ((entries[i] & SQUARE) == stood) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the first square of the piece that was put on a square, or {@link Geometry#OFF} if
   * there is none.
   */
  int stood(int square) {
    for (int i = 0; i < size; i++) {
      if (to(i) == square && isCurrent(i)) {
        return entries[i] & SQUARE;
      }
    }
    return Geometry.OFF;
  }

  /** Returns whether the piece that was on a square at first was taken, wherever it is now. */
  boolean hasTaken(int square) {
    for (int i = 0; i < size; i++) {
      if ((entries[i] & SQUARE) == square) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the piece that was on a square at first was taken off the board. */
  boolean hasRemoved(int square) {
    for (int i = 0; i < size; i++) {
      if ((entries[i] & SQUARE) == square && isCurrent(i)) {
        return to(i) == Geometry.OFF;
      }
    }
    return false;
  }

  /** Returns whether one of the pieces is an enemy's. */
  boolean hasEnemy() {
    for (int i = 0; i < size; i++) {
      if ((entries[i] & ENEMY) != 0 && isCurrent(i)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the effects on the pieces to a move. */
  void pushTo(PendingEffects pending) {
    for (int i = 0; i < size; i++) {
      if (isCurrent(i)) {
        int stood = entries[i] & SQUARE;
        int to = to(i);
        pending.push(
            to == Geometry.OFF
                ? Effect.of(Effect.REMOVE, stood)
                : Effect.of(Effect.UNLOAD, stood, to));
      }
    }
  }
}
