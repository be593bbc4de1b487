package io.github.betza.processor.variant.check;

import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.variant.VariantFacts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The rules of a game without errors so far: further checks use only these. */
final class SoundRules {
  private final VariantFacts facts;

  /** For each member with rules, the indices of its valid rules in the whole game. */
  private final Map<String, List<Integer>> kept = new HashMap<>();

  private final List<AnnotationPlace> wrong;

  /** Omits the rules with errors. */
  SoundRules(VariantFacts all, List<Diagnostic> problems) {
    this.wrong = problems.stream().filter(Diagnostic::isError).map(Diagnostic::place).toList();
    GameModel sound = all.model();
    for (Member<?> member : GameModel.FORM.members()) {
      if (member.ruleForm().isPresent()) {
        List<?> rules = (List<?>) sound.get(member);
        List<Integer> numbers =
            IntStream.range(0, rules.size())
                .filter(index -> isSound(member, index))
                .boxed()
                .toList();
        kept.put(member.name(), numbers);
        sound = GameModel.FORM.with(sound, member, numbers.stream().map(rules::get).toList());
      }
    }
    this.facts = all.with(sound);
  }

  private boolean isSound(Member<?> member, int index) {
    return wrong.stream()
        .filter(each -> isIn(each, member))
        .noneMatch(each -> !(each instanceof OfRule rule) || rule.index() == index);
  }

  /** Returns whether a place is a rule of a member, or the member as a whole. */
  private static boolean isIn(AnnotationPlace place, Member<?> member) {
    return place instanceof OfRule rule
        ? rule.rules().equals(member.name())
        : place.equals(AnnotationPlace.of(member.name()));
  }

  /** Returns the game without its wrong rules. */
  VariantFacts facts() {
    return facts;
  }

  /** Returns whether all rules of a member are valid. */
  boolean hasAll(Member<?> member) {
    return wrong.stream().noneMatch(each -> isIn(each, member));
  }

  /** Returns problems of the game without its wrong rules, each at its place in the whole game. */
  List<Diagnostic> inWhole(List<Diagnostic> problems) {
    return problems.stream().map(this::inWhole).toList();
  }

  private Diagnostic inWhole(Diagnostic problem) {
    return problem.place() instanceof OfRule rule
        ? problem.at(
            new OfRule(rule.rules(), kept.get(rule.rules()).get(rule.index()), rule.member()))
        : problem;
  }
}
