package io.github.betza.board;

import java.util.Arrays;

/**
 * The effects of the special moves of a list. For a move with a single effect the effect itself is
 * stored; several effects of a move are stored together, after their number. Moves with the same
 * effects may share them.
 */
final class ListedEffects {
  private static final int INITIAL_EFFECTS = 64;

  /**
   * By the index of a special move: its only effect, which is positive, or the complement of the
   * index of its effects.
   */
  private int[] entries;

  private int[] effects = new int[INITIAL_EFFECTS];
  private int size;

  ListedEffects(int moves) {
    entries = new int[moves];
  }

  void clear() {
    size = 0;
  }

  void grow(int moves) {
    entries = Arrays.copyOf(entries, moves);
  }

  int entry(int move) {
    return entries[move];
  }

  /** Sets the only effect of a move, or the effects that it shares. */
  void setEntry(int move, int entry) {
    entries[move] = entry;
  }

  /** Returns the number of effects of a special move. */
  int count(int move) {
    int entry = entries[move];
    return entry >= 0 ? 1 : effects[~entry];
  }

  int get(int move, int number) {
    int entry = entries[move];
    return entry >= 0 ? entry : effects[~entry + 1 + number];
  }

  /** Returns whether a special move has only effects of one kind; effects are sorted by kind. */
  boolean areAll(int kind, int move) {
    return Effect.kind(get(move, 0)) == kind && Effect.kind(get(move, count(move) - 1)) == kind;
  }

  /** Returns the index of the first effect of a special move that has several. */
  int begin(int move) {
    return ~entries[move];
  }

  /** Returns the index after the last effect of a special move; 0 if it has only one. */
  int end(int move) {
    int entry = entries[move];
    return entry >= 0 ? 0 : ~entry + effects[~entry] + 1;
  }

  /** Removes the effects from an index on. */
  void truncate(int newSize) {
    size = newSize;
  }

  /** Copies the effects of a move of a list to a move. */
  void copy(int move, ListedEffects other, int otherMove) {
    int entry = other.entries[otherMove];
    if (entry >= 0) {
      entries[move] = entry;
      return;
    }
    int count = other.effects[~entry];
    int first = open(move, count);
    System.arraycopy(other.effects, ~entry + 1, effects, first, count);
  }

  /** Sets the effects of a move: the first numbers of an array, more than one. */
  void copy(int move, int[] sorted, int count) {
    int first = open(move, count);
    System.arraycopy(sorted, 0, effects, first, count);
  }

  /** Reserves space for a number of effects of a move, and returns the index of the first. */
  private int open(int move, int count) {
    if (size + count + 1 > effects.length) {
      effects = Arrays.copyOf(effects, Math.max(2 * effects.length, size + count + 1));
    }
    entries[move] = ~size;
    effects[size] = count;
    int first = size + 1;
    size = first + count;
    return first;
  }

  /** Returns whether a move has the same effects as a move of this or another list. */
  boolean areEqual(int move, ListedEffects other, int otherMove) {
    int entry = entries[move];
    int otherEntry = other.entries[otherMove];
    if (entry >= 0 || otherEntry >= 0) {
      return entry == otherEntry;
    }
    return Arrays.equals(
        effects, ~entry, end(move), other.effects, ~otherEntry, other.end(otherMove));
  }
}
