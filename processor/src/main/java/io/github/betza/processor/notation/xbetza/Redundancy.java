package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Warns of a term all of whose moves other terms have already, such as the W in {@code KW}. */
final class Redundancy {
  private Redundancy() {}

  /** One way to make a move of one leg. */
  private record Single(Leg leg, Landing landing) {}

  static void warn(List<Term> terms, List<List<MoveSpec>> perTerm, ProblemLog log) {
    List<Set<Single>> any = perTerm.stream().map(moves -> singles(moves, true)).toList();
    List<Set<Single>> always = perTerm.stream().map(moves -> singles(moves, false)).toList();
    for (int i = 0; i < terms.size(); i++) {
      Set<Single> own = any.get(i);
      if (own.isEmpty()) {
        continue;
      }
      for (int j = 0; j < terms.size(); j++) {
        Set<Single> others = j == i ? Set.of() : always.get(j);
        boolean equal = others.equals(own);
        if (others.containsAll(own) && (!equal || j < i)) {
          log.add(
              ProblemCode.REDUNDANT_MOVE,
              terms.get(i).span(),
              "the moves of this '"
                  + terms.get(i).atom().value()
                  + "' are all among those of '"
                  + terms.get(j).atom().value()
                  + "'",
              log.offer(terms.get(i).span(), ""));
          break;
        }
      }
    }
  }

  /**
   * Returns the moves of a term if all of them have one leg, otherwise none.
   *
   * @param withInitial whether moves that only an unmoved piece has count
   */
  private static Set<Single> singles(List<MoveSpec> moves, boolean withInitial) {
    Set<Single> singles = new HashSet<>();
    for (MoveSpec move : moves) {
      if (!(move instanceof Chain chain) || chain.legs().size() > 1) {
        return Set.of();
      }
      for (Alternative alternative : PathBuilder.build(List.of(move)).alternatives()) {
        if (alternative instanceof Walk walk && (withInitial || !walk.initial())) {
          for (Node node : walk.first()) {
            node.landings().forEach(landing -> singles.add(new Single(node.leg(), landing)));
          }
        }
      }
    }
    return singles;
  }
}
