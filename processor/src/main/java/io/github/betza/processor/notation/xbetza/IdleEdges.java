package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Warns of edges that are joined for nothing: the left and right ones on a leg that makes no step
 * to the left or right, all of them on one that makes no step forward or backward.
 */
final class IdleEdges {
  private final ProblemLog log;
  private final ModifierProblems problems;

  private IdleEdges(ProblemLog log) {
    this.log = log;
    this.problems = XBetzaModifierTable.TABLE.problems(log);
  }

  /**
   * Warns of them.
   *
   * @param written the modifiers of each leg
   * @param chain the move, whose last written leg may be two, before a hurdle and behind it
   */
  static void warn(List<LegLetters> written, Chain chain, ProblemLog log) {
    warn(written, Optional.empty(), chain, log);
  }

  /**
   * Warns of them.
   *
   * @param whole the modifiers in front of a bracket, which are about all its legs
   */
  static void warn(
      List<LegLetters> written, Optional<LegLetters> whole, Chain chain, ProblemLog log) {
    boolean joins = whole.filter(letters -> letters.has('o')).isPresent();
    if (!joins && written.stream().noneMatch(leg -> leg.has('o'))) {
      return;
    }
    IdleEdges edges = new IdleEdges(log);
    List<Set<Vector>> steps = PathBuilder.steps(chain, log.work());
    Set<Vector> all = new LinkedHashSet<>();
    for (int i = 0; i < written.size(); i++) {
      boolean last = i == written.size() - 1;
      Set<Vector> ofLeg = new LinkedHashSet<>();
      steps.subList(i, last ? steps.size() : i + 1).forEach(ofLeg::addAll);
      all.addAll(ofLeg);
      if (written.get(i).has('o')) {
        edges.warn(written.get(i), ofLeg, "this leg");
      }
    }
    whole.filter(letters -> joins).ifPresent(letters -> edges.warn(letters, all, "no leg"));
  }

  private void warn(LegLetters letters, Set<Vector> steps, String who) {
    Letter o = letters.get('o');
    Optional<Letter> second = letters.second('o');
    boolean sideways = steps.stream().anyMatch(step -> step.files() != 0);
    boolean lengthways = steps.stream().anyMatch(step -> step.ranks() != 0);
    boolean never = who.startsWith("no");
    if (second.isPresent() && !lengthways) {
      log.add(
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          second.get().span(),
          "the second 'o' has no effect here: "
              + who
              + (never ? " makes" : " never makes")
              + " a step forward or backward",
          Advice.suggest(log.edited(second.get().span(), "")));
    } else if (second.isEmpty() && !sideways) {
      problems.withoutEffect(
          o, who + (never ? " makes" : " never makes") + " a step to the left or right");
    }
  }
}
