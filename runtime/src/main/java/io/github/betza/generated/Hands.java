package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * Which kinds of a game may be in the hand of a side, and how pieces are kept there. The numbers of
 * pieces in hand belong to the record of a position, see {@link BoardWriter}: eight bits for each
 * such kind, for White and then for Black. Immutable.
 *
 * <p>A promoted piece whose kind is not a promoted form of its own is marked by {@link Cell#WAS},
 * so that it goes to the hand as its former kind. For generated games and games of {@link
 * io.github.betza.game.GameRules#play}.
 */
public final class Hands {
  /** The most pieces of a kind that a hand may hold. */
  public static final int MOST = 255;

  /** The number of bits of a count. */
  private static final int BITS = 8;

  /** The number of keys of a kind, for each bit of its count. */
  private static final int KEYS_PER_BIT = (MOST + 1) / BITS;

  private static final int KINDS_PER_WORD = Long.SIZE / BITS;

  private static final int NONE = -1;

  /** By kind: the first bit of its count in a hand, or -1 if it may not be in hand. */
  private final int[] slots;

  /** The kinds that may be in hand. */
  private final int[] kinds;

  private final int[] paid;
  private final int[] captured;
  private final int[] origins;
  private final IntBinaryOperator arrival;
  private final int words;

  /** By kind that is dropped: the first bit of the count that a drop reduces, or -1. */
  private final int[] dropSlots;

  /**
   * By kind, plus 256 with the mark: the first bit of the count that a capture increases, or -1.
   */
  private final int[] captureSlots;

  /** The gates of the game, or null. */
  private final Gates gates;

  /** By side, first bit and count: the key for the hash. */
  private final long[] keys;

  /**
   * Makes the hands of a game. All arrays are by kind.
   *
   * @param paid the kind in hand in whose place a kind is dropped, or 0 if it never is
   * @param captured the kind of a captured piece in hand, or 0 if it leaves the game
   * @param origins the kind of a piece with the mark before it promoted, or 0 if it never has the
   *     mark
   * @param entering by side and square: the kinds that may enter there, or null for none; an empty
   *     array for a game without gates
   * @param arrival returns a dropped piece as a cell, from its cell and the square: it may count as
   *     unmoved there
   */
  public Hands(
      int[] paid, int[] captured, int[] origins, int[][][] entering, IntBinaryOperator arrival) {
    this.paid = paid.clone();
    this.captured = captured.clone();
    this.origins = origins.clone();
    this.arrival = arrival;
    boolean lasting = Arrays.stream(captured).anyMatch(kind -> kind != 0);
    this.gates = entering.length == 0 ? null : new Gates(entering, paid, lasting);
    this.slots = new int[paid.length];
    this.kinds = Arrays.stream(paid).filter(kind -> kind != 0).sorted().distinct().toArray();
    Arrays.fill(slots, NONE);
    for (int place = 0; place < kinds.length; place++) {
      slots[kinds[place]] = BITS * place;
    }
    this.words = (kinds.length + KINDS_PER_WORD - 1) / KINDS_PER_WORD;
    this.dropSlots = new int[Cell.KIND + 1];
    this.captureSlots = new int[2 * (Cell.KIND + 1)];
    Arrays.fill(dropSlots, NONE);
    Arrays.fill(captureSlots, NONE);
    for (int kind = 1; kind < paid.length; kind++) {
      dropSlots[kind] = slot(paid[kind]);
      captureSlots[kind] = slot(captured[kind]);
      captureSlots[Cell.KIND + 1 + kind] = slot(captured[origins[kind]]);
    }
    this.keys = new long[2 * kinds.length * (MOST + 1)];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int place = 0; place < kinds.length; place++) {
        for (int count = 1; count <= MOST; count++) {
          keys[key(side, BITS * place, count)] = PositionKeys.inHand(side, kinds[place], count);
        }
      }
    }
  }

  private int slot(int kind) {
    return kind == 0 ? NONE : slots[kind];
  }

  private int key(int side, int slot, int count) {
    return side * (keys.length >> 1) + slot * KEYS_PER_BIT + count;
  }

  /** Returns whether a kind may be in hand. */
  public boolean mayHold(int kind) {
    return slots[kind] >= 0;
  }

  /** Returns the former kind of a piece of a kind with the mark, or 0. */
  public int origin(int kind) {
    return origins[kind];
  }

  /** Returns the kind in hand in whose place a kind comes to the board, or 0 if it never does. */
  public int paid(int kind) {
    return paid[kind];
  }

  /** Returns the gates, or null in a game without gates. */
  public Gates gates() {
    return gates;
  }

  /** Returns the number of longs of both hands. */
  int length() {
    return 2 * words;
  }

  /** Returns the mark of a piece that promotes, or 0. */
  int mark(int mover, int promotion) {
    int origin = origin(promotion);
    return origin != 0 && origin == inHand(mover) ? Cell.WAS : 0;
  }

  /** Returns the kind of a captured piece in hand, or 0 if it leaves the game. */
  private int inHand(int cell) {
    int kind = Cell.kind(cell);
    if ((cell & Cell.ROYAL) != 0) {
      return 0;
    }
    return captured[(cell & Cell.WAS) != 0 ? origins[kind] : kind];
  }

  /** Returns a dropped piece as a cell. */
  int arrived(int cell, int square) {
    return arrival.applyAsInt(cell, square);
  }

  /**
   * Returns how many pieces of a kind are in a hand.
   *
   * @param states records of positions
   * @param at the index of the hands in it
   */
  int count(long[] states, int at, int side, int kind) {
    int slot = slots[kind];
    return slot < 0 ? 0 : number(states, at, side, slot);
  }

  private int number(long[] states, int at, int side, int slot) {
    // A shift uses only the lowest six bits.
    return (int) (states[at + side * words + (slot >> 6)] >>> slot) & MOST;
  }

  /** Returns whether the hand of a side has the piece that the drop of a kind uses up. */
  boolean mayDrop(long[] states, int at, int side, int kind) {
    int slot = dropSlots[kind];
    return slot >= 0 && number(states, at, side, slot) > 0;
  }

  /** Returns whether a hand is empty. */
  boolean isEmpty(long[] states, int at, int side) {
    long all = 0;
    for (int word = 0; word < words; word++) {
      all |= states[at + side * words + word];
    }
    return all == 0;
  }

  /**
   * Changes a hand, and returns the change of the hash. All changes of hands call this method.
   *
   * @param states records of positions
   * @param at the index of the hands in it
   * @param slot the first bit of the count in a hand
   * @param by the number of pieces to add
   */
  private long take(long[] states, int at, int side, int slot, int by) {
    int word = at + side * words + (slot >> 6);
    long number = states[word];
    int first = key(side, slot, (int) (number >>> slot) & MOST);
    states[word] = number + ((long) by << slot);
    return keys[first] ^ keys[first + by];
  }

  /** Adds pieces of a kind that may be in hand to the hand of a side. */
  void add(long[] states, int at, int side, int kind, int count) {
    take(states, at, side, slots[kind], count);
  }

  /** Removes the piece that a drop uses up from a hand, and returns the change of the hash. */
  long drop(long[] states, int at, int side, int kind) {
    return take(states, at, side, dropSlots[kind], -1);
  }

  /** Puts a captured piece into the hand of a side, and returns the change of the hash. */
  long capture(long[] states, int at, int side, int cell) {
    int marked = (cell & Cell.WAS) == 0 ? 0 : Cell.KIND + 1;
    int slot = (cell & Cell.ROYAL) == 0 ? captureSlots[marked + Cell.kind(cell)] : NONE;
    boolean isTaken = Cell.isPiece(cell) && Cell.side(cell) != side;
    return slot >= 0 && isTaken ? take(states, at, side, slot, 1) : 0;
  }

  /** Returns the hash of both hands. */
  long hash(long[] states, int at) {
    long hash = 0;
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int place = 0; place < kinds.length; place++) {
        hash ^= keys[key(side, BITS * place, number(states, at, side, BITS * place))];
      }
    }
    return hash;
  }

  /** Returns the change of the hash by the marks of the pieces of a move. */
  static long markKeys(int from, int to, int mover, int victim, int arrived) {
    return ((mover | victim | arrived) & Cell.WAS) == 0
        ? 0
        : markKey(from, mover) ^ markKey(to, victim) ^ markKey(to, arrived);
  }

  /** Returns the hash of the mark of a piece on a square, 0 if it has none. */
  static long markKey(int square, int cell) {
    return (cell & Cell.WAS) == 0 ? 0 : PositionKeys.promotedPiece(square);
  }
}
