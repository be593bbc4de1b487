package io.github.betza.processor.variant.correction;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.variant.RuleValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and replaces the text of a member: the setup, or letters or squares of a rule. */
public final class MemberText {
  private static final AnnotationPlace SETUP = AnnotationPlace.of(GameModel.SETUP.name());

  private MemberText() {}

  /** Returns the text, unless the member holds something else. */
  public static Optional<String> of(GameModel game, AnnotationPlace place) {
    return place.equals(SETUP)
        ? Optional.of(game.setup())
        : Optional.ofNullable(RuleValues.letters(game).get(place))
            .or(() -> Optional.ofNullable(RuleValues.squares(game).get(place)));
  }

  /** Returns the same game with another text at a place that {@link #of} has found. */
  public static GameModel replace(GameModel game, AnnotationPlace place, String other) {
    if (!(place instanceof OfRule rule)) {
      return game.with(GameModel.SETUP, other);
    }
    Member<?> member = GameModel.FORM.member(rule.rules()).orElseThrow();
    return replace(game, member, member.ruleForm().orElseThrow(), rule, other);
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private static <R> GameModel replace(
      GameModel game, Member<?> member, Form<R> form, OfRule place, String other) {
    List<R> rules = new ArrayList<>((List<R>) game.get(member));
    Member<?> part = form.member(place.member()).orElseThrow();
    rules.set(place.index(), form.with(rules.get(place.index()), part, other));
    return GameModel.FORM.with(game, member, rules);
  }
}
