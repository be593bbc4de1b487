package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * Which kinds of a game may be in the hand of a side, and what pieces are there. The numbers of
 * pieces in hand are part of the record of a position, see {@link BoardWriter}: eight bits for each
 * such kind, for White and then for Black. Immutable.
 *
 * <p>A piece without a promoted form of its own is marked as promoted by {@link Cell#WAS}, so that
 * it goes to the hand as what it was. For generated games and those of {@link
 * io.github.betza.game.GameRules#play}.
 */
public final class Hands {
  /** The most pieces of a kind that a hand may hold. */
  public static final int MOST = 255;

  private static final int KINDS_PER_WORD = Long.SIZE / 8;

  /** By kind: its place among those that may be in hand, or -1. */
  private final int[] places;

  /** The kinds that may be in hand. */
  private final int[] kinds;

  private final int[] paid;
  private final int[] captured;
  private final int[] origins;
  private final IntBinaryOperator arrival;
  private final int words;

  /** By side, place and count: the number for the hash. */
  private final long[][][] keys;

  /**
   * Makes the hands of a game. All arrays are by kind.
   *
   * @param paid the kind in hand in whose place a kind is dropped, or 0 if it never is
   * @param captured the kind that a captured piece is in hand, or 0 if it leaves the game
   * @param origins what a piece with the mark was before it promoted, or 0 if it never has the mark
   * @param arrival returns a dropped piece as a cell, from its cell and the square: it may count as
   *     unmoved there
   */
  public Hands(int[] paid, int[] captured, int[] origins, IntBinaryOperator arrival) {
    this.paid = paid.clone();
    this.captured = captured.clone();
    this.origins = origins.clone();
    this.arrival = arrival;
    this.places = new int[paid.length];
    this.kinds = Arrays.stream(paid).filter(kind -> kind != 0).sorted().distinct().toArray();
    Arrays.fill(places, -1);
    for (int place = 0; place < kinds.length; place++) {
      places[kinds[place]] = place;
    }
    this.words = (kinds.length + KINDS_PER_WORD - 1) / KINDS_PER_WORD;
    this.keys = new long[2][kinds.length][MOST + 1];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int place = 0; place < kinds.length; place++) {
        for (int count = 1; count <= MOST; count++) {
          keys[side][place][count] = PositionKeys.inHand(side, kinds[place], count);
        }
      }
    }
  }

  /** Returns whether a kind may be in hand. */
  public boolean mayHold(int kind) {
    return places[kind] >= 0;
  }

  /** Returns what a piece of a kind with the mark was before it promoted, or 0. */
  public int origin(int kind) {
    return origins[kind];
  }

  /** Returns the kind in hand in whose place a kind is dropped, or 0 if it never is. */
  public int paid(int kind) {
    return paid[kind];
  }

  /** Returns how many longs both hands need. */
  int length() {
    return 2 * words;
  }

  /** Returns the mark of a piece that promotes, or 0. */
  int mark(int mover, int promotion) {
    int origin = origin(promotion);
    return origin != 0 && origin == inHand(mover) ? Cell.WAS : 0;
  }

  /** Returns what a captured piece is in hand, or 0 if it leaves the game. */
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
   * @param at where the hands begin
   */
  int count(long[] states, int at, int side, int kind) {
    int place = places[kind];
    return place < 0
        ? 0
        : (int) (states[word(at, side, place)] >>> 8 * (place % KINDS_PER_WORD)) & MOST;
  }

  /** Returns whether a hand holds nothing. */
  boolean isEmpty(long[] states, int at, int side) {
    long all = 0;
    for (int word = 0; word < words; word++) {
      all |= states[at + side * words + word];
    }
    return all == 0;
  }

  private int word(int at, int side, int place) {
    return at + side * words + place / KINDS_PER_WORD;
  }

  /**
   * Changes a hand, and returns the change of the hash. Nothing else changes one.
   *
   * @param states records of positions
   * @param at where the hands begin
   * @param by how many pieces more there are
   */
  long take(long[] states, int at, int side, int kind, int by) {
    int place = places[kind];
    int count = count(states, at, side, kind);
    states[word(at, side, place)] += (long) by << 8 * (place % KINDS_PER_WORD);
    return keys[side][place][count] ^ keys[side][place][count + by];
  }

  /** Puts a captured piece into the hand of a side, and returns the change of the hash. */
  long capture(long[] states, int at, int side, int cell) {
    int kind = inHand(cell);
    boolean isTaken = Cell.isPiece(cell) && Cell.side(cell) != side;
    return isTaken && kind != 0 && mayHold(kind) ? take(states, at, side, kind, 1) : 0;
  }

  /** Returns the hash of both hands. */
  long hash(long[] states, int at) {
    long hash = 0;
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int place = 0; place < kinds.length; place++) {
        hash ^= keys[side][place][count(states, at, side, kinds[place])];
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
