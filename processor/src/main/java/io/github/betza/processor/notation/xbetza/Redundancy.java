package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Warns of a term all of whose moves other terms have already, such as the W in {@code KW}. */
final class Redundancy {
  private Redundancy() {}

  /** One way to make a move of one leg, whatever its range. */
  private record Single(Leg leg, Landing landing) {}

  static void warn(
      String notation, List<Part> parts, List<List<MoveSpec>> perTerm, ProblemLog log) {
    if (parts.size() < 2) {
      return;
    }
    List<Map<Single, Integer>> any = perTerm.stream().map(moves -> ranges(moves, true)).toList();
    List<Map<Single, Integer>> always =
        perTerm.stream().map(moves -> ranges(moves, false)).toList();
    for (int i = 0; i < parts.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        if (j == i) {
          continue;
        }
        boolean same = perTerm.get(i).equals(perTerm.get(j));
        boolean equal = same || always.get(j).equals(any.get(i));
        boolean covered = same || covers(always.get(j), any.get(i));
        if (covered && (!equal || j < i)) {
          log.addNeedlessMove(
              parts.get(i).span(),
              "the moves of this \""
                  + parts.get(i).span().of(notation)
                  + "\" are all among those of \""
                  + parts.get(j).span().of(notation)
                  + "\"",
              List.of(List.of(parts.get(i).span())));
          break;
        }
      }
    }
  }

  private static boolean covers(Map<Single, Integer> larger, Map<Single, Integer> smaller) {
    return !smaller.isEmpty()
        && smaller.entrySet().stream()
            .allMatch(entry -> larger.getOrDefault(entry.getKey(), 0) >= entry.getValue());
  }

  /**
   * Returns the moves of a term, each with its range, if all of them have one leg, otherwise none.
   *
   * @param withInitial whether moves that only an unmoved piece has count
   */
  private static Map<Single, Integer> ranges(List<MoveSpec> moves, boolean withInitial) {
    Map<Single, Integer> ranges = new HashMap<>();
    for (MoveSpec move : moves) {
      if (!(move instanceof Chain chain) || chain.legs().size() > 1) {
        return Map.of();
      }
      for (Alternative alternative : PathBuilder.build(List.of(move)).alternatives()) {
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
    Length length = ranged ? Length.one() : leg.length();
    Leg key = new Leg(leg.cycle(), leg.residue(), length, leg.bridge(), leg.ski(), leg.wrap());
    node.landings().forEach(landing -> ranges.merge(new Single(key, landing), range, Math::max));
  }
}
