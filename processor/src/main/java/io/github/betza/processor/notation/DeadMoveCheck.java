package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.compare.DeadEnd;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Warns of parts of a notation that are impossible on every board, such as a leg that needs a
 * square empty on which the move has just put a piece.
 */
public final class DeadMoveCheck {
  private DeadMoveCheck() {}

  /**
   * A part of a notation.
   *
   * @param span its place; parts with overlapping places are readings of the same letters
   * @param moves the number of its moves
   * @param leg the place of the leg with a number, from 0
   */
  public record Written(Span span, int moves, IntFunction<Span> leg) {
    /** Makes a part whose legs are not examined separately. */
    public Written(Span span, int moves) {
      this(span, moves, number -> span);
    }
  }

  /**
   * Warns of impossible parts, unless a similar problem is reported for them.
   *
   * @param alternatives the moves of all parts, in order
   */
  public static void warn(List<Written> parts, List<Alternative> alternatives, ProblemLog log) {
    List<Written> dead = new ArrayList<>();
    List<Written> alive = new ArrayList<>();
    List<Integer> legs = new ArrayList<>();
    int from = 0;
    for (Written part : parts) {
      int to = from + part.moves();
      OptionalInt leg =
          part.moves() == 0
              ? OptionalInt.empty()
              : DeadEnd.of(alternatives.subList(from, to), log.work());
      from = to;
      if (leg.isPresent()) {
        dead.add(part);
        legs.add(leg.getAsInt());
      } else {
        alive.add(part);
      }
    }
    for (int i = 0; i < dead.size(); i++) {
      Written part = dead.get(i);
      boolean used = alive.stream().anyMatch(other -> meet(other.span(), part.span()));
      if (!used && !isReported(part.span(), log)) {
        log.add(
            ProblemCode.NEVER_MOVES,
            part.leg().apply(legs.get(i)),
            "this move can never be made: this step needs a square to be empty or occupied, and "
                + "an earlier step leaves it the other way",
            "change the direction or the modifiers (such as m, c or p) of this step or of an "
                + "earlier one");
      }
    }
  }

  private static boolean isReported(Span part, ProblemLog log) {
    return log.problems().stream()
        .anyMatch(
            problem -> problem.code() == ProblemCode.NEVER_MOVES && meet(problem.span(), part));
  }

  private static boolean meet(Span first, Span second) {
    return first.start() < second.end() && second.start() < first.end();
  }
}
