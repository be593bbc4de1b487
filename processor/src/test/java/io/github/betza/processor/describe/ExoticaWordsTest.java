package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExoticaWordsTest {
  private static void assertWords(Piece piece, String... sentences) {
    assertThat(Description.of(piece, new Work(1_000_000))).containsExactly(sentences);
  }

  @Test
  void tellsTheSquareBeforeAPiece() {
    assertWords(
        Pieces.splitter(),
        "Slides any number of squares orthogonally to the last empty square before a piece, then"
            + " steps one square, turning 45 degrees to either side, to move or capture.");
  }

  @Test
  void tellsASwap() {
    LegOutcome swap = new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP);
    assertWords(
        Pieces.of(Pieces.ending(Pieces.KING, Pieces.ANY, Pieces.finishing(swap, Finish.STAY))),
        "Slides any number of squares in any direction, to change places with an enemy piece, which is not captured.");
  }

  @Test
  void tellsAReturn() {
    assertWords(
        Pieces.of(
            Pieces.ending(
                Pieces.KING,
                Pieces.ONE,
                Pieces.finishing(LegOutcome.EMPTY, Finish.RETURN),
                Pieces.finishing(LegOutcome.CAPTURE, Finish.RETURN))),
        "Steps one square in any direction, to touch an empty square or capture, and returns to"
            + " the square that it came from.");
  }

  @Test
  void tellsThatItVanishes() {
    assertWords(
        Pieces.of(
            Pieces.ending(
                Pieces.WAZIR,
                Pieces.ONE,
                Pieces.finishing(LegOutcome.EMPTY, Finish.VANISH),
                Pieces.finishing(LegOutcome.CAPTURE, Finish.RETURN_AND_VANISH))),
        "Steps one square orthogonally, to move, and captures itself: it vanishes.",
        "Steps one square orthogonally, to capture, returns to the square that it came from, and"
            + " captures itself: it vanishes.");
  }

  @Test
  void tellsCustody() {
    assertWords(
        Pieces.of(Pieces.ending(Pieces.WAZIR, Pieces.ANY, Pieces.MOVE, Pieces.holding())),
        "Slides any number of squares orthogonally, to move.",
        "Slides any number of squares orthogonally, to move, capturing every enemy piece that"
            + " alone stands between it and an own piece two squares away orthogonally, of which"
            + " there must be at least one.");
  }

  @Test
  void tellsImitativeCapture() {
    assertWords(
        new Piece(List.of(new ImitativeCapture(false))),
        "Captures enemy pieces of each kind in the way in which they capture.");
  }

  @Test
  void tellsImmobilisation() {
    assertWords(
        PathTreeBuilder.build(
            List.of(Pieces.move(Pieces.ending(Pieces.WAZIR, Pieces.ONE, Pieces.MOVE))),
            List.of(Pieces.move(Pieces.ending(Pieces.KING, Pieces.ONE, Pieces.CAPTURE))),
            new Work(1_000)),
        "Steps one square orthogonally, to move.",
        "Immobilises enemy pieces, which have no moves while it reaches them so: steps one square"
            + " in any direction.");
  }

  @Test
  void tellsEveryWayOfALeapThatHasFew() {
    assertWords(
        Pieces.passing(Pieces.KNIGHT, PassedSquares.LAME_ON_SHORTEST),
        "Leaps to the eight squares (1,2) away (seen from where a (1,2) leap begins, square (0,1)"
            + " or square (1,1) must be empty), to move or capture.");
  }

  @Test
  void tellsHowManyWaysALeapHasThatHasMore() {
    assertWords(
        Pieces.passing(Atom.leaper(2, 4), PassedSquares.JUMPING_ON_SHORTEST),
        "Leaps to the eight squares (2,4) away (on one of the 6 most direct ways of king's steps one"
            + " square between must be occupied, and all others empty), to move or capture.");
  }

  @Test
  void tellsAnyNumberOfRoundsInOneSentence() {
    assertWords(
        Pieces.jumper(35),
        "Steps one square orthogonally, to move or capture.",
        "Steps one square orthogonally to a square, whatever stands there, then any number of"
            + " times or not at all steps one square straight on to a square, whatever stands"
            + " there, then at last steps one square straight on, to move or capture.");
  }

  @Test
  void tellsHowOftenRoundsAreMadeThatHaveALimit() {
    assertWords(
        Pieces.jumper(9),
        "Steps one square orthogonally, to move or capture.",
        "Steps one square orthogonally to a square, whatever stands there, then up to seven times"
            + " or not at all steps one square straight on to a square, whatever stands there,"
            + " then at last steps one square straight on, to move or capture.");
  }

  @Test
  void addsRoyaltyAndPromotions() {
    assertThat(
            Description.of(Pieces.jumper(1), true, List.of("Q", "mW-F", "N"), new Work(1_000_000)))
        .containsExactly(
            "Steps one square orthogonally, to move or capture.",
            "It is royal.",
            "It may promote to Q, mW-F or N.");
  }
}
