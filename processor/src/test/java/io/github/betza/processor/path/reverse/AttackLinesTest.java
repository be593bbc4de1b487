package io.github.betza.processor.path.reverse;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the lines of a piece look like; that they tell its captures the differential tests hold. */
final class AttackLinesTest {

  @Test
  void aLeaperHasOneLineForEveryLeap() {
    assertThat(lines("N")).hasSize(8).allMatch(line -> line.crossings().isEmpty());
  }

  @Test
  void aSliderHasOneLineForEveryNumberOfSteps() {
    List<AttackLine> lines = lines("R");
    assertThat(lines).hasSize(4 * 7);
    assertThat(towards(lines, 0, 3)).containsExactly("0,1 EMPTY 0,2 EMPTY");
  }

  @Test
  void aHurdleMayStandAnywhereBetween() {
    assertThat(towards(lines("cpR"), 3, 0))
        .containsExactlyInAnyOrder("1,0 OCCUPIED 2,0 EMPTY", "1,0 EMPTY 2,0 OCCUPIED");
    assertThat(towards(lines("cpR"), 1, 0)).isEmpty();
  }

  @Test
  void aLameLeaperHasOneLineForEveryRoute() {
    assertThat(towards(lines("afsW"), 1, 2)).containsExactly("0,1 EMPTY");
    assertThat(towards(lines("afsK"), 1, 2)).containsExactlyInAnyOrder("0,1 EMPTY", "1,1 EMPTY");
  }

  @Test
  void aCaptureInPassingNeedsTheSquareBehind() {
    assertThat(towards(lines("fFcafmF"), 1, 1)).containsExactly("");
    assertThat(towards(lines("fmFcafmF"), 1, 1)).containsExactly("2,2 EMPTY");
  }

  @Test
  void theSquareThatWasLeftIsEmptyOnTheWayBack() {
    assertThat(towards(lines("cabmK"), 1, 0)).containsExactly("");
    assertThat(towards(lines("mQcaibQ"), 0, 2)).containsExactly("0,1 EMPTY");
  }

  @Test
  void aSquareThatMayHoldAnythingMustStillBeOnTheBoard() {
    assertThat(towards(lines("mpafcW"), 0, 2)).containsExactly("0,1 ANY");
  }

  @Test
  void firstMovesAndRoyalVictimsAreMarked() {
    assertThat(lines("icW")).allMatch(AttackLine::initial);
    assertThat(lines("kW")).allMatch(line -> line.victim() == Condition.ENEMY_ROYAL);
    assertThat(lines("tcW")).allMatch(line -> line.victim() == Condition.ENEMY_COMMON);
    assertThat(lines("iWcW")).hasSize(4).noneMatch(AttackLine::initial);
  }

  @Test
  void captureEnPassantIsOnlyMentioned() {
    AttackLines pawn = AttackLines.of(piece("fmWfceFifmnD"), 8, 8).orElseThrow();
    assertThat(pawn.takesEnPassant()).isTrue();
    assertThat(pawn.lines()).hasSize(2);
    assertThat(AttackLines.of(piece("fmWfcF"), 8, 8).orElseThrow().takesEnPassant()).isFalse();
  }

  /** The first mover stays, so the other one may take it off, and capture from there. */
  @Test
  void aPieceThatAnotherMovesForHasNone() {
    Node capture =
        new Node(
            Leg.leap(new Vector(1, 0)), List.of(new Landing(Outcome.CAPTURE, false)), List.of());
    Node back = then(new Vector(0, -1), new Outcome(Occupant.OWN, Deed.REMOVE), capture);
    Node excite = then(new Vector(0, 1), new Outcome(Occupant.OWN, Deed.EXCITE), back);
    Piece piece = new Piece(List.of(new Walk(false, List.of(excite))));
    assertThat(AttackLines.of(piece, 8, 8)).isEqualTo(Optional.empty());
  }

  private static Node then(Vector step, Outcome outcome, Node next) {
    return new Node(Leg.leap(step), List.of(), List.of(new Node.Branch(outcome, List.of(next))));
  }

  /** What it skips may be a hole, but it may not go round the edge. */
  @Test
  void aCrookedSkiSlideHasNone() {
    List<Vector> crooked = List.of(new Vector(-1, 1), new Vector(1, -2));
    Leg leg = new Leg(crooked, Leg.ANY, new Length.Between(1, 3), Bridge.NONE, true, Wrap.NONE);
    List<Landing> landings = List.of(new Landing(Outcome.CAPTURE, false));
    Walk walk = new Walk(false, List.of(new Node(leg, landings, List.of())));
    assertThat(AttackLines.of(new Piece(List.of(walk)), 8, 8)).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"oR", "I", "mxW", "fscW*", "mcamcaK"})
  void someCapturesDependOnMore(String notation) {
    assertThat(AttackLines.of(piece(notation), 8, 8)).isEqualTo(Optional.empty());
  }

  private static List<AttackLine> lines(String notation) {
    return AttackLines.of(piece(notation), 8, 8).orElseThrow().lines();
  }

  private static Piece piece(String notation) {
    return Notations.read(notation, Notations.Language.XBETZA).piece().orElseThrow();
  }

  private static List<String> towards(List<AttackLine> lines, int files, int ranks) {
    return lines.stream()
        .filter(line -> line.target().equals(new Vector(files, ranks)))
        .map(AttackLinesTest::crossings)
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
