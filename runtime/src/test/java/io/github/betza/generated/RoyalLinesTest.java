package io.github.betza.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A royal piece on the bit 4, an enemy on 60 and one on 32, and what stands between. */
class RoyalLinesTest {
  private static final int ROYAL = 4;
  private static final long FILE = 1L << 12 | 1L << 20 | 1L << 28 | 1L << 36 | 1L << 44 | 1L << 52;
  private static final long DIAGONAL = 1L << 11 | 1L << 18 | 1L << 25;
  private static final long ROOK = 1L << 60;
  private static final long BISHOP = 1L << 32;

  private final long[] between = new long[Long.SIZE * Long.SIZE];

  RoyalLinesTest() {
    between[ROYAL * Long.SIZE + 60] = FILE;
    between[ROYAL * Long.SIZE + 32] = DIAGONAL;
  }

  @Test
  void everyAttackMustBeAnswered() {
    assertThat(RoyalLines.answers(between, ROYAL, 0)).isEqualTo(-1);
    assertThat(RoyalLines.answers(between, ROYAL, ROOK)).isEqualTo(FILE | ROOK);
    assertThat(RoyalLines.answers(between, ROYAL, ROOK | BISHOP)).isZero();
  }

  @Test
  void aPinnedPieceStaysOnItsLines() {
    assertThat(RoyalLines.ofPinned(between, ROYAL, ROOK | BISHOP, 28)).isEqualTo(FILE | ROOK);
    assertThat(RoyalLines.ofPinned(between, ROYAL, ROOK | BISHOP, 18)).isEqualTo(DIAGONAL | BISHOP);
    assertThat(RoyalLines.ofPinned(between, ROYAL, ROOK, 18)).isEqualTo(-1);
  }

  @Test
  void anEnemyAttacksOverEmptySquares() {
    assertThat(RoyalLines.isAttacked(between, ROYAL, ROOK, ROOK | DIAGONAL)).isTrue();
    assertThat(RoyalLines.isAttacked(between, ROYAL, ROOK | BISHOP, 1L << 44 | 1L << 18)).isFalse();
    assertThat(RoyalLines.isAttacked(between, ROYAL, 0, 0)).isFalse();
  }
}
