package io.github.betza.processor.variant.correction;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.variant.RuleTexts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.BlockerFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads and replaces the text of a member: the setup, or letters or squares of a rule. */
final class MemberText {
  private final AnnotationPlace place;
  private final String other;

  private MemberText(AnnotationPlace place, String other) {
    this.place = place;
    this.other = other;
  }

  /** Returns the text, unless the value of the member is none of these. */
  static Optional<String> of(VariantFacts facts, AnnotationPlace place) {
    RuleTexts rules = RuleTexts.of(facts);
    return place.equals(AnnotationPlace.of("setup"))
        ? Optional.of(facts.setup())
        : Optional.ofNullable(rules.letters().get(place))
            .or(() -> Optional.ofNullable(rules.squares().get(place)));
  }

  /** Returns the same game with another text there. */
  static VariantFacts replace(VariantFacts facts, AnnotationPlace place, String other) {
    return new MemberText(place, other).edit(facts);
  }

  private VariantFacts edit(VariantFacts facts) {
    VariantFacts edited =
        facts.withRules(
            edit(
                In.PROMOTION,
                facts.promotions(),
                rule ->
                    new PromotionFacts(
                        edit("of", rule.of()),
                        edit("to", rule.to()),
                        edit("zone", rule.zone()),
                        rule.on(),
                        rule.optional(),
                        rule.limited())),
            edit(
                In.ZONE,
                facts.zones(),
                rule ->
                    new ZoneFacts(
                        edit("of", rule.of()),
                        edit("squares", rule.squares()),
                        edit("captures", rule.captures()))),
            edit(
                In.EXTRA,
                facts.extras(),
                rule ->
                    new ExtraFacts(
                        edit("of", rule.of()), rule.moves(), edit("squares", rule.squares()))),
            edit(
                In.BLOCKER,
                facts.blockers(),
                rule -> new BlockerFacts(edit("of", rule.of()), edit("to", rule.to()))),
            edit(
                In.GOAL,
                facts.ends().goals(),
                rule -> new GoalFacts(edit("of", rule.of()), edit("squares", rule.squares()))));
    return place.in() == In.OWN ? edited.withSetup(edit("setup", facts.setup())) : edited;
  }

  private String edit(String member, String text) {
    return place.member().equals(member) ? other : text;
  }

  private <T> List<T> edit(In in, List<T> rules, UnaryOperator<T> change) {
    List<T> edited = new ArrayList<>(rules);
    if (place.in() == in) {
      edited.set(place.index(), change.apply(rules.get(place.index())));
    }
    return edited;
  }
}
