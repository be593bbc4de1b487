package io.github.betza.samples.racing;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Goal;

/**
 * A race of the kings to the last rank, in which no move may give check. If White is there first,
 * Black draws by getting there with the next move.
 */
@Variant(
    name = "Racing Kings",
    files = 8,
    ranks = 8,
    setup = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
    goals = @Goal(of = "K", squares = "8", answered = true, black = "8"),
    checksForbidden = true,
    repetitions = 3,
    moveLimit = 50)
public interface RacingKings {
  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
