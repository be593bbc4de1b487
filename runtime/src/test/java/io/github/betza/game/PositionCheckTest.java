package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.AttackPath;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Which positions can come about where pieces promote. */
class PositionCheckTest {
  private static final int KING = 1;
  private static final int PAWN = 2;
  private static final int GUARD = 3;

  /** Along which lines the king captures. */
  private static final AttackPath[] STEPS =
      IntStream.range(0, 9)
          .filter(step -> step != 4)
          .mapToObj(step -> AttackPath.leap(step % 3 - 1, step / 3 - 1))
          .toArray(AttackPath[]::new);

  private static GameRulesBuilder rules() {
    return GameRules.builder("checked", 4, 4, "k3/4/P3/GK2 w")
        .royal('K', "king", HandMade.KING)
        .attacks(STEPS)
        .piece('P', "pawn", HandMade.STONE)
        .piece('G', "guard", HandMade.STONE)
        .zone(GUARD, "1");
  }

  private static void assertRefused(GameRules rules, String fen, String message) {
    assertThatThrownBy(() -> rules.play(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }

  /** There are more royal pieces than in the setup only where some piece becomes one. */
  @Test
  void kingsThatPawnsHaveBecome() {
    String fen = "k2K/4/4/GK2 w - - 0 1";
    assertRefused(
        rules().promotion(PAWN, "4", GUARD).build(),
        fen,
        "White has one royal piece when a game begins, but here 2");
    GameRules rules = rules().promotion(PAWN, "4", GUARD, KING).build();
    assertThat(rules.play(fen).fen()).isEqualTo(fen);
    assertRefused(
        rules, "3K/4/4/G3 w - - 0 1", "Black has one royal piece when a game begins, but here 0");
  }

  /** What a piece has become stands outside its zone where the move has ended that promoted it. */
  @ParameterizedTest
  @EnumSource(Promoting.class)
  void guardsThatPawnsHaveBecome(Promoting on) {
    GameRules rules = rules().promotion(PAWN, "4", GUARD).promoting(on).optional().build();
    String arrived = "k2G/4/4/1K2 w - - 0 1";
    assertThat(rules.play(arrived).fen()).isEqualTo(arrived);
    String left = "k3/3G/4/1K2 w - - 0 1";
    if (on == Promoting.ARRIVAL) {
      assertRefused(rules, left, "the guard on d3 is outside its zone");
    } else {
      assertThat(rules.play(left).fen()).isEqualTo(left);
    }
    assertRefused(rules().build(), arrived, "the guard on d4 is outside its zone");
  }

  /** Who promotes by entering or capturing may have gone on within the zone without. */
  @ParameterizedTest
  @EnumSource(Promoting.class)
  void pawnsThatHaveNotPromoted(Promoting on) {
    String fen = "k2P/4/4/GK2 w - - 0 1";
    GameRules must = rules().promotion(PAWN, "4", GUARD).promoting(on).build();
    if (on == Promoting.ENTRY_OR_CAPTURE || on == Promoting.CAPTURE) {
      assertThat(must.play(fen).fen()).isEqualTo(fen);
    } else {
      assertRefused(must, fen, "the pawn on d4 must have promoted there");
    }
    GameRules may = rules().promotion(PAWN, "4", GUARD).promoting(on).optional().build();
    assertThat(may.play(fen).fen()).isEqualTo(fen);
  }

  /** A royal piece is left to be captured, or facing another, only where that is no mate. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k3/K3/P3/G3 b - - 0 1 | the king on a4 could capture the king on a3, as Black is to move",
        "k3/K3/P3/G3 w - - 0 1 | the king on a3 could capture the king on a4, as White is to move",
        "k3/4/4/K3 b - - 0 1 | the king on a4 faces the king on a1, and Black is to move",
      })
  void kingsThatCouldBeCaptured(String fen, String message) {
    GameRulesBuilder facing =
        GameRules.builder("checked", 4, 4, "k3/4/P3/GK2 w")
            .royal('K', "king", HandMade.KING)
            .attacks(STEPS)
            .piece('P', "pawn", HandMade.STONE)
            .piece('G', "guard", HandMade.STONE)
            .flyingGeneral();
    assertRefused(facing.build(), fen, message);
    if (fen.startsWith("k3/K3")) {
      assertRefused(rules().build(), fen, message);
      GameRules captured = rules().royalty(Royalty.LAST_CAPTURED).build();
      assertThat(captured.play(fen).fen()).isEqualTo(fen);
    }
  }

  /** The zone of a piece, and what stands between, decide whether it attacks. */
  @ParameterizedTest
  @CsvSource({"1-3, k3/4/4/GK2, false", "1-4, k3/4/4/GK2, true", "1-4, k3/4/g3/GK2, false"})
  void kingsThatAreAttackedAlongLines(String zone, String position, boolean refused) {
    GameRules rules =
        GameRules.builder("checked", 4, 4, "k3/g3/4/GK2 w - - 0 1")
            .royal('K', "king", HandMade.KING)
            .piece('G', "guard", HandMade.STONE)
            .attacks(AttackPath.slide(0, 1, 1, 3))
            .zone(2, zone)
            .build();
    String fen = position + " w - - 0 1";
    if (refused) {
      assertRefused(
          rules, fen, "the guard on a1 could capture the king on a4, as White is to move");
    } else {
      assertThat(rules.play(fen).fen()).isEqualTo(fen);
    }
  }

  /** A promotion of the square reached holds before those of the square left, the first of each. */
  @ParameterizedTest
  @CsvSource({"a3, a1, false", "a4, a1, true", "a3, a4, true", "a1, a3, false", "a1, a2, false"})
  void whichOfSeveralPromotionsHolds(String from, String to, boolean must) {
    GameRules rules =
        rules()
            .promotion(PAWN, "3", GUARD)
            .promoting(Promoting.CONTACT)
            .optional()
            .promotion(PAWN, "3-4", GUARD)
            .promoting(Promoting.CONTACT)
            .build();
    Geometry geometry = rules.geometry();
    int left = geometry.square(from);
    int reached = geometry.square(to);
    assertThat(rules.mustPromote(PAWN, Side.WHITE, left, reached, false)).isEqualTo(must);
    assertThat(rules.mayPromote(PAWN, Side.WHITE, left, reached, false))
        .isEqualTo(!to.equals("a2"));
  }
}
