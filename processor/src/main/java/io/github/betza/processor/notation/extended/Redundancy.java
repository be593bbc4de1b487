package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.extended.TermReader.Result;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Warns of a term all of whose moves another one has already. The doubled letter of older notations
 * is such a term: "in the extended context these would be troublesome" (seed 004).
 */
final class Redundancy {
  private Redundancy() {}

  static void warn(String notation, List<Result> results, ProblemLog log) {
    if (results.size() < 2) {
      return;
    }
    List<Term> terms = results.stream().map(Result::term).toList();
    List<List<MoveSpec>> perTerm = results.stream().map(Result::moves).toList();
    List<Set<Node>> single = perTerm.stream().map(Redundancy::singleSteps).toList();
    for (int i = 0; i < terms.size(); i++) {
      for (int j = 0; j < terms.size(); j++) {
        boolean equal = i != j && perTerm.get(i).equals(perTerm.get(j));
        boolean covered =
            i != j && !single.get(i).isEmpty() && single.get(j).containsAll(single.get(i));
        boolean mutual = equal || single.get(i).equals(single.get(j));
        if ((equal || covered) && (!mutual || j < i)) {
          report(notation, terms, i, j, log);
          break;
        }
      }
    }
  }

  private static void report(
      String notation, List<Term> terms, int index, int other, ProblemLog log) {
    Span span = terms.get(index).span();
    Span otherSpan = terms.get(other).span();
    String text = span.of(notation);
    boolean doubled = otherSpan.end() == span.start() && otherSpan.of(notation).equals(text);
    boolean leaps = doubled && text.length() == 1 && !Atoms.isSlider(text.charAt(0));
    String message =
        "the moves of this \""
            + text
            + "\" are all among those of \""
            + otherSpan.of(notation)
            + "\"";
    if (leaps && !text.equals("O")) {
      String help = "a doubled letter is no rider here: " + log.offer(span, "0");
      log.add(ProblemCode.REDUNDANT_MOVE, span, message, help);
    } else {
      log.addNeedlessMove(span, message, List.of(List.of(span)));
    }
  }

  /** Returns the moves of a term if all of them have one leg and may always be made. */
  private static Set<Node> singleSteps(List<MoveSpec> moves) {
    Set<Node> steps = new HashSet<>();
    for (MoveSpec move : moves) {
      if (!(move instanceof Chain chain) || chain.legs().size() > 1 || chain.initial()) {
        return Set.of();
      }
      for (Alternative alternative : PathBuilder.build(List.of(move)).alternatives()) {
        if (alternative instanceof Walk walk) {
          steps.addAll(walk.first());
        }
      }
    }
    return steps;
  }
}
