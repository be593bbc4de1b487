package io.github.betza.generated;

import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * Finds moves of a {@link MoveList} that are there already, whatever they do. An open-addressing
 * table of their indices, which grows with the moves of one piece and is emptied at no cost by a
 * new generation.
 */
final class MoveIndex {
  private static final int INITIAL_SLOTS = 128;

  private int[] slots = new int[INITIAL_SLOTS];

  /** The generation in which each slot was filled; a slot of an older one is free. */
  private int[] generations = new int[INITIAL_SLOTS];

  private int generation = 1;

  private int count;

  /** Forgets all moves. */
  void clear() {
    count = 0;
    generation++;
    if (generation == 0) {
      Arrays.fill(generations, 0);
      generation = 1;
    }
  }

  /**
   * Adds a move of a list unless an equal one is known.
   *
   * @return whether it was added
   */
  boolean add(MoveList moves, int index) {
    if (2 * count >= slots.length) {
      grow(moves);
    }
    int slot = slotFor(moves, index);
    if (generations[slot] == generation) {
      return false;
    }
    fill(slot, index);
    count++;
    return true;
  }

  /** Returns the slot of an equal move, or the free one where the move belongs. */
  private int slotFor(MoveList moves, int index) {
    int mask = slots.length - 1;
    int slot = moves.key(index) & mask;
    while (generations[slot] == generation && !moves.areEqual(slots[slot], moves, index)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void fill(int slot, int index) {
    slots[slot] = index;
    generations[slot] = generation;
  }

  private void grow(MoveList moves) {
    int[] oldSlots = slots;
    int[] oldGenerations = generations;
    slots = new int[2 * oldSlots.length];
    generations = new int[2 * oldSlots.length];
    for (int i = 0; i < oldSlots.length; i++) {
      if (oldGenerations[i] == generation) {
        fill(slotFor(moves, oldSlots[i]), oldSlots[i]);
      }
    }
  }
}
