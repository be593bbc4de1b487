package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NameProblems;
import java.util.List;
import java.util.stream.Stream;

/** Goes over the names of directions that a leg has. */
final class DirectionVisits {
  private static final String OR_A_HAND =
      " or 'r' or 'l' after it (\"hr\", the right-handed moves)";

  /** What is done with the names that directions have. */
  interface Visitor extends NameProblems.Pairs {
    /** A letter, or a pair. */
    void name(DirectionName name);

    /** Returns whether two letters mean no more together than alone, after a turn. */
    boolean isPlainUnion(char first, char second);

    @Override
    default boolean isUnion(char first, char second) {
      return Stream.of(true, false)
          .allMatch(
              right ->
                  isPlainUnion(
                      Directions.afterTurn(first, right), Directions.afterTurn(second, right)));
    }

    /** Returns whether a doubled letter says nothing that the single one does not. */
    default boolean warnsOfDoubled() {
      return true;
    }

    /** An {@code h} with {@code r} or {@code l} after it: the moves of one hand. */
    void hand(DirectionName hand);
  }

  private DirectionVisits() {}

  /** Visits the names of a leg from left to right, and reports an {@code h} that is alone. */
  static void visit(LegLetters letters, Visitor visitor, ProblemLog log) {
    for (List<Letter> run : letters.runs()) {
      visitRun(DirectionName.cut(run, true), visitor, log);
    }
  }

  private static void visitRun(List<DirectionName> names, Visitor visitor, ProblemLog log) {
    for (int i = 0; i < names.size(); i++) {
      DirectionName name = names.get(i);
      if (name.isLonelyH()) {
        NameProblems.lonelyH(names, i, OR_A_HAND, log);
      } else if (name.isHand()) {
        visitor.hand(name);
      } else {
        if (name.isDoubled() && visitor.warnsOfDoubled()) {
          NameProblems.doubled(names, i, visitor, log);
        }
        visitor.name(name);
      }
    }
  }
}
