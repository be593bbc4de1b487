package io.github.betza.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Checkmate;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.model.RuleSentences.PieceWords;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule that a game may have has words. */
class RuleSentencesTest {
  private static final GameModel GAME = GameModel.of("Game", 3, 4, "k2/3/3/K2 w - - 0 1");

  /** Members whose values a reader sees elsewhere. */
  private static final Set<Member<?>> SILENT =
      Set.of(GameModel.NAME, GameModel.FILES, GameModel.RANKS, GameModel.SETUP);

  private static final Map<Member<?>, Object> VALUES =
      Map.ofEntries(
          Map.entry(
              GameModel.PROMOTIONS,
              List.of(new Promotion("P", "+G", "4", Promoting.CONTACT, true, true))),
          Map.entry(GameModel.ZONES, List.of(new Zone("KP", "1-2", "a3"))),
          Map.entry(GameModel.EXTRAS, List.of(new Extra("K", "Diagonal", "a1-c3"))),
          Map.entry(GameModel.BLOCKERS, List.of(new Blocker("K", "G"))),
          Map.entry(GameModel.CASTLINGS, List.of(new Castling("K", "G", "bc", "cb"))),
          Map.entry(GameModel.HAND, Hand.CAPTURED),
          Map.entry(
              GameModel.DROPS, List.of(new Drop("P", "1-8", 1, false, false, true, "2", true))),
          Map.entry(GameModel.GATES, List.of(new Gate("PG", "1"))),
          Map.entry(GameModel.BLASTS, List.of(new Blast("", "P", "G"))),
          Map.entry(GameModel.ROYALTY, Royalty.LAST_CAPTURED),
          Map.entry(GameModel.EXTINCTIONS, List.of(Extinction.of("PG"))),
          Map.entry(GameModel.CHECKMATE, Checkmate.WIN),
          Map.entry(GameModel.STALEMATE, Stalemate.LOSS),
          Map.entry(GameModel.CAPTURING, Capturing.MANDATORY),
          Map.entry(GameModel.CHECKS_FORBIDDEN, true),
          Map.entry(GameModel.FLYING_GENERAL, true),
          Map.entry(GameModel.BIKJANG, true),
          Map.entry(GameModel.PASSES_END, true),
          Map.entry(GameModel.BARE_KING, BareKing.LOSES),
          Map.entry(GameModel.GOALS, List.of(Goal.of("KG", "4 a3"))),
          Map.entry(GameModel.CHECKS, 3),
          Map.entry(GameModel.REPETITIONS, 3),
          Map.entry(GameModel.REPETITION, Repetition.LOSS),
          Map.entry(GameModel.PERPETUAL_CHECK, true),
          Map.entry(GameModel.MOVE_LIMIT, 50));

  private static RuleSentences sentences(GameModel game) {
    return new RuleSentences(
        game,
        new PieceWords() {
          @Override
          public String name(String symbol) {
            return Map.of("K", "king", "P", "pawn", "G", "gold").getOrDefault(symbol, symbol);
          }

          @Override
          public String moves(String type) {
            return "Steps as " + type + ".";
          }
        });
  }

  private static List<String> sentences(Member<?> member, Object value) {
    return sentences(GameModel.FORM.with(GAME, member, value)).of(member);
  }

  static Stream<Member<?>> members() {
    return GameModel.FORM.members().stream();
  }

  /** A member without words of its own is listed as name and value, which is not a sentence. */
  @ParameterizedTest
  @MethodSource("members")
  void everyMemberHasWords(Member<?> member) {
    assertThat(SILENT.contains(member)).isNotEqualTo(VALUES.containsKey(member));
    if (SILENT.contains(member)) {
      assertThat(sentences(GAME).of(member)).isEmpty();
    } else {
      assertThat(sentences(member, VALUES.get(member)))
          .singleElement()
          .asString()
          .matches("[A-Z][^=]*\\.");
    }
  }

  @Test
  void piecesHaveTheirNames() {
    assertThat(sentences(GameModel.PROMOTIONS, VALUES.get(GameModel.PROMOTIONS)))
        .containsExactly(
            "The pawn may promote to +G with a move that begins or ends on rank 4, as far as such"
                + " pieces were lost.");
    assertThat(sentences(GameModel.GOALS, VALUES.get(GameModel.GOALS)))
        .containsExactly("A side that brings the king or the gold to rank 4, a3 has won.");
    Goal goal = Goal.of("KG", "4");
    assertThat(
            sentences(
                GameModel.GOALS,
                List.of(
                    goal.with(Goal.COUNT, 2).with(Goal.SAFE, true),
                    goal.with(Goal.SAFE, true).with(Goal.BLACK, "a1"),
                    goal.with(Goal.LINE, 3).with(Goal.ORTHOGONAL, true),
                    goal.with(Goal.LINE, 4).with(Goal.BLOCK, 2).with(Goal.BLACK, "1"),
                    goal.with(Goal.ANSWERED, true).with(Goal.SAFE, true),
                    goal.with(Goal.ANSWERED, true))))
        .containsExactly(
            "A side that brings 2 of the king and the gold to rank 4 has won if no attack"
                + " threatens to leave fewer there.",
            "A side that brings the king or the gold to rank 4, or as Black to a1 instead, has won"
                + " if no enemy attacks it there.",
            "A side that has 3 of the king and the gold in a row along a rank or a file, all on"
                + " rank 4, has won.",
            "A side that has 4 of the king and the gold in a row along a rank, a file or a"
                + " diagonal, or 4 of the king and the gold filling 2 by 2 squares, all on rank 4,"
                + " or as Black on rank 1, has won.",
            "A side that brings the king or the gold to rank 4 has won if no enemy attacks it"
                + " there, or if it is still there after the next move of the other side; the game"
                + " is drawn if that is Black's and brings a royal piece there as well.",
            "A side that brings the king or the gold to rank 4 has won if it is still there after"
                + " the next move of the other side; the game is drawn if that is Black's and"
                + " brings a royal piece there as well.");
    assertThat(sentences(GameModel.EXTRAS, VALUES.get(GameModel.EXTRAS)))
        .containsExactly(
            "The king also has these moves, from one to another of the squares a1-c3: Steps as"
                + " Diagonal.");
  }

  @Test
  void dropsHaveTheirConditions() {
    Drop pawn = Drop.of("P").with(Drop.SQUARES, "1-8").with(Drop.CHECKMATES, false);
    assertThat(
            sentences(
                GameModel.DROPS,
                List.of(pawn.with(Drop.PER_FILE, 1), pawn.with(Drop.PER_FILE, 2), Drop.of("GK"))))
        .containsExactly(
            "The pawn may be dropped from the hand on an empty square of ranks 1-8, on a file"
                + " without another of its kind and side, but not to checkmate.",
            "The pawn may be dropped from the hand on an empty square of ranks 1-8, on a file with"
                + " fewer than 2 of its kind and side, but not to checkmate.",
            "The gold and the king may be dropped from the hand on an empty square.");
  }

  @Test
  void theSecondPromotionOfAPieceIsExplained() {
    Promotion one = new Promotion("P", "G", "3", true, false);
    Promotion two = new Promotion("PK", "+", "4", false, false);
    assertThat(sentences(GameModel.PROMOTIONS, List.of(one, two)))
        .containsExactly(
            "The pawn may promote to gold on rank 3.",
            "The pawn and the king promote to their own promoted forms on rank 4.",
            "If a move falls under two of these rules, that of the square reached holds.");
  }

  /** A game without further rules still has royal pieces and stalemate. */
  @Test
  void defaultsThatMeanNothingHaveNoSentence() {
    List<Member<?>> told =
        GameModel.FORM.members().stream()
            .filter(member -> !sentences(GAME).of(member).isEmpty())
            .toList();
    assertThat(told).isEqualTo(List.of(GameModel.ROYALTY, GameModel.STALEMATE));
  }
}
