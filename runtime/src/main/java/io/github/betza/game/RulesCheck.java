package io.github.betza.game;

import io.github.betza.game.GameRulesBuilder.KindSquares;
import io.github.betza.game.HandRules.Refusal;
import io.github.betza.game.Traits.ExtraAttacks;
import io.github.betza.model.Drop;
import java.util.HashSet;
import java.util.List;

/** Refuses rules that cannot be meant, before games are made of them. */
final class RulesCheck {
  private final GameRulesBuilder builder;

  RulesCheck(GameRulesBuilder builder) {
    this.builder = builder;
  }

  /**
   * Looks at all rules that may be given before the pieces are.
   *
   * @throws IllegalArgumentException if one of them cannot be meant
   */
  void check() {
    builder.promotions.forEach(rule -> checkKind(rule.kind()));
    builder.promotions.forEach(rule -> checkChoices(rule.kind(), rule.rule().choices()));
    List.of(builder.zones, builder.captureZones, builder.goals)
        .forEach(areas -> areas.forEach(area -> checkKind(area.kind())));
    if (builder.zones.stream().map(KindSquares::kind).distinct().count() < builder.zones.size()) {
      throw new IllegalArgumentException("a kind is confined twice");
    }
    builder.extras.forEach(extra -> extra.kinds().forEach(this::checkKind));
    builder.blockers.forEach(blocker -> checkKind(blocker.of()));
    builder.blockers.forEach(blocker -> checkKind(blocker.to()));
    builder.traits.forEach(each -> each.extraAttacks().forEach(this::checkExtra));
    builder
        .model
        .drops()
        .forEach(
            drop -> Drop.FORM.members().forEach(part -> part.check(Drop.FORM.value(drop, part))));
    for (Refusal refusal : HandRules.of(builder).refusals()) {
      throw new IllegalArgumentException(refusal.message());
    }
  }

  /**
   * Looks at the number of a kind.
   *
   * @throws IllegalArgumentException if no piece has it
   */
  void checkKind(int kind) {
    if (kind < 1 || kind >= builder.traits.size()) {
      throw new IllegalArgumentException("there is no kind " + kind);
    }
  }

  /** Two equal choices would be two equal moves, and none at all the loss of a move. */
  private void checkChoices(int kind, List<Integer> choices) {
    choices.forEach(this::checkKind);
    if (choices.isEmpty()) {
      throw new IllegalArgumentException("kind " + kind + " promotes to nothing");
    }
    if (choices.contains(kind)) {
      throw new IllegalArgumentException("kind " + kind + " promotes to itself");
    }
    if (new HashSet<>(choices).size() < choices.size()) {
      throw new IllegalArgumentException("kind " + kind + " promotes to another twice");
    }
  }

  private void checkExtra(ExtraAttacks attacks) {
    if (attacks.number() < 0 || attacks.number() >= builder.extras.size()) {
      throw new IllegalArgumentException("there are no extra squares " + attacks.number());
    }
  }
}
