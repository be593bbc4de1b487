package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The moves of a part of a notation with the range of each, if all of them have one leg; otherwise
 * empty. They allow a fast test whether another part has them all.
 *
 * @param always the moves that the piece always has
 * @param any the moves including the ones for an unmoved piece only
 */
public record OneLegMoves(Map<Single, Integer> always, Map<Single, Integer> any) {
  /**
   * A move of one leg, without its range.
   *
   * @param leg the leg, with a single step
   * @param landing how it ends
   */
  public record Single(Leg leg, Landing landing) {
    /** Written out, as {@code equals} of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Single single
          && leg.equals(single.leg)
          && landing.equals(single.landing);
    }

    @Override
    public int hashCode() {
      return 31 * leg.hashCode() + landing.hashCode();
    }
  }

  private static final Pattern BY_NUMBERS = Pattern.compile("[a-z]*\\([0-9]+,[0-9]+\\)");

  /** The work of testing whether one part has all moves of another. */
  private static final long PAIR = 15;

  public OneLegMoves {
    always = Map.copyOf(always);
    any = Map.copyOf(any);
  }

  private static OneLegMoves of(List<MoveSpec> moves, Work work) {
    return new OneLegMoves(ranges(moves, false, work), ranges(moves, true, work));
  }

  /**
   * Returns for each part of a notation the number of the first other one that has all of its
   * moves, or -1. The first of several parts with the same moves is not covered by the others.
   *
   * @param parts the moves of each part
   * @param work the work that this is a part of
   */
  public static int[] covering(List<List<MoveSpec>> parts, Work work) {
    int[] covering = new int[parts.size()];
    Arrays.fill(covering, -1);
    if (parts.size() > 1) {
      List<OneLegMoves> moves = parts.stream().map(part -> of(part, work)).toList();
      int[] firsts = firsts(parts);
      for (int i = 0; i < covering.length; i++) {
        work.count(PAIR * covering.length);
        covering[i] = covering(i, firsts, moves);
      }
    }
    return covering;
  }

  /**
   * Returns for each part the number of the first one with the same moves. There may be a thousand
   * parts, so each is looked up in a map.
   */
  private static int[] firsts(List<List<MoveSpec>> parts) {
    int[] firsts = new int[parts.size()];
    Map<List<MoveSpec>, Integer> found = new HashMap<>();
    for (int i = 0; i < firsts.length; i++) {
      found.putIfAbsent(parts.get(i), i);
      firsts[i] = found.get(parts.get(i));
    }
    return firsts;
  }

  private static int covering(int part, int[] firsts, List<OneLegMoves> moves) {
    for (int other = 0; other < firsts.length; other++) {
      if (other != part) {
        boolean same = firsts[part] == firsts[other];
        boolean covered = same || moves.get(part).areAmong(moves.get(other));
        boolean equal = same || (covered && moves.get(part).areAll(moves.get(other)));
        if (covered && (!equal || other < part)) {
          return other;
        }
      }
    }
    return -1;
  }

  /** Returns the message that one part of a notation has all the moves of another. */
  public static String message(String notation, Span covered, Span covering) {
    String one = covered.of(notation);
    String other = covering.of(notation);
    return one.equals(other)
        ? "\"" + one + "\" is written twice"
        : "\"" + one + "\" adds no move: \"" + other + "\" has all of its moves";
  }

  /**
   * Warns of a leap by numbers that is written twice, as a rider with a letter is.
   *
   * @param joiner the sign that the dialect may write between two moves
   * @return whether this is the case
   */
  public static boolean isRiderReported(
      Span covered, Span covering, String joiner, ProblemLog log) {
    String text = log.notation();
    String leap = covered.of(text);
    int gap = covering.end();
    boolean beside =
        gap <= covered.start() && joiner.contains(text.substring(gap, covered.start()));
    if (!beside || !leap.equals(covering.of(text)) || !BY_NUMBERS.matcher(leap).matches()) {
      return false;
    }
    Span both = covering.to(covered);
    log.add(
        ProblemCode.READ_DIFFERENTLY,
        both,
        "a leap by numbers that is written twice is no rider, as a doubled letter is",
        Advice.suggest(
            log.edited(both, leap + "0", "a rider"), log.edited(both, leap, "a single leap")));
    return true;
  }

  /** Returns whether there are moves, and another part has all of them. */
  private boolean areAmong(OneLegMoves others) {
    return !any.isEmpty()
        && any.entrySet().stream()
            .allMatch(entry -> others.always.getOrDefault(entry.getKey(), 0) >= entry.getValue());
  }

  /** Returns whether there are moves, and another part has exactly these. */
  private boolean areAll(OneLegMoves others) {
    return areAmong(others) && others.areAmong(this);
  }

  private static Map<Single, Integer> ranges(List<MoveSpec> moves, boolean withInitial, Work work) {
    Map<Single, Integer> ranges = new HashMap<>();
    for (MoveSpec move : moves) {
      if (!(move instanceof Chain chain) || chain.legs().size() > 1) {
        return Map.of();
      }
      for (Alternative alternative : PathTreeBuilder.build(List.of(move), work).alternatives()) {
        if (alternative instanceof Walk walk && (withInitial || !walk.initial())) {
          walk.first().forEach(node -> addRanges(ranges, node));
        }
      }
    }
    return ranges;
  }

  private static void addRanges(Map<Single, Integer> ranges, Node node) {
    Leg leg = node.leg();
    boolean ranged = leg.length() instanceof Length.Between between && between.least() == 1;
    int range = ranged ? ((Length.Between) leg.length()).most() : 1;
    Leg key = ranged ? leg.withLength(Length.one()) : leg;
    node.landings().forEach(landing -> ranges.merge(new Single(key, landing), range, Math::max));
  }
}
