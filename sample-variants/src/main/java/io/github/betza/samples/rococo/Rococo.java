package io.github.betza.samples.rococo;

import io.github.betza.Betza;
import io.github.betza.Dialect;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;
import io.github.betza.Variant.Zone;

/**
 * Rococo, in which nearly every piece captures in a way of its own. On the squares at the edge only
 * captures end, and the king is captured and not mated.
 *
 * <p>Left out is what the notation does not say: that a capture may use squares at the edge only
 * where it could not be made otherwise, and then as few as possible; that advancers and withdrawers
 * must capture what they could by the same movement; that the chameleon also holds immobilizers and
 * changes places with swappers; that a piece which is held may take itself off the board; and that
 * the side which repeats a position loses.
 */
@Variant(
    files = 10,
    ranks = 10,
    setup =
        "10/1salcklwi1/1pppppppp1/" + "10/10/" + "10/10/" + "1PPPPPPPP1/1IWLKCLAS1/10 w - - 0 1",
    zones = @Zone(of = "PLCWASIK", squares = "b2-i9", captures = "1-10"),
    promotions =
        @Promotion(of = "P", to = "LCWASI", zone = "9-10", optional = true, limited = true),
    royalty = Royalty.LAST_CAPTURED,
    stalemate = Stalemate.LOSS)
public interface Rococo {
  /** Steps one square, or jumps over a neighbour to the square behind it, where it may capture. */
  @Betza(value = "mK+j(AD)", dialect = Dialect.BEX, letter = 'P')
  interface CannonPawn {}

  /** Slides in all directions, and captures all that it leaps over. */
  @Betza(value = "mQ+[cl]Q", dialect = Dialect.BEX, letter = 'L')
  interface LongLeaper {}

  /** Slides in all directions, and captures each piece in that piece's own way. */
  @Betza(value = "mQ+[ci]", dialect = Dialect.BEX, letter = 'C')
  interface Chameleon {}

  /** Slides in all directions, and captures the neighbour that it moves straight away from. */
  @Betza(value = "mQ+[cw]Q", dialect = Dialect.BEX, letter = 'W')
  interface Withdrawer {}

  /** Slides in all directions, and captures the piece straight ahead of where it stops. */
  @Betza(value = "mQ+[ca]Q", dialect = Dialect.BEX, letter = 'A')
  interface Advancer {}

  /** Slides in all directions, changes places with an enemy, or captures a neighbour and itself. */
  @Betza(value = "mQ+[xwQ]+([crK]--[cu])", dialect = Dialect.BEX, letter = 'S')
  interface Swapper {}

  /** Slides in all directions, and holds all neighbouring enemies where they are. */
  @Betza(value = "[x!iK]--mQ--[xiK]", dialect = Dialect.BEX, letter = 'I')
  interface Immobilizer {}

  /** Steps one square. */
  @Betza(value = "K", dialect = Dialect.BEX, letter = 'K', royal = true)
  interface King {}
}
