package io.github.betza.processor.variant.correction;

import io.github.betza.model.GameModel;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.variant.RuleTexts;
import io.github.betza.processor.variant.VariantFacts;
import java.util.Optional;

/** Reads and replaces the text of a member: the setup, or letters or squares of a rule. */
final class MemberText {
  private static final AnnotationPlace SETUP = AnnotationPlace.of("setup");

  private MemberText() {}

  /** Returns the text, unless the value of the member is none of these. */
  static Optional<String> of(VariantFacts facts, AnnotationPlace place) {
    RuleTexts rules = RuleTexts.of(facts);
    return place.equals(SETUP)
        ? Optional.of(facts.setup())
        : Optional.ofNullable(rules.letters().get(place))
            .or(() -> Optional.ofNullable(rules.squares().get(place)));
  }

  /** Returns the same game with another text there. */
  static VariantFacts replace(VariantFacts facts, AnnotationPlace place, String other) {
    return place.equals(SETUP)
        ? facts.with(GameModel.SETUP, other)
        : facts.with(
            facts.model().withRule(place.in().member(), place.index(), place.member(), other));
  }
}
