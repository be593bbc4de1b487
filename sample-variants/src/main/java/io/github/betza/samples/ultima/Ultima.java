package io.github.betza.samples.ultima;

import io.github.betza.Betza;
import io.github.betza.Dialect;
import io.github.betza.Variant;

/**
 * Ultima, in which nearly every piece captures in a way of its own. The coordinator, whose captures
 * depend on where its king stands, is a second immobilizer here; and no piece may take itself off
 * the board.
 */
@Variant(files = 8, ranks = 8, setup = "ulcwkclu/pppppppp/8/8/8/8/PPPPPPPP/ULCWKCLU w - - 0 1")
public interface Ultima {
  /** Slides along ranks and files, and captures what it closes in between itself and a friend. */
  @Betza(value = "mR+mR--[ccD]", dialect = Dialect.BEX, letter = 'P')
  interface PincerPawn {}

  /** Slides in all directions, and captures all that it leaps over. */
  @Betza(value = "mQ+[cl]Q", dialect = Dialect.BEX, letter = 'L')
  interface LongLeaper {}

  /** Slides in all directions, and captures each piece in that piece's own way. */
  @Betza(value = "mQ+[ci]", dialect = Dialect.BEX, letter = 'C')
  interface Chameleon {}

  /** Slides in all directions, and captures the neighbour that it moves straight away from. */
  @Betza(value = "mQ+[cw]Q", dialect = Dialect.BEX, letter = 'W')
  interface Withdrawer {}

  /** Slides in all directions, and holds all neighbouring enemies where they are. */
  @Betza(value = "[x!iK]--mQ--[xiK]", dialect = Dialect.BEX, letter = 'U')
  interface Immobilizer {}

  /** Steps one square. */
  @Betza(value = "K", dialect = Dialect.BEX, letter = 'K', royal = true)
  interface King {}
}
