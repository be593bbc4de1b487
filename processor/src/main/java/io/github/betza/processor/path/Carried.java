package io.github.betza.processor.path;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What a move carries along its legs: where the mover came from, and what has been taken off the
 * board or put on it on the way. Immutable, so that every path is followed in a world of its own.
 *
 * @param <S> what names a square: its number on a board, or where there is none its place as seen
 *     from the square on which the move began
 * @param origin the square of the piece that moves; after an excitation that of the excited piece
 * @param steps how many steps the last slider leg took
 * @param removed the squares from which pieces were removed, those removed last at the end; true
 *     for an enemy's
 * @param unloaded the squares on which captured pieces were put, by the square they stood on; a
 *     piece that was captured again is none of them
 */
public record Carried<S>(S origin, int steps, Map<S, Boolean> removed, Map<S, S> unloaded) {
  /** Keeps the maps from being changed. */
  public Carried {
    removed = Collections.unmodifiableMap(removed);
    unloaded = Collections.unmodifiableMap(unloaded);
  }

  /** Begins a move. */
  public static <S> Carried<S> from(S origin) {
    return new Carried<>(origin, 0, Map.of(), Map.of());
  }

  /** Notes how many steps a leg took. */
  public Carried<S> afterSteps(int newSteps) {
    return newSteps == steps ? this : new Carried<>(origin, newSteps, removed, unloaded);
  }

  /** Returns whether a captured piece was put on a square. */
  public boolean hasUnloadedOn(S square) {
    return unloaded.containsValue(square);
  }

  /** Returns where the piece on a square stood when the move began. */
  public S stood(S square) {
    for (Map.Entry<S, S> entry : unloaded.entrySet()) {
      if (entry.getValue().equals(square)) {
        return entry.getKey();
      }
    }
    return square;
  }

  /** Returns whether an enemy piece has been captured. */
  public boolean capturesEnemy() {
    return removed.containsValue(true);
  }

  /**
   * Returns whether a leg may go on after an outcome. A piece is put down where nothing stands. A
   * mover that makes another piece move stands where it came from, and a piece that was put down
   * makes no moves.
   *
   * @param square the square reached
   * @param legStart the square where the leg began
   * @param isEmpty whether nothing stands on a square
   */
  public boolean hasRoom(LegOutcome outcome, S square, S legStart, Predicate<S> isEmpty) {
    return switch (outcome.effect()) {
      case UNLOAD_AT_LEG_START -> isFree(legStart, isEmpty) && !square.equals(legStart);
      case DROP_AT_LEG_START ->
          lastVictim().isEmpty() || (isFree(legStart, isEmpty) && !square.equals(legStart));
      case EXCITE -> !hasUnloadedOn(origin) && !hasUnloadedOn(square);
      case NONE, REMOVE, UNLOAD_AT_ORIGIN, SWAP, BORROW -> true;
    };
  }

  private boolean isFree(S square, Predicate<S> isEmpty) {
    boolean left = square.equals(origin) && !hasUnloadedOn(square);
    return left || isEmpty.test(square);
  }

  /**
   * Returns the same when a move goes on after an outcome.
   *
   * @param square the square reached
   * @param victim the square of the piece that the outcome is about
   * @param legStart the square where the leg began
   */
  public Carried<S> goingOn(LegOutcome outcome, S square, S victim, S legStart) {
    return switch (outcome.effect()) {
      case NONE, BORROW, UNLOAD_AT_ORIGIN, SWAP -> this;
      case REMOVE -> removing(victim, outcome.captures());
      case UNLOAD_AT_LEG_START -> moving(victim, outcome.captures(), legStart);
      case DROP_AT_LEG_START -> unloadingLast(legStart);
      case EXCITE -> new Carried<>(square, steps, removed, unloaded);
    };
  }

  /** Returns where the mover is after a landing on a square. */
  public S end(Landing landing, S square) {
    return landing.finish().returns() ? origin : square;
  }

  /** Returns whether there is room for what is on the square that the mover came from then. */
  public boolean hasRoomAtOrigin(Landing landing, S square) {
    boolean taken = hasUnloadedOn(origin);
    if (landing.finish().returns() && taken) {
      return false;
    }
    LegOutcome outcome = landing.outcome();
    boolean puts =
        outcome.effect().putsAtOrigin()
            && (outcome.occupant() != OccupancyCondition.EMPTY || lastVictim().isPresent());
    return !puts || !(taken || end(landing, square).equals(origin));
  }

  /** Returns whether an outcome swaps the mover with a piece that has not been put down before. */
  public boolean swaps(LegOutcome outcome, S square) {
    return outcome.effect() == LegEffect.SWAP && !hasUnloadedOn(square);
  }

  /**
   * Returns the same after a landing for which there is room. What a mere swap does is no part of
   * it.
   *
   * @param square the square reached
   * @param victim the square of the piece that the outcome is about
   */
  public Carried<S> landing(Landing landing, S square, S victim) {
    LegOutcome outcome = landing.outcome();
    if (!outcome.effect().putsAtOrigin()) {
      return landing.removesOccupant() ? removing(victim, outcome.captures()) : this;
    }
    if (swaps(outcome, square)) {
      return this;
    }
    return outcome.occupant() == OccupancyCondition.EMPTY
        ? unloadingLast(origin)
        : moving(victim, outcome.captures(), origin);
  }

  /** Takes the piece on a square off the board, wherever it stood when the move began. */
  private Carried<S> removing(S square, boolean enemy) {
    S stood = stood(square);
    Map<S, Boolean> more = new LinkedHashMap<>(removed);
    more.remove(stood);
    more.put(stood, enemy);
    Map<S, S> fewer = new LinkedHashMap<>(unloaded);
    fewer.remove(stood);
    return new Carried<>(origin, steps, more, fewer);
  }

  private Carried<S> moving(S victim, boolean enemy, S to) {
    return removing(victim, enemy).unloading(stood(victim), to);
  }

  private Carried<S> unloadingLast(S to) {
    return lastVictim().map(last -> unloading(last, to)).orElse(this);
  }

  private Carried<S> unloading(S victim, S square) {
    Map<S, S> more = new LinkedHashMap<>(unloaded);
    more.put(victim, square);
    return new Carried<>(origin, steps, removed, more);
  }

  /** Returns the square of the piece removed last that was not put back. */
  private Optional<S> lastVictim() {
    return removed.keySet().stream()
        .filter(square -> !unloaded.containsKey(square))
        .reduce((earlier, later) -> later);
  }

  /**
   * Returns what has been done so far to other pieces, in order.
   *
   * @param remove returns the record that a piece was taken off a square
   * @param unload returns the record that the piece on the first square was put on the second
   */
  public <E> List<E> effects(Function<S, E> remove, BiFunction<S, S, E> unload) {
    return removed.keySet().stream()
        .map(
            square ->
                unloaded.containsKey(square)
                    ? unload.apply(square, unloaded.get(square))
                    : remove.apply(square))
        .toList();
  }
}
