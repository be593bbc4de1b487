package io.github.betza.game;

import io.github.betza.game.Traits.ExtraAttacks;
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
   * @throws IllegalArgumentException where one of them cannot be meant
   */
  void check() {
    builder.promotions.forEach(rule -> checkKind(rule.kind()));
    builder.promotions.forEach(rule -> rule.rule().choices().forEach(this::checkKind));
    List.of(builder.zones, builder.captureZones, builder.goals)
        .forEach(areas -> areas.forEach(area -> checkKind(area.kind())));
    builder.walls.forEach(wall -> checkKind(wall.of()));
    builder.walls.forEach(wall -> checkKind(wall.to()));
    builder.traits.forEach(each -> each.extraAttacks().forEach(this::checkExtra));
  }

  /**
   * Looks at the number of a kind.
   *
   * @throws IllegalArgumentException where no piece has it
   */
  void checkKind(int kind) {
    if (kind < 1 || kind >= builder.traits.size()) {
      throw new IllegalArgumentException("there is no kind " + kind);
    }
  }

  private void checkExtra(ExtraAttacks attacks) {
    if (attacks.number() < 0 || attacks.number() >= builder.extras.size()) {
      throw new IllegalArgumentException("there are no extra squares " + attacks.number());
    }
  }
}
