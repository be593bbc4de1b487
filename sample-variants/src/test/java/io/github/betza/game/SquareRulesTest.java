package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.betza.Promoting;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.model.Goal;
import io.github.betza.samples.chess.Chess_KingMoves;
import io.github.betza.samples.chess.Chess_KnightMoves;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules say of squares is what the moves of games do, on boards of every size. */
class SquareRulesTest {
  private static final int KING = 1;
  private static final int KNIGHT = 2;
  private static final int PLIES = 60;

  /** A board that has more squares than any set of bits. */
  private static GameRulesBuilder large() {
    String empty = "20/".repeat(18);
    return GameRules.builder("large", 20, 20, "k18n/" + empty + "N18K w - - 0 1")
        .royal('K', "king", Chess_KingMoves.INSTANCE)
        .piece('N', "knight", Chess_KnightMoves.INSTANCE);
  }

  private static int square(GameRules rules, String name) {
    return rules.geometry().square(name);
  }

  @ParameterizedTest
  @CsvSource({
    "0, a1, true, true",
    "0, c3, true, true",
    "0, d4, false, true",
    "0, f6, false, true",
    "0, e5, false, false",
    "1, t20, true, true",
    "1, r18, true, true",
    "1, q17, false, true",
    "1, a1, false, false"
  })
  void zones(int side, String name, boolean quiet, boolean capturing) {
    GameRules rules =
        large().zone(KNIGHT, "a1-c3").captureZone(KNIGHT, "d4").captureZone(KNIGHT, "f6").build();
    int square = square(rules, name);
    assertThat(rules.mayEndOn(KNIGHT, side, square, false)).isEqualTo(quiet);
    assertThat(rules.mayEndOn(KNIGHT, side, square, true)).isEqualTo(capturing);
    assertThat(rules.mayEndOn(KING, side, square, false)).as("it has no zone").isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "ARRIVAL, 0, c17, d19, false, true", "ARRIVAL, 0, c19, d17, true, false",
    "ARRIVAL, 1, c4, d2, false, true", "ARRIVAL, 1, c4, d6, false, false",
    "CONTACT, 0, c19, d17, false, true", "CONTACT, 0, c9, d7, true, false",
    "ENTRY_OR_CAPTURE, 0, c18, d20, false, true", "ENTRY_OR_CAPTURE, 0, c19, d17, true, true",
    "ENTRY_OR_CAPTURE, 0, c19, d17, false, false", "CAPTURE, 0, c18, d20, false, false",
    "CAPTURE, 0, c18, d20, true, true", "CAPTURE, 0, c19, d17, true, true"
  })
  void promotions(
      Promoting on, int side, String from, String to, boolean capturing, boolean expected) {
    for (boolean optional : new boolean[] {false, true}) {
      GameRulesBuilder builder = large().promotion(KNIGHT, "19-20", KING).promoting(on);
      GameRules rules = (optional ? builder.optional() : builder).build();
      int left = square(rules, from);
      int reached = square(rules, to);
      assertThat(rules.mayPromote(KNIGHT, side, left, reached, capturing)).isEqualTo(expected);
      assertThat(rules.mustPromote(KNIGHT, side, left, reached, capturing))
          .isEqualTo(expected && !optional);
      assertThat(rules.mayPromote(KING, side, left, reached, capturing)).isFalse();
      assertThat(rules.mustPromote(KING, side, left, reached, capturing)).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"0, t20, true", "0, a1, false", "1, a1, true", "1, t20, false", "1, j10, true"})
  void goals(int side, String name, boolean expected) {
    GameRules rules = large().goal(Goal.of("K", "t20")).goal(Goal.of("K", "k11")).build();
    assertThat(rules.isGoal(KING, side, square(rules, name))).isEqualTo(expected);
    assertThat(rules.isGoal(KNIGHT, side, square(rules, name))).isFalse();
  }

  @Test
  void whatThereIsNot() {
    GameRules rules = large().build();
    int a1 = square(rules, "a1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.mayEndOn(3, Side.WHITE, a1, false))
        .withMessage("there is no kind 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.isGoal(0, Side.WHITE, a1))
        .withMessage("there is no kind 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.mayPromote(KNIGHT, 2, a1, a1, false))
        .withMessage("a side is 0 or 1, not 2");
    for (int square : new int[] {-1, Geometry.OFF, a1 - 1, 4096}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> rules.mustPromote(KNIGHT, Side.WHITE, a1, square, false))
          .withMessage(square + " is no square of a board of 20x20");
    }
  }

  @Provide
  static Arbitrary<List<List<Integer>>> walks() {
    return Walks.many(1, PLIES);
  }

  /** Whatever a piece does in a game, the rules say that it may. */
  @Property(tries = 1, seed = "3", edgeCases = EdgeCasesMode.NONE)
  void gamesKeepToThem(@ForAll("walks") List<List<Integer>> walks) {
    Walks.inEverySample(
        walks,
        game -> {
          MoveList moves = new MoveList();
          game.legalMoves(moves);
          for (int i = 0; i < moves.size(); i++) {
            assertAllowed(game, moves, i);
          }
        });
  }

  private static void assertAllowed(Game game, MoveList moves, int index) {
    GameRules rules = game.rules();
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if (Move.isDrop(move)) {
      assertThat(rules.mayEndOn(Move.promotion(move), game.side(), to, false)).isTrue();
      return;
    }
    int kind = Cell.kind(game.board().get(from));
    int side = game.side();
    boolean capturing = Move.isCapture(move);
    String text = game.text(moves, index);
    assertThat(rules.mayEndOn(kind, side, to, capturing || Effect.isIn(moves, index, Effect.SWAP)))
        .as(text)
        .isTrue();
    if (Move.promotion(move) == 0) {
      assertThat(rules.mustPromote(kind, side, from, to, capturing)).as(text).isFalse();
    } else {
      assertThat(rules.mayPromote(kind, side, from, to, capturing)).as(text).isTrue();
    }
  }
}
