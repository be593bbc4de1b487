package io.github.betza.processor.path.reverse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What squares must hold for captures of leapers; that it is true the differential tests hold. */
final class LineFinderTest {

  @Test
  void aLeaperHasOneLineForEveryLeap() throws UnfitException {
    assertThat(lines("N")).hasSize(8).allMatch(line -> line.crossings().isEmpty());
  }

  @Test
  void aLameLeaperHasOneLineForEveryRoute() throws UnfitException {
    assertThat(towards(lines("afsW"), 1, 2)).containsExactly("0,1 EMPTY");
    assertThat(towards(lines("afsK"), 1, 2)).containsExactlyInAnyOrder("0,1 EMPTY", "1,1 EMPTY");
  }

  @Test
  void aCaptureInPassingNeedsTheSquareBehind() throws UnfitException {
    assertThat(towards(lines("fFcafmF"), 1, 1)).containsExactly("");
    assertThat(towards(lines("fmFcafmF"), 1, 1)).containsExactly("2,2 EMPTY");
  }

  @Test
  void theSquareThatWasLeftIsEmptyOnTheWayBack() throws UnfitException {
    assertThat(towards(lines("cabmK"), 1, 0)).containsExactly("");
  }

  @Test
  void aSquareThatMayHoldAnythingMustStillBeOnTheBoard() throws UnfitException {
    assertThat(towards(lines("mpafcW"), 0, 2)).containsExactly("0,1 ANY");
  }

  @Test
  void royalVictimsAreMarked() throws UnfitException {
    assertThat(lines("kW")).allMatch(line -> line.victim() == Condition.ENEMY_ROYAL);
    assertThat(lines("tcW")).allMatch(line -> line.victim() == Condition.ENEMY_COMMON);
  }

  @Test
  void captureEnPassantIsOnlyMentioned() throws UnfitException {
    LineFinder finder = finder("fceF");
    assertThat(finder.takesEnPassant()).isTrue();
    assertThat(finder.lines()).hasSize(2);
    assertThat(finder("fcF").takesEnPassant()).isFalse();
  }

  /** The first mover stays, so the other one may take it off, and capture from there. */
  @Test
  void aPieceThatAnotherMovesForHasNone() {
    Node capture =
        new Node(
            Leg.leap(new Vector(1, 0)), List.of(new Landing(LegOutcome.CAPTURE, false)), List.of());
    Node back =
        then(new Vector(0, -1), new LegOutcome(OccupancyCondition.OWN, LegEffect.REMOVE), capture);
    Node excite =
        then(new Vector(0, 1), new LegOutcome(OccupancyCondition.OWN, LegEffect.EXCITE), back);
    assertObstacle(excite, Obstacle.EXCITES);
  }

  private static Node then(Vector step, LegOutcome outcome, Node next) {
    return new Node(Leg.leap(step), List.of(), List.of(new Node.Branch(outcome, List.of(next))));
  }

  /** What it skips may be a hole, but it may not go round the edge. */
  @Test
  void aCrookedSkiSlideHasNone() {
    List<Vector> crooked = List.of(new Vector(-1, 1), new Vector(1, -2));
    Leg leg = new Leg(crooked, Leg.ANY, new Length.Between(3, 3), Bridge.NONE, true, Wrap.NONE);
    List<Landing> landings = List.of(new Landing(LegOutcome.CAPTURE, false));
    assertObstacle(new Node(leg, landings, List.of()), Obstacle.SKIPS);
  }

  private static void assertObstacle(Node node, Obstacle obstacle) {
    assertThatThrownBy(() -> new LineFinder().follow(node))
        .isInstanceOfSatisfying(
            UnfitException.class, unfit -> assertThat(unfit.obstacle()).isEqualTo(obstacle));
  }

  private static List<AttackLine> lines(String notation) throws UnfitException {
    return LineSimplifier.simplified(finder(notation).lines());
  }

  private static LineFinder finder(String notation) throws UnfitException {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    LineFinder finder = new LineFinder();
    for (Alternative alternative : piece.alternatives()) {
      for (Node node : ((Walk) alternative).first()) {
        finder.follow(node);
      }
    }
    return finder;
  }

  private static List<String> towards(List<AttackLine> lines, int files, int ranks) {
    return lines.stream()
        .filter(line -> line.target().equals(new Vector(files, ranks)))
        .map(LineFinderTest::crossings)
        .toList();
  }

  private static String crossings(AttackLine line) {
    return String.join(
        " ",
        line.crossings().stream()
            .map(
                crossing ->
                    crossing.square().files()
                        + ","
                        + crossing.square().ranks()
                        + " "
                        + crossing.condition())
            .toList());
  }
}
