package io.github.betza.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PieceTableTest {
  private static final PieceMoves NONE =
      new PieceMoves() {
        @Override
        public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
          // Nobody asks these pieces for moves.
        }

        @Override
        public boolean canCapture(Board board, int from, int target) {
          return false;
        }
      };

  private static final PieceTable PIECES =
      PieceTable.builder()
          .addRoyal('K', "king", NONE)
          .add('I', "imitator", NONE)
          .add("+S", "gold", NONE)
          .add('S', "silver", NONE)
          .build();

  @ParameterizedTest
  @CsvSource({"K, 1", "k, 1", "i, 2", "+S, 3", "+s, 3", "S, 4", "s, 4", "+K, 0", "+, 0", "'', 0"})
  void kindsHaveSymbolsInEitherCase(String symbol, int kind) {
    assertThat(PIECES.kindOf(symbol)).isEqualTo(kind);
  }

  /** The I without a dot, the long S and the sign of kelvins are no letters of pieces. */
  @ParameterizedTest
  @ValueSource(chars = {'\u0131', '\u017f', '\u212a'})
  void lettersThatFoldToThoseOfPieces(char letter) {
    assertThat(PIECES.kindOf(letter)).isZero();
    assertThat(PIECES.kindOf("+" + letter)).isZero();
  }

  @Test
  void whatIsKnownOfAKind() {
    assertThat(PIECES.size()).isEqualTo(4);
    assertThat(PIECES.isRoyal(1)).isTrue();
    assertThat(PIECES.isRoyal(3)).isFalse();
    assertThat(PIECES.isPromoted(3)).isTrue();
    assertThat(PIECES.isPromoted(4)).isFalse();
    assertThat(PIECES.letter(3)).isEqualTo('S');
    assertThat(PIECES.name(2)).isEqualTo("imitator");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 5})
  void kindsThatThereAreNot(int kind) {
    assertThatThrownBy(() -> PIECES.symbol(kind))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the board's piece table has no kind " + kind + ";");
    assertThatThrownBy(() -> PIECES.moves(kind)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PIECES.promotionCount(kind))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
