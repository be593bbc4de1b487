package io.github.betza.board;

/**
 * Finds moves of a {@link MoveList} that are there already. An open-addressing table of their
 * indices, which grows with the moves of one piece and is emptied at no cost by a new generation. A
 * first move has nothing to be told from and stays out of it: most pieces that can repeat a move,
 * such as a lion that passes, have no other one.
 */
final class MoveIndex {
  private static final int INITIAL_SLOTS = 128;

  private int[] slots = new int[INITIAL_SLOTS];

  /** The generation in which each slot was filled; a slot of an older one is free. */
  private int[] generations = new int[INITIAL_SLOTS];

  private int generation = 1;
  private int count;

  /** The move that was added first, of no meaning where there is none. */
  private int first;

  /** Forgets all moves. */
  void clear() {
    count = 0;
  }

  /**
   * Adds a move of a list unless an equal one is known.
   *
   * @return whether it was added
   */
  boolean add(MoveList moves, int index) {
    if (count == 0) {
      first = index;
      count = 1;
      return true;
    }
    return count == 1 ? addSecond(moves, index) : addOther(moves, index);
  }

  private boolean addSecond(MoveList moves, int index) {
    if (moves.areEqual(first, moves, index)) {
      return false;
    }
    generation++;
    if (generation == 0) {
      generations = new int[generations.length];
      generation = 1;
    }
    fill(slotFor(moves, first), first);
    fill(slotFor(moves, index), index);
    count = 2;
    return true;
  }

  private boolean addOther(MoveList moves, int index) {
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
