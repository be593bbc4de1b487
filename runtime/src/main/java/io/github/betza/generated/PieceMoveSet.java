package io.github.betza.generated;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * The moves of one piece that a {@link MoveList} already contains. Ordinary moves from one square
 * are found by the square that they reach, and all others by their words and effects.
 */
final class PieceMoveSet {
  private final ReachedSquares reached = new ReachedSquares();
  private final MoveIndex index = new MoveIndex();

  /** Forgets all moves. */
  void clear() {
    index.clear();
    reached.clear();
  }

  /** Returns whether a move is an ordinary one from the same square as the moves before. */
  boolean isSimple(int word) {
    return reached.isOfThese(word);
  }

  /**
   * Adds a move for which {@link #isSimple} returned true.
   *
   * @return whether it is new
   */
  boolean add(int word) {
    return reached.add(word);
  }

  /**
   * Adds a move of the list.
   *
   * @return whether it is new
   */
  boolean add(MoveList moves, int number) {
    int word = moves.get(number);
    return reached.isOfThese(word) ? reached.add(word) : index.add(moves, number);
  }

  /**
   * Finds ordinary moves of one piece that a {@link MoveList} already contains: from one square
   * they differ by the square that they reach, and by whether they capture there. Each has a mark,
   * which a new generation clears at no cost. {@link MoveIndex} finds the other moves: special
   * ones, and moves of pieces on other squares that the piece excites.
   */
  private static final class ReachedSquares {
    private static final int TO_SHIFT = Integer.numberOfTrailingZeros(Move.quiet(0, 1));

    /** The bits of a move's word that select its mark: the square reached, and the capture. */
    private static final int REACHED = 0x1FFF << TO_SHIFT;

    private static final int INITIAL_MARKS = 512;
    private static final int NOWHERE = -1;

    /** The generation in which there was a move, by these bits. */
    private int[] marks = new int[INITIAL_MARKS];

    private int generation = 1;

    /** The square that the moves leave; {@link #NOWHERE} before there is one. */
    private int origin = NOWHERE;

    /** Forgets all moves. */
    void clear() {
      origin = NOWHERE;
      generation++;
      if (generation == 0) {
        Arrays.fill(marks, 0);
        generation = 1;
      }
    }

    /** Returns whether a move is an ordinary one from the same square as the moves before. */
    boolean isOfThese(int word) {
      int rest = word & ~REACHED;
      if (origin == NOWHERE && rest == Move.from(word)) {
        origin = rest;
      }
      return rest == origin;
    }

    /**
     * Adds a move.
     *
     * @param word a move for which {@link #isOfThese} is true
     * @return whether it is new
     */
    boolean add(int word) {
      int place = word >>> TO_SHIFT;
      if (place >= marks.length) {
        grow(place);
      }
      if (marks[place] == generation) {
        return false;
      }
      marks[place] = generation;
      return true;
    }

    private void grow(int place) {
      marks = Arrays.copyOf(marks, Math.max(2 * marks.length, place + 1));
    }
  }

  /**
   * Finds moves of a {@link MoveList} that are there already, whatever they do. An open-addressing
   * table of their indices, which grows with the moves of one piece and is emptied at no cost by a
   * new generation.
   */
  private static final class MoveIndex {
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
}
