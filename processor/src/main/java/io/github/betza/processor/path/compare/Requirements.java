package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Carried;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The conditions of a path so far. They change while a path is followed, and are restored for the
 * next one.
 */
final class Requirements {
  /** The square on which a move begins. */
  static final Vector START = Vector.ZERO;

  private final int horizon;
  private final TreeMap<Integer, Long> allowed = new TreeMap<>();
  private final Deque<Change> changes = new ArrayDeque<>();

  private record Change(int key, Long before) {}

  /**
   * Begins without conditions.
   *
   * @param horizon the most files and ranks of the board, less one
   */
  Requirements(int horizon) {
    this.horizon = horizon;
  }

  int mark() {
    return changes.size();
  }

  void backTo(int mark) {
    while (changes.size() > mark) {
      Change change = changes.removeLast();
      if (change.before() == null) {
        allowed.remove(change.key());
      } else {
        allowed.put(change.key(), change.before());
      }
    }
  }

  boolean isInside(Vector square) {
    return square.reach() <= horizon;
  }

  /** Adds a condition; if it is impossible, returns false without adding it. */
  boolean require(int key, long answers) {
    Long before = allowed.get(key);
    long now = answers & (before == null ? QuestionKeys.all(key) : before);
    if (now == 0) {
      return false;
    }
    if (before == null || now != before) {
      changes.addLast(new Change(key, before));
      allowed.put(key, now);
    }
    return true;
  }

  /**
   * Adds a condition on the present content of a square; returns false if it is impossible.
   *
   * @param carried what the move has carried so far
   */
  boolean require(Carried<Vector> carried, Vector square, OccupancyCondition occupant) {
    if (carried.hasUnloadedOn(square)) {
      return occupant.isPiece() && requireBefore(carried.stood(square), occupant);
    }
    boolean removed = carried.removed().containsKey(square);
    if (removed && occupant.isEnPassant()) {
      throw new UndecidedException("one captures en passant where it has captured before");
    }
    if (removed || square.equals(carried.origin())) {
      return occupant == OccupancyCondition.EMPTY;
    }
    return requireBefore(square, occupant);
  }

  /** Adds a condition on the content of a square at the beginning of the move. */
  private boolean requireBefore(Vector square, OccupancyCondition occupant) {
    if (square.equals(START)) {
      // Another piece was excited, and this square still holds the mover.
      return occupant.isOwn() || occupant == OccupancyCondition.PIECE;
    }
    return isInside(square)
        && require(QuestionKeys.square(square), QuestionKeys.contents(occupant));
  }

  /** Returns all conditions, or nothing if no board is large enough. */
  Optional<Terms> terms() {
    int extent = extent();
    if (extent > horizon) {
      return Optional.empty();
    }
    TreeMap<Integer, Long> kept = new TreeMap<>(allowed);
    Long across = kept.get(QuestionKeys.ACROSS);
    if (across != null && (QuestionKeys.atLeast(extent) & ~across) == 0) {
      // A board with all the squares is large enough.
      kept.remove(QuestionKeys.ACROSS);
    }
    int[] keys = new int[kept.size()];
    long[] answers = new long[kept.size()];
    int i = 0;
    for (Map.Entry<Integer, Long> entry : kept.entrySet()) {
      keys[i] = entry.getKey();
      answers[i++] = entry.getValue();
    }
    return Optional.of(new Terms(keys, answers, QuestionKeys.atLeast(extent)));
  }

  /** Returns the extent of the squares that must be on the board, in files or ranks. */
  private int extent() {
    int west = 0;
    int east = 0;
    int south = 0;
    int north = 0;
    for (Integer key : allowed.keySet()) {
      if (QuestionKeys.isSquare(key)) {
        Vector place = QuestionKeys.place(key);
        west = Math.min(west, place.files());
        east = Math.max(east, place.files());
        south = Math.min(south, place.ranks());
        north = Math.max(north, place.ranks());
      }
    }
    return Math.max(east - west, north - south);
  }
}
