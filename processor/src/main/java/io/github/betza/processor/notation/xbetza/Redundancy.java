package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.List;

/** Warns of a term all of whose moves other terms have already, such as the W in {@code KW}. */
final class Redundancy {
  private Redundancy() {}

  static void warn(
      String notation, List<Part> parts, List<List<MoveSpec>> perTerm, ProblemLog log) {
    if (parts.size() < 2) {
      return;
    }
    List<OneLegMoves> moves = perTerm.stream().map(OneLegMoves::of).toList();
    for (int i = 0; i < parts.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        if (j == i) {
          continue;
        }
        boolean same = perTerm.get(i).equals(perTerm.get(j));
        boolean equal = same || moves.get(i).areAll(moves.get(j));
        boolean covered = same || moves.get(i).areAmong(moves.get(j));
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
}
