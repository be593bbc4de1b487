package io.github.betza.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves that generated code writes into the list itself. */
class MoveListWordsTest {
  @Test
  void wordsAreMoves() {
    MoveList moves = new MoveList();
    moves.quiet(1, 2);

    int[] words = moves.words(2);
    words[1] = Move.quiet(1, 3);
    words[2] = Move.capture(1, 4);
    moves.setSize(3);

    assertThat(moves.size()).isEqualTo(3);
    assertThat(moves.get(2)).isEqualTo(Move.capture(1, 4));
    assertThat(moves.effectCount(1)).isZero();
  }

  @Test
  void aLoopGivesTheWords() {
    MoveList moves = new MoveList();
    assertThat(moves).isEmpty();
    moves.quiet(1, 2);
    moves.capture(1, 3);
    assertThat(moves).containsExactly(Move.quiet(1, 2), Move.capture(1, 3));
    moves.clear();
    assertThat(moves).isEmpty();
  }

  @Test
  void reachesTheSquaresWhereMovesEnd() {
    MoveList moves = new MoveList();
    moves.quiet(1, 2);
    moves.capture(1, 3);

    assertThat(moves.reaches(2)).isTrue();
    assertThat(moves.reaches(3)).isTrue();
    assertThat(moves.reaches(1)).isFalse();
    moves.clear();
    assertThat(moves.reaches(2)).isFalse();
  }

  /** All that a piece must have for it is its list of moves. */
  @Test
  void aPieceCanMoveWhereItsMovesEnd() {
    Board board = new Board(8, 8);
    PieceMoves east =
        new OtherwiseMotionless() {
          @Override
          public void generate(Board on, int from, int forward, int wanted, MoveList list) {
            list.quiet(from, from + 1);
          }
        };
    int a1 = board.geometry().square("a1");

    assertThat(east.canMove(board, a1, board.geometry().square("b1"))).isTrue();
    assertThat(east.canMove(board, a1, board.geometry().square("c1"))).isFalse();
  }

  @Test
  void aWordThatIsNotCountedIsNoMove() {
    MoveList moves = new MoveList();

    moves.words(1)[0] = Move.quiet(1, 2);
    moves.setSize(0);
    moves.capture(3, 4);

    assertThat(moves.size()).isOne();
    assertThat(moves.get(0)).isEqualTo(Move.capture(3, 4));
  }

  @Test
  void thereIsRoomForAsManyAsOneLikes() {
    MoveList moves = new MoveList();
    for (int most : new int[] {1, 511, 512, 513, 5_000}) {
      moves.clear();
      moves.quiet(1, 2);
      int[] words = moves.words(most);
      MoveList.write(words, most, Move.quiet(1, 3));
      moves.setSize(most + 1);

      assertThat(Integer.bitCount(words.length)).as("a power of two").isOne();

      assertThat(moves.get(0)).isEqualTo(Move.quiet(1, 2));
      assertThat(moves.get(most)).isEqualTo(Move.quiet(1, 3));
    }
  }

  @Test
  void aWordIsWrittenOnlyWhereThereIsRoom() {
    MoveList moves = new MoveList();
    int[] words = moves.words(1);

    assertThatThrownBy(() -> MoveList.write(words, words.length, Move.quiet(1, 2)))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> moves.setSize(words.length + 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("513 moves in a list with room for 512");
    assertThat(moves.size()).isZero();
  }

  @Test
  void noMoveIsTakenBackByCounting() {
    MoveList moves = new MoveList();
    moves.quiet(1, 2);

    assertThatThrownBy(() -> moves.setSize(0)).isInstanceOf(AssertionError.class);
    assertThat(moves.size()).isOne();
  }

  @Test
  void aListGrowsByMovesOfAllKinds() {
    MoveList moves = new MoveList();
    for (int i = 0; i < 3_000; i++) {
      if (i % 3 == 0) {
        moves.pending().push(Effect.of(Effect.REMOVE, 7));
        moves.pending().add(1, 2, true);
        moves.pending().pop();
      } else {
        moves.quiet(1, i % 100);
      }
    }

    assertThat(moves.size()).isEqualTo(3_000);
    assertThat(moves.get(2_999)).isEqualTo(Move.quiet(1, 99));
    assertThat(moves.effectCount(2_997)).isOne();
    assertThat(Integer.bitCount(moves.words(1).length)).as("a power of two").isOne();
  }

  @Test
  void aPromotionToNothingChangesNothing() {
    MoveList moves = new MoveList();
    moves.quiet(1, 2);

    assertThatThrownBy(() -> moves.appendPromoting(0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(moves.size()).isOne();
    assertThat(moves.get(0)).isEqualTo(Move.quiet(1, 2));
  }

  @Test
  void movesWithEffectsFollow() {
    MoveList moves = new MoveList();
    moves.words(5_000);
    moves.setSize(4_999);
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, 7));
    moves.pending().add(1, 2, true);
    moves.pending().pop();

    assertThat(moves.effectCount(4_999)).isOne();
    assertThat(moves.effect(4_999, 0)).isEqualTo(Effect.of(Effect.REMOVE, 7));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1, 100_000})
  void noMoveOfAnotherIndexPromotes(int index) {
    MoveList moves = new MoveList();
    moves.quiet(1, 2);
    assertThatThrownBy(() -> moves.promote(index, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.appendPromoting(index, 3))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(moves.size()).isEqualTo(1);
  }
}
