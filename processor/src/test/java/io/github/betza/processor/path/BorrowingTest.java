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
  private static final Outcome PUT_DOWN = new Outcome(Occupant.OWN, Deed.UNLOAD_AT_LEG_START);

  @Test
  void nothingIsBorrowedOnTheLegAfterAPieceIsPutDown() {
    List<Node> borrowing = List.of(leg(Deed.BORROW, List.of()));
    assertThatThrownBy(() -> new Branch(PUT_DOWN, borrowing))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a piece that puts another one down cannot borrow then");
  }

  @Test
  void norOnALaterLeg() {
    List<Node> borrowing = List.of(leg(Deed.BORROW, List.of()));
    List<Node> later = List.of(leg(Deed.REMOVE, List.of(new Branch(Outcome.PASS, borrowing))));
    Outcome drop = new Outcome(Occupant.EMPTY, Deed.DROP_AT_LEG_START);
    assertThatThrownBy(() -> new Branch(drop, later)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @EnumSource(
      value = Deed.class,
      names = {"NONE", "REMOVE", "EXCITE"})
  void butAfterOtherDeeds(Deed deed) {
    List<Node> borrowing = List.of(leg(Deed.BORROW, List.of()));
    Branch branch = new Branch(new Outcome(Occupant.OWN, deed), borrowing);
    assertThat(branch.next()).isEqualTo(borrowing);
  }

  private static Node leg(Deed deed, List<Branch> branches) {
    Landing end = new Landing(new Outcome(Occupant.OWN, deed), false);
    return new Node(Leg.leap(new Vector(1, 0)), List.of(end), branches);
  }
}
