package io.github.betza.processor.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.processor.path.Node.Branch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Moves are borrowed from pieces that stand on the board, not from one that was put down. */
class BorrowingTest {
  private static final LegOutcome PUT_DOWN =
      new LegOutcome(OccupancyCondition.OWN, LegEffect.UNLOAD_AT_LEG_START);

  @Test
  void nothingIsBorrowedOnTheLegAfterAPieceIsPutDown() {
    List<Node> borrowing = List.of(leg(LegEffect.BORROW, List.of()));
    assertThatThrownBy(() -> new Branch(PUT_DOWN, borrowing))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a piece that puts another one down cannot borrow then");
  }

  @Test
  void norOnALaterLeg() {
    List<Node> borrowing = List.of(leg(LegEffect.BORROW, List.of()));
    List<Node> later =
        List.of(leg(LegEffect.REMOVE, List.of(new Branch(LegOutcome.EMPTY, borrowing))));
    LegOutcome drop = new LegOutcome(OccupancyCondition.EMPTY, LegEffect.DROP_AT_LEG_START);
    assertThatThrownBy(() -> new Branch(drop, later)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = LegEffect.class,
      names = {"NONE", "REMOVE", "EXCITE"})
  void butAfterOtherDeeds(LegEffect effect) {
    List<Node> borrowing = List.of(leg(LegEffect.BORROW, List.of()));
    Branch branch = new Branch(new LegOutcome(OccupancyCondition.OWN, effect), borrowing);
    assertThat(branch.next()).isEqualTo(borrowing);
  }

  private static Node leg(LegEffect effect, List<Branch> branches) {
    Landing end = new Landing(new LegOutcome(OccupancyCondition.OWN, effect), false);
    return new Node(Leg.leap(new Vector(1, 0)), List.of(end), branches);
  }
}
