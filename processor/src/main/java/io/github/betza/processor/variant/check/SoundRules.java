package io.github.betza.processor.variant.check;

import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.variant.VariantFacts;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The rules of a game with which nothing is wrong so far: what else is checked goes by these alone.
 */
final class SoundRules {
  /** A rule, by the member that holds it and its number there. */
  private record Rule(In in, int index) {}

  private final Set<Rule> wrong = new HashSet<>();
  private final Map<In, List<Integer>> sound = new EnumMap<>(In.class);
  private final VariantFacts facts;

  /** Leaves out the rules of which some problems are errors. */
  SoundRules(VariantFacts all, List<Diagnostic> problems) {
    for (Diagnostic problem : problems) {
      if (problem.isError()) {
        wrong.add(new Rule(problem.place().in(), problem.place().index()));
      }
    }
    this.facts = all.with(all.model().changed(this::sound));
  }

  private <T> List<T> sound(Member<List<T>> member, List<T> rules) {
    In in = In.of(member.name());
    List<Integer> kept =
        IntStream.range(0, rules.size())
            .filter(index -> !wrong.contains(new Rule(in, index)))
            .boxed()
            .toList();
    sound.put(in, kept);
    return kept.stream().map(rules::get).toList();
  }

  /** Returns the game without the rules that are wrong. */
  VariantFacts facts() {
    return facts;
  }

  /** Returns whether no rule of a sort is wrong. */
  boolean hasAll(In in) {
    return wrong.stream().noneMatch(rule -> rule.in() == in);
  }

  /** Returns problems of the game without its wrong rules, each at its place in the whole game. */
  List<Diagnostic> inWhole(List<Diagnostic> problems) {
    return problems.stream().map(this::inWhole).toList();
  }

  private Diagnostic inWhole(Diagnostic problem) {
    AnnotationPlace place = problem.place();
    List<Integer> kept = sound.get(place.in());
    return kept == null
        ? problem
        : problem.at(new AnnotationPlace(place.in(), kept.get(place.index()), place.member()));
  }
}
