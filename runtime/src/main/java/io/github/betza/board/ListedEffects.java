package io.github.betza.board;

import java.util.Arrays;

/**
 * The effects of the special moves of a list, those of one move after its number of effects. Moves
 * with the same effects may share them.
 */
final class ListedEffects {
  private static final int INITIAL_EFFECTS = 64;

  /** Where the effects of the special move with the same index begin; their number stands first. */
  private int[] starts;

  private int[] effects = new int[INITIAL_EFFECTS];
  private int size;

  ListedEffects(int moves) {
    starts = new int[moves];
  }

  void clear() {
    size = 0;
  }

  void grow(int moves) {
    starts = Arrays.copyOf(starts, moves);
  }

  int start(int move) {
    return starts[move];
  }

  /** Lets a move have the effects that begin somewhere. */
  void setStart(int move, int start) {
    starts[move] = start;
  }

  /** Returns how many effects a special move has. */
  int count(int move) {
    return effects[starts[move]];
  }

  int get(int move, int number) {
    return effects[starts[move] + 1 + number];
  }

  /** Returns whether a special move has no effects but those of one kind; they are sorted by it. */
  boolean areAll(int kind, int move) {
    int count = count(move);
    return count == 0
        || (Effect.kind(get(move, 0)) == kind && Effect.kind(get(move, count - 1)) == kind);
  }

  /** Returns where the effects of a special move end. */
  int end(int move) {
    return starts[move] + count(move) + 1;
  }

  /** Removes the effects from some place on. */
  void truncate(int newSize) {
    size = newSize;
  }

  /** Begins the effects of a move, so many of them, and returns where. */
  int begin(int move, int count) {
    if (size + count + 1 > effects.length) {
      effects = Arrays.copyOf(effects, Math.max(2 * effects.length, size + count + 1));
    }
    starts[move] = size;
    effects[size] = count;
    size += count + 1;
    return starts[move];
  }

  /** Copies the effects of a move of a list to those of the move that was begun last. */
  void copy(ListedEffects other, int move) {
    int count = other.count(move);
    System.arraycopy(other.effects, other.starts[move] + 1, effects, size - count, count);
  }

  /** Copies the pending effects that are no capture on a square to the move that was begun last. */
  void copy(PendingEffects pending, int to, int count) {
    pending.copyBeyond(to, effects, size - count);
  }

  /** Returns whether a move has the same effects as one of these or another list. */
  boolean areEqual(int move, ListedEffects other, int otherMove) {
    return Arrays.equals(
        effects,
        starts[move],
        end(move),
        other.effects,
        other.starts[otherMove],
        other.end(otherMove));
  }
}
