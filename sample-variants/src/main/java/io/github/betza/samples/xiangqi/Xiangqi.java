package io.github.betza.samples.xiangqi;

import io.github.betza.Betza;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Zone;

/**
 * Xiangqi, the chess of China. A stalemated side has lost, and the generals may not face each
 * other. The rules against perpetual check and chase are left out.
 */
@Variant(
    files = 9,
    ranks = 10,
    setup = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    zones = {
      @Zone(of = "P", squares = "a4-a5 c4-c5 e4-e5 g4-g5 i4-i5 6-10"),
      @Zone(of = "B", squares = "1-5"),
      @Zone(of = "AK", squares = "d1-f3")
    },
    stalemate = Stalemate.LOSS,
    flyingGeneral = true)
public interface Xiangqi {
  /**
   * Steps forward, and sideways beyond the river. As it only comes to every other file before, the
   * squares of its zone say the same.
   */
  @Betza(value = "fsW", letter = 'P')
  interface Soldier {}

  /** Steps one square along ranks and files, and then one diagonally outward. */
  @Betza(value = "afsW", letter = 'N')
  interface Horse {}

  /** Goes two squares diagonally over an empty one, and does not cross the river. */
  @Betza(value = "nA", letter = 'B')
  interface Elephant {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Chariot {}

  /** Slides along ranks and files, and captures behind one piece that it jumps over. */
  @Betza(value = "mRcpR", letter = 'C')
  interface Cannon {}

  /** Steps one square diagonally within the palace. */
  @Betza(value = "F", letter = 'A')
  interface Advisor {}

  /** Steps one square along ranks and files within the palace. */
  @Betza(value = "W", letter = 'K', royal = true)
  interface General {}
}
