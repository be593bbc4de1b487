package io.github.betza.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.generated.PendingEffects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people see who look at a board or a list in a debugger. */
final class DebuggerTextTest {
  private static final PieceTable PIECES =
      PieceTable.builder()
          .addRoyal('K', "king", PieceMoves.none())
          .add('P', "pawn", PieceMoves.none())
          .build();

  private final Board board = new Board(3, 4, PIECES);

  private int square(String name) {
    return board.geometry().square(name);
  }

  @Test
  void boardsAreDrawn() {
    board.place(square("a1"), 1, Side.WHITE, true);
    board.place(square("c4"), 1, Side.BLACK, false);
    board.place(square("b3"), 2, Side.BLACK, false);
    board.put(square("b2"), Cell.EDGE);
    assertThat(board)
        .hasToString(
            """
             4 . . k
             3 . p .
             2 . * .
             1 K . .
               a b c
            White to move""");
  }

  @Test
  void whatElseCountsIsWrittenBelow() {
    board.place(square("c3"), 2, Side.WHITE, false);
    board.setEnPassant(square("c3"), square("c2"), square("c1"));
    board.setSide(Side.BLACK);
    assertThat(board.toString().lines())
        .endsWith("   a b c", "Black to move, capture en passant of c3 on c2 c1");
  }

  @Test
  void symbolsOfAnyWidthStandBelowEachOther() {
    Board bare = new Board(27, 1);
    bare.put(bare.geometry().square("a1"), Cell.of(7, Side.WHITE));
    bare.put(bare.geometry().square("aa1"), Cell.of(255, Side.BLACK));
    String empty = "    .".repeat(25);
    assertThat(bare.toString().lines().findFirst()).hasValue(" 1   W7" + empty + " b255");
    assertThat(bare.toString().lines().skip(1).findFirst().orElseThrow())
        .startsWith("      a    b")
        .endsWith("    z   aa");
  }

  @Test
  void movesAreWrittenWithNumbersOfSquares() {
    MoveList moves = new MoveList();
    assertThat(moves).hasToString("[]");
    moves.quiet(20, 31);
    moves.capture(20, 33);
    moves.appendPromoting(1, 2);
    moves.pending().remove(45);
    moves.pending().add(20, 50, true);
    assertThat(moves).hasToString("[20-31, 20x33, 20x33=2, 20x50+1]");
  }

  @Test
  void aBoardGivesMovesTheNamesOfItsSquares() {
    MoveList moves = new MoveList();
    moves.quiet(square("a1"), square("b2"));
    moves.capture(square("b3"), square("c4"));
    moves.appendPromoting(1, 2);
    moves.appendPromoting(1, 9);
    moves.pending().remove(square("c3"));
    moves.pending().add(square("b3"), square("c4"), true);
    assertThat(moves.text(board)).isEqualTo("[a1-b2, b3xc4, b3xc4=P, b3xc4=9, b3xc4 takes c3]");
    assertThat(moves.text(0, board)).isEqualTo("a1-b2");
    assertThatThrownBy(() -> moves.text(5, board)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void everyEffectOfAMoveIsWritten() {
    MoveList moves = new MoveList();
    PendingEffects pending = moves.pending();
    pending.push(Effect.of(Effect.PARTNER, square("c1"), square("b1")));
    pending.push(Effect.of(Effect.UNLOAD, square("b2"), square("a1")));
    pending.push(Effect.of(Effect.SWAP, square("b3"), square("a2")));
    pending.push(Effect.of(Effect.VANISH, square("a3")));
    pending.push(Effect.of(Effect.GRANT_EN_PASSANT, square("a4")));
    moves.pending().add(square("a1"), square("b1"), false);
    assertThat(moves.text(0, board))
        .isEqualTo("a1-b1 puts b2 on a1 with c1-b1 swaps with b3 and vanishes");
  }

  @Test
  void piecesAreWrittenInTheOrderOfTheirKinds() {
    assertThat(PIECES).hasToString("[K king (royal), P pawn]");
  }

  @Test
  void attackersAreWrittenAsNumbersOfSquares() {
    Attackers found = new Attackers();
    board.place(square("b2"), 2, Side.WHITE, false);
    found.hits(board.cells(), Cell.of(2, Side.WHITE), square("b2"));
    assertThat(found).hasToString("[" + square("b2") + "]");
    assertThat(Attackers.ANY).hasToString("[]");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, Integer.MIN_VALUE})
  void noAttackerStandsOutsideTheList(int index) {
    assertThatThrownBy(() -> new Attackers().get(index))
        .isExactlyInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("attacker " + index + " of 0");
  }
}
