package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Royalty;
import io.github.betza.game.Result.Reason;
import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that is declared as data plays as one whose rules are set one by one. */
class DeclaredGameTest {
  private static final GameModel GAME =
      GameModel.of("declared", 4, 4, "k3/4/3C/S2K w - - 0 1")
          .with(GameModel.PROMOTIONS, List.of(new Promotion("C", "S", "4", true, false)))
          .with(GameModel.ZONES, List.of(new Zone("K", "1-2", "3")))
          .with(GameModel.EXTRAS, List.of(new Extra("SC", "Steps", "a-b")))
          .with(GameModel.BLOCKERS, List.of(new Blocker("S", "KC")))
          .with(GameModel.ROYALTY, Royalty.LAST_CAPTURED)
          .with(GameModel.GOALS, List.of(Goal.of("C", "d4")))
          .with(GameModel.MOVE_LIMIT, 7);

  private static GameRulesBuilder pieces(GameRulesBuilder builder) {
    return builder
        .royal('K', "king", HandMade.KING)
        .piece('C', "commoner", HandMade.KING)
        .piece('S', "stone", HandMade.STONE);
  }

  private static GameRules declared(GameModel game) {
    return pieces(GameRules.builder(game)).moves("Steps", HandMade.KING).build();
  }

  @Test
  void theModelAndTheMethodsOfTheBuilderMeanTheSame() {
    GameRules declared = declared(GAME);
    GameRules set =
        pieces(GameRules.builder("declared", 4, 4, GAME.setup()))
            .promotion(2, "4", 3)
            .optional()
            .zone(1, "1-2")
            .captureZone(1, "3")
            .extra("a-b", HandMade.KING, 3, 2)
            .blocker(3, 1)
            .blocker(3, 2)
            .royalty(Royalty.LAST_CAPTURED)
            .goal(Goal.of("C", "d4"))
            .moveLimit(7)
            .build();
    assertThat(declared.name()).isEqualTo("declared");
    Game one = declared.play(declared.setup());
    Game other = set.play(set.setup());
    assertThat(HandMade.names(one)).isEqualTo(HandMade.names(other)).isNotEmpty();
    assertThat(Perft.count(one, 4)).isEqualTo(Perft.count(other, 4));
    one.make(one.move("d2d3"));
    one.make(one.move("a4b4"));
    one.make(one.move("d3d4"));
    assertThat(one.result().reason()).isEqualTo(Reason.GOAL);
  }

  /** A builder may make its rules again, and does not add those of the model twice. */
  @Test
  void theRulesCanBeMadeTwice() {
    GameRulesBuilder builder = pieces(GameRules.builder(GAME)).moves("Steps", HandMade.KING);
    assertThat(Perft.count(builder.build().play(GAME.setup()), 2))
        .isEqualTo(Perft.count(builder.build().play(GAME.setup()), 2));
  }

  @Test
  void whatTheModelNamesMustBeThere() {
    assertThatThrownBy(() -> pieces(GameRules.builder(GAME)).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there are no moves Steps");
    assertThatThrownBy(() -> declared(GAME.with(GameModel.GOALS, List.of(Goal.of("CX", "d4")))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no piece has the letter X that goals names");
    assertThatThrownBy(() -> declared(GAME.with(GameModel.ZONES, List.of(new Zone("K", "z9")))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("z9");
  }

  @Test
  void numbersMustBeInTheirRange() {
    assertRefused(GameModel.FILES, 37, "files is 37, but must be 1 to 36");
    assertRefused(GameModel.REPETITIONS, 1, "repetitions is 1, but must be 2 to 1000");
    assertRefused(GameModel.MOVE_LIMIT, -1, "moveLimit is -1, but must be 1 to 1000");
    assertThat(GameRules.builder(GAME.with(GameModel.MOVE_LIMIT, 0))).isNotNull();
  }

  private static void assertRefused(Member<Integer> member, int value, String message) {
    assertThatThrownBy(() -> GameRules.builder(GAME.with(member, value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
