package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.resolve.LegDirections.LegDirection;
import io.github.betza.processor.path.resolve.PathTreeBuilder.Place;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/** Counts the paths of a chain. */
public final class PathCount {
  /** The work of examining a leg. */
  private static final long LOOK = 20;

  private final Chain chain;
  private final boolean tracksSide;
  private final ToLongFunction<Length> weight;
  private final boolean onlyOpen;
  private final Work work;
  private final Map<Place, Long> counted = new HashMap<>();

  private PathCount(Chain chain, ToLongFunction<Length> weight, boolean onlyOpen, Work work) {
    this.work = work;
    this.chain = chain;
    this.tracksSide = PathTreeBuilder.tracksSide(chain);
    this.weight = weight;
    this.onlyOpen = onlyOpen;
  }

  /**
   * Returns the number of paths of a chain: the number of ways to choose a direction for each of
   * its legs. The work does not grow with the result.
   *
   * @return the number, or {@link Long#MAX_VALUE} if it is larger than that
   */
  public static long all(Chain chain, Work work) {
    return new PathCount(chain, length -> 1, false, work).count();
  }

  /**
   * Returns the number of paths of a chain that can be open in one position: of paths that exclude
   * each other, because one goes on from a piece and the other from an empty square, only the more
   * numerous count.
   *
   * @return the number, or {@link Long#MAX_VALUE} if it is larger than that
   */
  public static long open(Chain chain, Work work) {
    return new PathCount(chain, length -> 1, true, work).count();
  }

  /**
   * Returns the number of ways in which a move can run if no edge ends it: the ways to choose a
   * direction and a length for each of its legs, no longer than the longest slide on the largest
   * board. A leg that only goes on from a piece has no choice of length, because it ends at the
   * first piece, and only paths that can be open in one position count. The number bounds the time
   * for listing the moves.
   *
   * @return the number, or {@link Long#MAX_VALUE} if it is larger than that
   */
  public static long runs(Chain chain, Work work) {
    return new PathCount(chain, PathCount::lengths, true, work).count();
  }

  private long count() {
    return countAny(chain.entries(), Arrival.START);
  }

  private static long lengths(Length length) {
    int longest = LargestBoard.ACROSS;
    if (length instanceof Length.Between between) {
      return Math.min(between.most(), longest) - Math.min(between.least(), longest) + 1L;
    }
    return length instanceof Length.SameAsBefore ? 1 : longest;
  }

  /** Counts the paths that begin with one of some legs. */
  private long countAny(List<Integer> legs, Arrival arrival) {
    work.count(LOOK * legs.size());
    if (legs.size() == 1) {
      return count(new Place(legs.get(0), arrival));
    }
    long sum = 0;
    Map<LegSpec, Long> fromEmpty = new LinkedHashMap<>();
    Map<LegSpec, Long> fromPieces = new LinkedHashMap<>();
    for (int leg : legs) {
      LegSpec spec = chain.legs().get(leg);
      long count = count(new Place(leg, arrival));
      if (onlyOpen && isSingleStep(spec)) {
        boolean piece = spec.outcomes().get(0).occupant().isPiece();
        (piece ? fromPieces : fromEmpty)
            .merge(
                spec.ending(List.of(), List.of()).leadingTo(List.of()), count, SaturatedMath::sum);
      } else {
        sum = SaturatedMath.sum(sum, count);
      }
    }
    // A step to a square goes on from a piece there, or from the empty square, but not from both.
    for (Map.Entry<LegSpec, Long> empty : fromEmpty.entrySet()) {
      long piece = fromPieces.getOrDefault(empty.getKey(), 0L);
      sum = SaturatedMath.sum(sum, Math.max(empty.getValue(), piece));
    }
    fromPieces.keySet().removeAll(fromEmpty.keySet());
    for (long piece : fromPieces.values()) {
      sum = SaturatedMath.sum(sum, piece);
    }
    return sum;
  }

  /** Whether a leg is one step in one direction, from which the move goes on in one way. */
  private static boolean isSingleStep(LegSpec leg) {
    return leg.landings().isEmpty()
        && leg.outcomes().size() == 1
        && leg.length().isOne()
        && leg.heading() instanceof Absolute absolute
        && Integer.bitCount(absolute.bits()) == 1;
  }

  private long count(Place place) {
    Long known = counted.get(place);
    if (known != null) {
      return known;
    }
    long sum = 0;
    List<Integer> followers = PathTreeBuilder.followers(chain, place.leg());
    LegSpec spec = chain.legs().get(place.leg());
    boolean ends = followers.isEmpty() || !spec.landings().isEmpty();
    boolean stops = false;
    for (Landing landing : spec.landings()) {
      stops |= leavesChoice(landing.outcome());
    }
    boolean passes = false;
    for (LegOutcome outcome : spec.outcomes()) {
      passes |= leavesChoice(outcome);
    }
    for (LegDirection way :
        LegDirections.of(spec, place.arrival(), followers.isEmpty(), tracksSide, work)) {
      long lengths = weight.applyAsLong(way.length());
      long onward = countAny(followers, way.end());
      sum = SaturatedMath.sum(sum, stops ? lengths : ends ? 1 : 0);
      sum = SaturatedMath.sum(sum, passes ? SaturatedMath.product(lengths, onward) : onward);
    }
    counted.put(place, sum);
    return sum;
  }

  /** Whether a slide may end with this outcome on more than one of its squares. */
  private static boolean leavesChoice(LegOutcome outcome) {
    return switch (outcome.occupant()) {
      case EMPTY, EN_PASSANT, EN_PASSANT_COMMON -> true;
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON, OWN, OWN_COMMON, PIECE, EMPTY_BEFORE_PIECE -> false;
    };
  }
}
