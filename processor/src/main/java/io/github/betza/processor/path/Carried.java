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
 * What a move carries along its legs: the start of the mover, and the pieces taken off the board or
 * put on it on the way. Immutable, so that every path is followed independently.
 *
 * @param <S> the type of a square: its number on a board, or, without a board, its place relative
 *     to the start of the move
 * @param origin the start of the moving piece; after an excitation the square of the excited piece
 * @param steps the number of steps of the last slider leg
 * @param removed the squares from which pieces were removed, the latest last; true for an enemy's
 * @param unloaded the squares on which captured pieces were put, by the squares of these pieces;
 *     without the pieces that were captured again
 */
public record Carried<S>(S origin, int steps, Map<S, Boolean> removed, Map<S, S> unloaded) {
  /** Copies the maps. */
  public Carried {
    removed = Collections.unmodifiableMap(removed);
    unloaded = Collections.unmodifiableMap(unloaded);
  }

  /** Begins a move. */
  public static <S> Carried<S> from(S origin) {
    return new Carried<>(origin, 0, Map.of(), Map.of());
  }

  /** Notes the number of steps of a leg. */
  public Carried<S> afterSteps(int newSteps) {
    return newSteps == steps ? this : new Carried<>(origin, newSteps, removed, unloaded);
  }

  /** Returns whether a captured piece was put on a square. */
  public boolean hasUnloadedOn(S square) {
    return unloaded.containsValue(square);
  }

  /** Returns where the piece on a square was when the move began. */
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
   * Returns whether a leg may go on after an outcome. A piece can only be put on an empty square. A
   * mover that excites another piece remains on its start, and a piece that was put down cannot be
   * excited.
   *
   * @param square the square reached
   * @param legStart the square where the leg began
   * @param isEmpty whether a square is empty
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
   * Returns the state of a move that goes on after an outcome.
   *
   * @param square the square reached
   * @param victim the square of the piece that the outcome affects
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

  /** Returns the square of the mover after a landing. */
  public S end(Landing landing, S square) {
    return landing.finish().returns() ? origin : square;
  }

  /** Returns whether the mover's start has room for the piece that is put there. */
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
   * Returns the state after a landing for which there is room, without the effect of a mere swap.
   *
   * @param square the square reached
   * @param victim the square of the piece that the outcome affects
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

  /** Takes the piece on a square off the board, wherever it was when the move began. */
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

  /** Returns the square of the last removed piece that was not put back. */
  private Optional<S> lastVictim() {
    return removed.keySet().stream()
        .filter(square -> !unloaded.containsKey(square))
        .reduce((earlier, later) -> later);
  }

  /**
   * Returns the effects on other pieces so far, in order.
   *
   * @param remove returns the record for a piece taken off a square
   * @param unload returns the record for the piece on the first square put on the second
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
