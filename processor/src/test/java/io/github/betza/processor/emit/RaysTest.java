package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paths that are straight, and paths that only seem so. */
final class RaysTest {
  private static final Landing QUIET = new Landing(LegOutcome.EMPTY, false);

  @Test
  void raysOfTwoDirectionsNeverMeet() throws TooLargeException {
    assertThat(looksForMoves(step(1, 0), step(0, 1), step(-1, 0))).isFalse();
  }

  @Test
  void aRayMayEndTwiceOnOneSquare() throws TooLargeException {
    Landing beforePiece =
        new Landing(new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE), false);
    Node both = new Node(Leg.leap(new Vector(1, 0)), List.of(QUIET, beforePiece), List.of());
    assertThat(looksForMoves(both)).isTrue();
  }

  @Test
  void aBentPathMayEndOnARay() throws TooLargeException {
    Node bent = then(new Vector(1, 1), step(-1, 0));
    assertThat(looksForMoves(step(0, 1), bent)).isTrue();
    assertThat(looksForMoves(step(0, -1), bent)).isFalse();
  }

  @Test
  void aPathThatTurnsBackIsNoRay() throws TooLargeException {
    Node back = then(new Vector(1, 0), step(-2, 0));
    assertThat(looksForMoves(step(-1, 0), back)).isTrue();
    assertThat(looksForMoves(step(1, 0), back)).isFalse();
  }

  /** Both capture nothing, and stay where they are. */
  @Test
  void whatGoesBackToWhereItBeganIsNoRay() throws TooLargeException {
    Landing goBack = new Landing(LegOutcome.EMPTY, false, Finish.RETURN, List.of());
    Node east = new Node(Leg.leap(new Vector(1, 0)), List.of(goBack), List.of());
    Node north = new Node(Leg.leap(new Vector(0, 1)), List.of(goBack), List.of());
    assertThat(looksForMoves(east)).isFalse();
    assertThat(looksForMoves(east, north)).isTrue();
  }

  /** The mirror images of a path stand for it where they lie on the eighth that is looked at. */
  @Test
  void allMirrorImagesMeetWhereOneDoes() throws TooLargeException {
    assertThat(
            looksForMoves(
                step(1, 0),
                step(0, 1),
                step(-1, 0),
                step(0, -1),
                then(new Vector(1, 0), step(1, 0)),
                then(new Vector(0, 1), step(0, 1)),
                then(new Vector(-1, 0), step(-1, 0)),
                then(new Vector(0, -1), step(0, -1)),
                step(2, 0),
                step(0, 2),
                step(-2, 0),
                step(0, -2)))
        .isTrue();
  }

  private static Node step(int files, int ranks) {
    return new Node(Leg.leap(new Vector(files, ranks)), List.of(QUIET), List.of());
  }

  private static Node then(Vector step, Node next) {
    return new Node(
        Leg.leap(step), List.of(), List.of(new Branch(LegOutcome.EMPTY, List.of(next))));
  }

  private static boolean looksForMoves(Node... first) throws TooLargeException {
    Piece piece = new Piece(List.of(new Walk(false, List.of(first))));
    return Generated.text(piece).contains("Unique(");
  }
}
